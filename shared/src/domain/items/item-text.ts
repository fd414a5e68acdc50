import type { CartLists } from '@portal/shared/api/cart';
import type { Lookups } from '@portal/shared/api/lookups';
import type { ItemType } from '@portal/shared/api/transaction-payloads';
import type { Percent, Units } from '@portal/shared/money';
import type { FieldChange } from '../person/index.ts';
import type { Leg } from './legs.ts';

/** Payload of each type of item, as decoded. */
export type Payloads = { readonly [Type in ItemType]: CartLists[Type][number]['payload'] };

/** One answer of an item. */
export interface ItemDetail {
  /** What is before the value in a line, `charge`; absent where the value says it: `reinvest`. */
  readonly label?: string;
  readonly value: string;
  /** Blurred in the privacy view. */
  readonly private?: true;
}

/** What the sums of an order depend on, beside what moves. */
interface OrderTerms {
  /** Of what is bought. */
  readonly salesCharge?: Percent;
  /** 8% tax is deducted from the withdrawal. */
  readonly isTaxed?: boolean;
  /** Units that an order by units sells, also when they are all. */
  readonly units?: Units;
}

/** What is said of an item of a cart, a checkout or an application. Every screen, list and file reads it. */
export interface ItemText {
  /** `Switch Bond to Sukuk`. */
  readonly title: string;
  /** What moves: none for a form about the customer, out before in for a switch. */
  readonly legs: readonly Leg[];
  readonly details: readonly ItemDetail[];
  /** Absent for a form about the customer. */
  readonly terms?: OrderTerms;
  /** Only of an update of the customer's record. */
  readonly changes: readonly FieldChange[];
}

/** What an item's text depends on, beside its payload. */
export interface ItemContext {
  /** Names of codes; without them the payload's own words are used. */
  readonly lookups?: Lookups | undefined;
  /** Name of the customer as listed, which an onboarding is named by. */
  readonly customerName?: string | undefined;
}

/** Returns the text of an item from its payload. */
export type DescribePayload<Type extends ItemType> = (
  payload: Payloads[Type],
  context: ItemContext,
) => ItemText;

/**
 * Returns the text of an item that moves no money, such as a bank account addition: its title and details, without
 * legs.
 */
export const describeForm = (title: string, details: readonly ItemDetail[]): ItemText => ({
  title,
  legs: [],
  details,
  changes: [],
});
