import type { ApplicationItem } from '@portal/shared/api/applications';
import type { MismatchKind } from '@portal/shared/api/checkout-submission';
import type { Lookups } from '@portal/shared/api/lookups';
import type { ApplicationStatus } from '@portal/shared/api/status';
import type { ItemType } from '@portal/shared/api/transaction-payloads';
import type { ItemContent } from './item-content.ts';
import { itemContents, type Payloads } from './item-contents.ts';

/** One item as a table row. */
export interface ItemRow extends ItemContent {
  readonly id: string;
  readonly status: ApplicationStatus;
  /** Why the customer wanted a scheme that does not suit, one text for each kind. */
  readonly mismatches: readonly string[];
}

/** An item with the payload of its type. */
type ItemOf<Type extends ItemType> = {
  readonly [Each in Type]: { readonly type: Each; readonly payload: Payloads[Each] };
}[Type];

const mismatchTexts: Readonly<Record<MismatchKind, string>> = {
  risk: 'Riskier than the customer’s category',
  currency: 'Foreign currency, which the customer does not accept',
  'no-assessment': 'No valid assessment',
};

const toContent = <Type extends ItemType>(item: ItemOf<Type>, lookups: Lookups | undefined): ItemContent =>
  itemContents[item.type](item.payload, lookups);

/** Converts an application's item to a row. */
export function toItemRow(
  { formId, status, item, mismatches }: ApplicationItem,
  lookups: Lookups | undefined,
): ItemRow {
  const texts = mismatches.map(({ kind, reason }) => `${mismatchTexts[kind]}. Customer’s reason: ${reason}`);
  return { id: formId, status, mismatches: texts, ...toContent(item, lookups) };
}
