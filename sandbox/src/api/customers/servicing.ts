import { isUsPerson } from '@portal/shared/person/us-person';
import { and, eq } from 'drizzle-orm';
import { accounts, customers } from '../../database/tables/index.ts';
import { ageOn, dateInKualaLumpur } from '../../rules/calendar.ts';
import { isOnboardingId, readFutureAccountId } from '../../rules/onboarding/future-accounts.ts';
import type { Buyer } from '../../rules/orders/switching-checks.ts';
import { futureAccountRows } from '../onboarding/applicant.ts';
import { findApplicant, findOwnOnboarding } from '../onboarding/read-applicant.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound } from '../server/problem.ts';

/** A customer's row. */
export type Customer = typeof customers.$inferSelect;
/** An account's row. */
export type Account = typeof accounts.$inferSelect;

/** What decides what a customer may buy, from the record. */
export const buyerOf = ({ dateOfBirth, isSophisticated, profile }: Customer, now: Date): Buyer => ({
  age: dateOfBirth === null ? undefined : ageOn(dateOfBirth, dateInKualaLumpur(now)),
  isSophisticated,
  isUsPerson: isUsPerson(profile),
});

/**
 * Reads a customer of the agent. Until the customer of an onboarding exists, its applicant is read under its id.
 * @throws Problem 404, also for another agent's customer.
 */
export async function readServicedCustomer(
  { orm, agent }: AgentContext,
  customerId: string,
): Promise<Customer> {
  if (isOnboardingId(customerId)) {
    const applicant = await findApplicant(orm, agent, customerId);
    if (!applicant) throw notFound('customer');
    return applicant;
  }
  const [row] = await orm
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.agentCustomerId, agent.agentCustomerId)));
  if (!row) throw notFound('customer');
  return row;
}

/**
 * Reads an account of one of the agent's customers, or one that an onboarding of the agent is about to open.
 * @throws Problem 404, also for another agent's
 */
export async function readServicedAccount(context: AgentContext, accountId: string): Promise<Account> {
  const future = readFutureAccountId(accountId);
  if (future) {
    const account = (await readFutureAccounts(context, future.onboardingId)).find(
      ({ id }) => id === accountId,
    );
    if (!account) throw notFound('account');
    return account;
  }
  const [row] = await context.orm
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(and(eq(accounts.id, accountId), eq(customers.agentCustomerId, context.agent.agentCustomerId)));
  if (!row) throw notFound('account');
  return row.account;
}

async function readFutureAccounts({ orm, agent }: AgentContext, id: string): Promise<readonly Account[]> {
  const onboarding = await findOwnOnboarding(orm, agent.userId, id);
  return onboarding ? futureAccountRows(onboarding) : [];
}

/**
 * Reads all accounts of a customer, sorted by number; empty when there are none. For the id of an onboarding these are
 * the accounts that it is about to open. It does not check whose customer it is.
 */
export async function readAccounts(context: AgentContext, customerId: string): Promise<readonly Account[]> {
  if (isOnboardingId(customerId)) return readFutureAccounts(context, customerId);
  const { orm } = context;
  return orm.select().from(accounts).where(eq(accounts.customerId, customerId)).orderBy(accounts.id);
}
