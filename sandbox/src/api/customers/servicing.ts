import { and, eq } from 'drizzle-orm';
import { accounts, customers } from '../../database/tables/index.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound } from '../server/problem.ts';

/** A customer's row. */
export type Customer = typeof customers.$inferSelect;
/** An account's row. */
export type Account = typeof accounts.$inferSelect;

/** Reads a customer of the agent. @throws Problem 404, also for another agent's customer. */
export async function readServicedCustomer(
  { orm, agent }: AgentContext,
  customerId: string,
): Promise<Customer> {
  const [row] = await orm
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.agentCustomerId, agent.agentCustomerId)));
  if (!row) throw notFound('customer');
  return row;
}

/** Reads an account of one of the agent's customers. @throws Problem 404, also for another agent's. */
export async function readServicedAccount(context: AgentContext, accountId: string): Promise<Account> {
  const [row] = await context.orm
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(and(eq(accounts.id, accountId), eq(customers.agentCustomerId, context.agent.agentCustomerId)));
  if (!row) throw notFound('account');
  return row.account;
}

/** Reads all accounts of a customer, sorted by number. */
export async function readAccounts({ orm }: AgentContext, customerId: string): Promise<readonly Account[]> {
  return orm.select().from(accounts).where(eq(accounts.customerId, customerId)).orderBy(accounts.id);
}
