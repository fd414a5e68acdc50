import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { accounts, cartItems, customers } from '../../database/tables/index.ts';
import { readFutureAccountId } from '../../rules/onboarding/future-accounts.ts';
import { applicantOf, futureAccountRows } from './applicant.ts';
import { findOnboarding, onboardingOf, type StoredOnboarding } from './stored-onboarding.ts';

/** Reads an onboarding of the agent; `undefined` when there is none, and for another agent's. */
export async function findOwnOnboarding(
  orm: Orm,
  agentUserId: string,
  id: string,
): Promise<StoredOnboarding | undefined> {
  const onboarding = await findOnboarding(orm, id);
  return onboarding?.row.agentUserId === agentUserId ? onboarding : undefined;
}

/**
 * Reads the applicant of an agent's onboarding as a customer; `undefined` when there is none, and for another agent's.
 */
export async function findApplicant(
  orm: Orm,
  agent: { readonly userId: string; readonly agentCustomerId: string },
  id: string,
): Promise<ReturnType<typeof applicantOf> | undefined> {
  const onboarding = await findOwnOnboarding(orm, agent.userId, id);
  return onboarding && applicantOf(onboarding, agent.agentCustomerId, id);
}

/**
 * Reads accounts by their numbers, those that an onboarding is about to open among them: in any order, of any agent,
 * without those that do not exist.
 */
export async function readAccountsByIds(
  orm: Orm,
  ids: readonly string[],
): Promise<readonly (typeof accounts.$inferSelect)[]> {
  const future = ids.flatMap((id) => readFutureAccountId(id)?.onboardingId ?? []);
  const onboardings = await orm.select().from(cartItems).where(inArray(cartItems.id, future));
  const opened = ids.filter((id) => readFutureAccountId(id) === undefined);
  const rows = await orm.select().from(accounts).where(inArray(accounts.id, opened));
  return [
    ...rows,
    ...onboardings
      .flatMap((row) => futureAccountRows(onboardingOf(row)))
      .filter(({ id }) => ids.includes(id)),
  ];
}

/** Whether an agent has a customer with an identity number, with or without hyphens; false for an empty number. */
export async function hasCustomerOf(orm: Orm, agentCustomerId: string, idNo: string): Promise<boolean> {
  if (idNo === '') return false;
  const same = and(
    eq(customers.agentCustomerId, agentCustomerId),
    eq(sql`replace(${customers.idNo}, '-', '')`, idNo.replaceAll('-', '')),
  );
  return (await orm.$count(customers, same)) > 0;
}
