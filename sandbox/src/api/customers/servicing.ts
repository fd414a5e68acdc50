import { and, eq } from 'drizzle-orm';
import { accounts, customers } from '../../database/tables/index.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound } from '../server/problem.ts';

export type Customer = typeof customers.$inferSelect;
export type Account = typeof accounts.$inferSelect;

/** A customer of the signed-in agent; of anybody else's not even the existence is told. */
export async function servicedCustomer({ orm, agent }: AgentContext, customerId: string): Promise<Customer> {
  const [row] = await orm
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.agentCustomerId, agent.agentCustomerId)));
  if (!row) throw notFound('customer');
  return row;
}

/** An account of one of the agent's customers. */
export async function servicedAccount(context: AgentContext, accountId: string): Promise<Account> {
  const [row] = await context.orm
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(and(eq(accounts.id, accountId), eq(customers.agentCustomerId, context.agent.agentCustomerId)));
  if (!row) throw notFound('account');
  return row.account;
}

/** All accounts of a customer, by number. */
export async function accountsOf({ orm }: AgentContext, customerId: string): Promise<readonly Account[]> {
  return orm.select().from(accounts).where(eq(accounts.customerId, customerId)).orderBy(accounts.id);
}
