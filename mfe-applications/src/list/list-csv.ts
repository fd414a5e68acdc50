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
 * Creates the CSV file of applications for spreadsheets: ISO dates of Malaysian days and plain numbers. An application has
 * a row for each leg, and at least one. Each amount still to be paid is in one row alone, the first of them in the first
 * row, so that the sum of a column counts nothing twice. `today` is YYYY-MM-DD. Cells that look like formulas are escaped.
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
