import type { Money } from '@portal/shared/money';
import type { FieldChange } from '@portal/shared/person';

/** What a row shows of an item. */
export interface ItemContent {
  readonly title: string;
  readonly details: readonly string[];
  /** Changed fields of the customer’s record. */
  readonly changes?: readonly FieldChange[];
  readonly accountId: string | undefined;
  /** Money, or text for a transaction in units. Absent for forms. */
  readonly figure: Money | string | undefined;
}
