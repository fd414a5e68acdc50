import type { transactionItem } from '@portal/shared/api/transaction-payloads';
import type * as z from '@portal/shared/schema';

/** An item as the wire has it and as the database keeps it: JSON, with numbers for money. */
export type OrderItem = z.input<typeof transactionItem>;
export type ItemKind = OrderItem['type'];

export interface CurrencyAmount {
  readonly currency: string;
  /** 2 decimals. */
  readonly amount: number;
}

/** The account an item is for; `undefined` for a form about the customer. */
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
