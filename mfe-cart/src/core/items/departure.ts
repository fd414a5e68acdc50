import { departingAccounts } from '@portal/shared/withdrawal-reasons';
import type { CartItem, RedemptionItem } from './cart-item.ts';

/** A PRS account that the member leaves for good, with a withdrawal for another reason beside it. */
export interface Departure {
  readonly accountId: string;
  /** Its withdrawals among the items. */
  readonly withdrawals: readonly RedemptionItem[];
}

/** The kind of the acknowledgement that is kept with the items, beside those of mismatches. */
export const departureKind = 'departure';

/** Returns the accounts of these items in which a permanent departure is together with another withdrawal. */
export function departuresIn(items: readonly CartItem[]): readonly Departure[] {
  const redemptions = items.filter((item): item is RedemptionItem => item.kind === 'redemption');
  return departingAccounts(redemptions.map(({ order }) => order)).map((accountId) => ({
    accountId,
    withdrawals: redemptions.filter((item) => item.accountId === accountId && item.plan === 'PRS'),
  }));
}

/** Returns what the customer confirms about both, in the drawer and at checkout. */
export const departureText = (accountId: string): string =>
  `The customer knows that leaving Malaysia permanently takes everything in account ${accountId}, and still wants the other withdrawal.`;

/** What is missing until that is confirmed. */
export const departureProblem = 'Confirm that the customer wants both withdrawals, or remove one.';
