import type { ApplicationRow } from '@portal/shared/api/applications';
import { formatDate, malaysianDateOf } from '@portal/shared/dates';
import { csvOf } from '@portal/shared/files';
import { titleCase } from '@portal/shared/parts';
import { formatItemTypes } from '../core/item-type-labels.ts';
import { formatAge, getReason } from './row-labels.ts';

const columns = [
  'Form number',
  'Customer',
  'Account',
  'Type',
  'Submitted',
  'Age',
  'Status',
  'Reason',
  'Still to be paid',
] as const;

/** Creates the CSV file of applications. `today` is YYYY-MM-DD. Cells that look like formulas are escaped. */
export function createListCsv(rows: readonly ApplicationRow[], today: string): string {
  return csvOf(
    columns,
    rows.map((row) => [
      row.formNo,
      titleCase(row.customerName),
      row.accountId,
      formatItemTypes(row.types),
      formatDate(malaysianDateOf(row.submittedAt)),
      formatAge(row, today),
      row.status,
      getReason(row, today) ?? '',
      row.due.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`).join('; '),
    ]),
  );
}
