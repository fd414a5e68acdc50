import type { ApplicationRow } from '@portal/shared/api/applications';
import { daysBetween, malaysianDateOf, malaysianTime } from '@portal/shared/dates';
import { csvOf } from '@portal/shared/files';
import { formatItemTypes, legCells, legColumns } from '@portal/shared/items';
import { titleCase } from '@portal/shared/parts';
import { getLegs } from './row-legs.ts';

const columns = [
  'Form number',
  'Customer',
  'Account',
  'Type',
  'Sent',
  'Last change (MYT)',
  'Age in days',
  'Status',
  'Reason',
  ...legColumns,
  'Currency still to be paid',
  'Amount still to be paid',
] as const;

/**
 * Returns the CSV of applications for spreadsheets, with a head row. An application has as many rows as legs or amounts
 * still to be paid, whichever are more, and at least one; each leg and amount is in one row alone, the rest in every
 * row. Times are Malaysian (ISO dates), numbers plain, cells that look like formulas escaped. `today` (YYYY-MM-DD) is for
 * the column of the age in days.
 */
export const createListCsv = (rows: readonly ApplicationRow[], today: string): string =>
  csvOf(
    columns,
    rows.flatMap((row) => toCsvRows(row, today)),
  );

function toCsvRows(row: ApplicationRow, today: string): readonly (readonly string[])[] {
  const head = [
    row.formNo,
    titleCase(row.customerName),
    row.accountId ?? '',
    formatItemTypes(row.types),
    malaysianDateOf(row.submittedAt),
    malaysianTime(row.updatedAt).replace('T', ' '),
    String(Math.max(0, daysBetween(malaysianDateOf(row.submittedAt), today))),
    row.status,
    row.reason ?? '',
  ];
  const legs = getLegs(row);
  const due = row.due.map(({ currency, amount }) => [currency, amount.in(currency).toString()]);
  return Array.from({ length: Math.max(1, legs.length, due.length) }, (_, index) => [
    ...head,
    ...legCells(legs[index]),
    ...(due[index] ?? ['', '']),
  ]);
}
