import type { ApplicationItem } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import type { ItemType } from '@portal/shared/api/transaction-payloads';
import { type ItemContent, itemContents, type Payloads } from './item-contents.ts';

/** One item as a table row. */
export interface ItemRow extends ItemContent {
  readonly id: string;
  readonly status: ApplicationStatus;
}

/** An item with the payload of its type. */
type Typed<Type extends ItemType> = {
  readonly [Each in Type]: { readonly type: Each; readonly payload: Payloads[Each] };
}[Type];

const toContent = <Type extends ItemType>(item: Typed<Type>): ItemContent =>
  itemContents[item.type](item.payload);

/** Converts an application's item to a row. */
export function toItemRow({ formId, status, item }: ApplicationItem): ItemRow {
  return { id: formId, status, ...toContent(item) };
}
