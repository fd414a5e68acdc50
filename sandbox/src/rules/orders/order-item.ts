import type { transactionItem } from '@portal/shared/api/transaction-payloads';
import type * as z from '@portal/shared/schema';

/** An item in the API's format, which the database also stores: JSON, with numbers for money. */
export type OrderItem = z.input<typeof transactionItem>;
export type ItemKind = OrderItem['type'];

/** An amount in a currency. */
export interface CurrencyAmount {
  readonly currency: string;
  /** 2 decimals. */
  readonly amount: number;
}

/** Returns the id of an item's account; `undefined` for a form about the customer. */
export function accountIdOf(item: OrderItem): string | undefined {
  switch (item.type) {
    case 'investment':
    case 'redemption':
    case 'switching':
      return item.payload.accountId;
    case 'bankar':
      return item.payload.account;
    default:
      return undefined;
  }
}

/**
 * Whether an item has to be paid: an investment. Redemptions, switches and forms do not wait for a payment (docs/domain.md,
 * section 6).
 */
export const isPaid = ({ type }: OrderItem): boolean => type === 'investment';

/** Returns the code of the scheme that an item buys; `undefined` when it buys none. */
export function boughtSchemeOf({ type, payload }: OrderItem): string | undefined {
  if (type === 'investment') return payload.scheme;
  return type === 'switching' ? payload.toScheme : undefined;
}

/**
 * The plan of an application's items, which have one account: that of the first transaction; `null` when none of them
 * is one.
 */
export function planOf(items: readonly OrderItem[]): 'CS' | 'EPF' | 'PRS' | null {
  for (const { type, payload } of items) {
    if (type !== 'investment' && type !== 'redemption' && type !== 'switching') continue;
    const { plan } = payload;
    return plan === 'EPF' || plan === 'PRS' ? plan : 'CS';
  }
  return null;
}
