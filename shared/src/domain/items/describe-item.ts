import type { ItemType } from '@portal/shared/api/transaction-payloads';
import { itemDescriptions } from './item-descriptions.ts';
import type { ItemContext, ItemDetail, ItemText, Payloads } from './item-text.ts';
import { formatItemTypes } from './item-type-labels.ts';
import { legSizeText } from './legs.ts';
import { type Prices, sumDetails } from './order-sums.ts';

/** An item with the payload of its type. */
export type TypedItem<Type extends ItemType> = {
  readonly [Each in Type]: { readonly type: Each; readonly payload: Payloads[Each] };
}[Type];

/**
 * Returns the text by which all screens and files show an item of a cart, checkout or application: its title, its legs
 * (the schemes that it sells and buys, and how much), its details, and its changes of the record. `context`: lookups
 * for names in place of codes, and the customer's name.
 */
export const describeItem = <Type extends ItemType>(
  { type, payload }: TypedItem<Type>,
  context: ItemContext = {},
): ItemText => itemDescriptions[type](payload, context);

/**
 * Returns an item's details, then its sums in money, then a detail `paid to` for each leg whose money goes to a bank
 * account or to EPF. `prices`: what units are valued at; without them only amounts have sums.
 */
export const detailsOf = (text: ItemText, prices?: Prices): readonly ItemDetail[] => [
  ...text.details,
  ...sumDetails(text, prices),
  ...text.legs.flatMap(({ payTo }) => (payTo === undefined ? [] : [{ label: 'paid to', value: payTo }])),
];

/**
 * Returns the codes of an item's schemes, or its title when it moves none: `CBSUK`, `CBMGF to CBSUK`, `Update
 * information`.
 */
export const getShortName = ({ title, legs }: ItemText): string =>
  legs.map(({ scheme }) => scheme).join(' to ') || title;

/** Returns the name of an item in a sentence: `redemption CBSUK`, or its title when it moves no scheme. */
export const getItemName = (type: ItemType, text: ItemText): string =>
  text.legs.length === 0 ? text.title : `${formatItemTypes([type]).toLowerCase()} ${getShortName(text)}`;

/**
 * Returns a short text that names an item and how much its first scheme moves, `CBSUK, MYR 25,000.00`, or its title
 * when it moves none.
 */
export function getShortText(text: ItemText): string {
  const [leg] = text.legs;
  return leg ? `${getShortName(text)}, ${legSizeText(leg)}` : text.title;
}
