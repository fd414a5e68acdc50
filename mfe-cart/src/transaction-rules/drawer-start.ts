import { Money } from '@portal/shared/money';

/** What a drawer was opened for, where it was given it: account, scheme, and an amount that it begins with. */
export interface DrawerStart {
  readonly accountId?: string | undefined;
  readonly scheme?: string | undefined;
  /** As in the URL or as typed, in the currency of the scheme: `1000.00`, `1,000`. */
  readonly amount?: string | undefined;
  /** Code of the currency, for a form that asks for it. */
  readonly currency?: string | undefined;
}

/**
 * Whether a draft's values are about the account and the scheme that the drawer was opened for (`start`). What `start`
 * does not name fits any value.
 */
export const isAboutStart = (
  start: DrawerStart,
  { accountId, scheme }: { readonly accountId: string; readonly scheme: string },
): boolean =>
  (start.accountId === undefined || start.accountId === accountId) &&
  (start.scheme === undefined || start.scheme === scheme);

// the text of an amount is the same in each currency
const read = (text: string) => Money.parse('MYR', text);

/** Returns the amount that a form begins with, for its field: `1,000.00`. Empty when it is not an amount over 0. */
export function startingAmount({ amount = '' }: DrawerStart): string {
  const money = read(amount);
  return money && !money.isZero() ? money.format() : '';
}

/**
 * Returns a typed amount as it is written into the URL: `1000.00`. Empty when it is not an amount with at most 2
 * decimals.
 */
export const amountForUrl = (amount: string): string => read(amount)?.toString() ?? '';
