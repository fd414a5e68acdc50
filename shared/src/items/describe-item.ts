import type { ItemType } from '@portal/shared/api/transaction-payloads';
import { itemDescriptions } from './item-descriptions.ts';
import type { ItemContext, ItemDetail, ItemText, Payloads } from './item-text.ts';
import { legSizeText } from './legs.ts';

/** An item with the payload of its type. */
export type TypedItem<Type extends ItemType> = {
  readonly [Each in Type]: { readonly type: Each; readonly payload: Payloads[Each] };
}[Type];

/**
 * Returns the text of an item: title, legs, details and changes. `context`: lookups for names in place of codes, and
 * the customer's name.
 */
export const describeItem = <Type extends ItemType>(
  { type, payload }: TypedItem<Type>,
  context: ItemContext = {},
): ItemText => itemDescriptions[type](payload, context);

/** Returns an item's details as label and value, and where its money is paid. */
export const detailsOf = ({ details, legs }: ItemText): readonly ItemDetail[] => [
  ...details,
  ...legs.flatMap(({ payTo }) => (payTo === undefined ? [] : [{ label: 'Paid to', value: payTo }])),
];

/** Returns the codes of an item's schemes, or its title: `CBSUK`, `CBMGF to CBSUK`, `Update information`. */
export const getShortName = ({ title, legs }: ItemText): string =>
  legs.map(({ scheme }) => scheme).join(' to ') || title;

/** Returns a short text that names an item and how much it moves: `CBSUK, MYR 25,000.00`. */
export function getShortText(text: ItemText): string {
  const [leg] = text.legs;
  return leg ? `${getShortName(text)}, ${legSizeText(leg)}` : text.title;
}
