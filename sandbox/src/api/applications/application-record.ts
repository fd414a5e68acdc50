import { and, asc, eq } from 'drizzle-orm';
import { applicationItems, applications, checkouts, payments } from '../../database/tables/index.ts';
import { isOnboardingId, readFutureAccountId } from '../../rules/onboarding/future-accounts.ts';
import type { CurrencyAmount } from '../../rules/orders/order-item.ts';
import { expireOverdueCheckouts, outstandingAmounts } from '../checkout/order-status.ts';
import type { Account } from '../customers/servicing.ts';
import { findDraftApplication } from '../onboarding/draft-application.ts';
import { readAccountsByIds } from '../onboarding/read-applicant.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound } from '../server/problem.ts';

/** One of the agent's applications with its checkout, account, items and payments. */
export interface ApplicationRecord {
  readonly row: typeof applications.$inferSelect;
  readonly checkout: typeof checkouts.$inferSelect;
  /** `null` without an account, and until an onboarding has opened it: `due` and `payingAccount` may be filled then. */
  readonly account: Account | null;
  /** Plan and holders for the rules of payment, also of an account that is not opened yet; cash without holders if there is none. */
  readonly payingAccount: Pick<Account, 'plan' | 'holders'>;
  readonly items: readonly (typeof applicationItems.$inferSelect)[];
  readonly payments: readonly (typeof payments.$inferSelect)[];
  /** Unpaid amounts by currency. */
  readonly due: readonly CurrencyAmount[];
}

const noAccount = { plan: 'CS' as const, holders: [] };

/**
 * Whether an application's due amounts can still be paid: it waits for the payment, or for the customer's confirmation.
 */
export function isStillPayable({ status }: Pick<ApplicationRecord['row'], 'status'>): boolean {
  return status === 'Pending Payment' || status === 'Pending Customer Confirmation';
}

/**
 * Reads an application of the agent with its items, all payment attempts and the amounts still due, after it has set
 * overdue checkouts to expired. An onboarding in the cart is read as an application in status `Draft`: no account,
 * nothing due.
 * @throws Problem 404, also for another agent's application
 */
export async function readOwnApplication(
  context: AgentContext,
  applicationId: string,
): Promise<ApplicationRecord> {
  const { orm, agent, now } = context;
  const draft = isOnboardingId(applicationId)
    ? await findDraftApplication(context, applicationId)
    : undefined;
  if (draft) return { ...draft, account: null, payingAccount: noAccount, payments: [], due: [] };
  await expireOverdueCheckouts(orm, now);
  const [record] = await orm
    .select({ row: applications, checkout: checkouts })
    .from(applications)
    .innerJoin(checkouts, eq(checkouts.id, applications.checkoutId))
    .where(and(eq(applications.id, applicationId), eq(applications.agentUserId, agent.userId)));
  if (!record) throw notFound('application');
  const items = await orm
    .select()
    .from(applicationItems)
    .where(eq(applicationItems.applicationId, applicationId))
    .orderBy(asc(applicationItems.position));
  const attempts = await orm
    .select()
    .from(payments)
    .where(eq(payments.applicationId, applicationId))
    .orderBy(asc(payments.at));
  const due = outstandingAmounts(
    items.map(({ item }) => item),
    attempts,
  );
  const [ownAccount] = await readAccountsByIds(orm, [record.row.accountId]);
  const account = readFutureAccountId(record.row.accountId) ? null : (ownAccount ?? null);
  const payingAccount = ownAccount ?? noAccount;
  return { ...record, account, payingAccount, items, payments: attempts, due };
}
