import type { ApplicationRow } from '@portal/shared/api/applications';
import { formatDate, localDateOf } from '@portal/shared/dates';
import { csvOf } from '@portal/shared/files';
import { titleCase } from '@portal/shared/parts';
import { typePhrase } from '../core/item-words.ts';
import { ageOf, reasonOf } from './row-words.ts';

const head = [
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

/** Applications as a spreadsheet reads them; `today` is a calendar date. Cells are neutralised. */
export function listCsv(rows: readonly ApplicationRow[], today: string): string {
  return csvOf(
    head,
    rows.map((row) => [
      row.formNo,
      titleCase(row.customerName),
      row.accountId,
      typePhrase(row.types),
      formatDate(localDateOf(row.submittedAt)),
      ageOf(row, today),
      row.status,
      reasonOf(row, today) ?? '',
      row.due.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`).join('; '),
    ]),
  );
}
