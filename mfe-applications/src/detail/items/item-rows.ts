import type { ApplicationItem } from '@portal/shared/api/applications';
import type { MismatchKind } from '@portal/shared/api/checkout-submission';
import type { Lookups } from '@portal/shared/api/lookups';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { describeItem, type ItemText } from '@portal/shared/items';

/** One item as a table row. */
export interface ItemRow {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly text: ItemText;
  /** Number of the account; absent for a form about the customer. */
  readonly accountId: string | undefined;
  /** Why the customer wanted a scheme that does not suit, one text for each kind. */
  readonly mismatches: readonly string[];
}

const mismatchTexts: Readonly<Record<MismatchKind, string>> = {
  risk: 'Above the customer’s risk category',
  currency: 'Foreign currency, which the customer does not accept',
  'no-assessment': 'No valid assessment',
};

/** Returns the account that an item is about, or that its bank account serves. */
function accountIdOf({ item: { payload } }: ApplicationItem): string | undefined {
  const accountId =
    'accountId' in payload ? payload.accountId : 'account' in payload ? payload.account : undefined;
  return typeof accountId === 'string' ? accountId : undefined;
}

/**
 * Converts an application's item to a table row: form id, status, text, account (absent for a form about the customer)
 * and the customer's reasons for a scheme that does not suit. Without lookups, codes are shown in place of their names.
 */
export function toItemRow(applicationItem: ApplicationItem, lookups?: Lookups): ItemRow {
  const { formId, status, item, mismatches } = applicationItem;
  return {
    id: formId,
    status,
    text: describeItem(item, { lookups }),
    accountId: accountIdOf(applicationItem),
    mismatches: mismatches.map(({ kind, reason }) => `${mismatchTexts[kind]}. Customer’s reason: ${reason}`),
  };
}
