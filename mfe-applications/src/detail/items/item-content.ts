import type { Money } from '@portal/shared/money';

/** What a row shows of an item. */
export interface ItemContent {
  readonly title: string;
  readonly details: readonly string[];
  /** Changes of the customer's record, one text for each field. */
  readonly changes?: readonly string[];
  readonly accountId: string | undefined;
  /** Money, or text for a transaction in units. Absent for forms. */
  readonly figure: Money | string | undefined;
}
