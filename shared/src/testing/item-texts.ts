import { lookups } from '@portal/shared/api/lookups';
import { transactionItem } from '@portal/shared/api/transaction-payloads';
import type * as z from '@portal/shared/schema';
import { decoded, samples } from '@portal/shared/testing';
import { describeItem, detailsOf } from '../domain/items/describe-item.ts';
import type { ItemContext } from '../domain/items/item-text.ts';
import { directionName, legSizeText } from '../domain/items/legs.ts';

/** Lookups with a name for a reason of a withdrawal. */
export const names = decoded(lookups, {
  ...samples.lookups,
  prsWithdrawalReasons: [{ name: 'Healthcare', reasonID: '3', value: 'HLT' }],
});

/** An item as the service sends it. */
export type WireItem = z.input<typeof transactionItem>;

/** For tests: returns title, legs and details of an item, as texts. */
export function textsOf(item: WireItem, context: ItemContext = {}) {
  const text = describeItem(transactionItem.parse(item), context);
  return [
    text.title,
    text.legs.map((leg) => `${directionName(leg)} ${leg.scheme} ${leg.currency} ${legSizeText(leg)}`),
    detailsOf(text).map(({ label, value }) => (label === undefined ? value : `${label} ${value}`)),
  ];
}
