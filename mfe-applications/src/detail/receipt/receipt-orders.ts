import type { ApplicationItem } from '@portal/shared/api/applications';
import type { Lookups } from '@portal/shared/api/lookups';
import type { PaperOrder } from '@portal/shared/paper';
import { accountLabel } from '@portal/shared/records';
import { toItemRow } from '../items/item-rows.ts';

/** Converts an application's item for its receipt, with account and status after the title. */
export function toReceiptOrder(applicationItem: ApplicationItem, lookups?: Lookups): PaperOrder {
  const { id, text, accountId, status, mismatches } = toItemRow(applicationItem, lookups);
  const { item } = applicationItem;
  return {
    id,
    text,
    note: [accountId && accountLabel(accountId), status].filter(Boolean).join(', '),
    salesCharge:
      item.type === 'investment' || item.type === 'switching' ? item.payload.salesCharge : undefined,
    remarks: mismatches,
  };
}
