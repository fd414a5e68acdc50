import { withdrawalReason } from '@portal/shared/withdrawal-reasons';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { applicationItems, applications } from '../../database/tables/index.ts';
import { ageOn, dateInKualaLumpur, type IsoDate } from '../../rules/calendar.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import type { WithdrawalFacts } from '../../rules/orders/withdrawal-checks.ts';
import type { Account, Customer } from '../customers/servicing.ts';
import type { AgentContext } from '../server/context.ts';

/** Applications that withdraw nothing. */
const ENDED_STATUSES = ['Draft', 'Rejected', 'Cancelled', 'Expired'] as const;

/** Whether an item is a redemption from PRS for the reason of a pre-retirement withdrawal. */
export const isPreRetirement = (item: OrderItem): boolean =>
  item.type === 'redemption' &&
  item.payload.plan === 'PRS' &&
  withdrawalReason(item.payload.withdrawalReason)?.isTaxed === true;

/** Reads the day of an account's last pre-retirement withdrawal in this calendar year. */
async function readLastPreRetirement(
  { orm, now }: AgentContext,
  accountId: string,
): Promise<IsoDate | undefined> {
  const rows = await orm
    .select({ submittedAt: applications.submittedAt, item: applicationItems.item })
    .from(applicationItems)
    .innerJoin(applications, eq(applications.id, applicationItems.applicationId))
    .where(
      and(
        eq(applications.accountId, accountId),
        notInArray(applications.status, [...ENDED_STATUSES]),
        eq(sql`${applicationItems.item}->>'type'`, 'redemption'),
      ),
    );
  const year = dateInKualaLumpur(now).slice(0, 4);
  return rows
    .filter(({ item }) => isPreRetirement(item))
    .map(({ submittedAt }) => dateInKualaLumpur(submittedAt))
    .filter((date) => date.startsWith(year))
    .toSorted()
    .at(-1);
}

/**
 * Reads what decides about a withdrawal from an account of PRS: the member's age (`undefined` without a date of birth),
 * first contribution, last pre-retirement withdrawal and today's date in Kuala Lumpur. `freeUnitsB`, the free units of
 * sub-account B, is passed on.
 */
export async function readWithdrawalFacts(
  context: AgentContext,
  { dateOfBirth }: Pick<Customer, 'dateOfBirth'>,
  { id, firstContribution }: Pick<Account, 'id' | 'firstContribution'>,
  freeUnitsB: string,
): Promise<WithdrawalFacts> {
  const today = dateInKualaLumpur(context.now);
  return {
    age: dateOfBirth === null ? undefined : ageOn(dateOfBirth, today),
    freeUnitsB,
    firstContribution,
    lastPreRetirement: await readLastPreRetirement(context, id),
    today,
  };
}
