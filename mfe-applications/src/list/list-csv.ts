import type { ApplicationRow } from '@portal/shared/api/applications';
import { daysBetween, malaysianDateOf, malaysianTime } from '@portal/shared/dates';
import { csvOf } from '@portal/shared/files';
import { titleCase } from '@portal/shared/parts';
import { formatItemTypes } from '../core/item-type-labels.ts';
import { getSizes } from './row-sizes.ts';

/** Amount and currency have separate columns, so an application of two currencies has two of each. */
const head = [
  'Form number',
  'Customer',
  'Account',
  'Type',
  'Submitted',
  'Last change (MYT)',
  'Age in days',
  'Status',
  'Reason',
] as const;

const plainUnits = ({ units, hasAll }: ReturnType<typeof getSizes>): string =>
  [...units.map((quantity) => quantity.toString()), ...(hasAll ? ['All'] : [])].join('; ');

/** The sums of a row in as many pairs of columns as the file has. */
const pairs = (sums: ReturnType<typeof getSizes>['sums'], quantity: number): readonly string[] =>
  Array.from({ length: quantity }, (_, index) => {
    const sum = sums[index];
    return sum ? [sum.currency, sum.toString()] : ['', ''];
  }).flat();

const names = (currency: string, amount: string, quantity: number): readonly string[] =>
  Array.from({ length: quantity }, (_, index) => {
    const place = index === 0 ? '' : ` ${index + 1}`;
    return [`${currency}${place}`, `${amount}${place}`];
  }).flat();

const dueOf = ({ due }: ApplicationRow) => due.map(({ currency, amount }) => amount.in(currency));

/**
 * Creates the CSV file of applications for spreadsheets: ISO dates of Malaysian days and plain numbers. `today` is
 * YYYY-MM-DD. Cells that look like formulas are escaped.
 */
export function createListCsv(rows: readonly ApplicationRow[], today: string): string {
  const sizes = rows.map(getSizes);
  const most = Math.max(1, ...sizes.map(({ sums }) => sums.length));
  const mostDue = Math.max(1, ...rows.map(({ due }) => due.length));
  return csvOf(
    [
      ...head,
      ...names('Currency', 'Amount', most),
      'Units',
      ...names('Currency still to be paid', 'Amount still to be paid', mostDue),
    ],
    rows.map((row) => {
      const size = getSizes(row);
      return [
        row.formNo,
        titleCase(row.customerName),
        row.accountId ?? '',
        formatItemTypes(row.types),
        malaysianDateOf(row.submittedAt),
        malaysianTime(row.updatedAt).replace('T', ' '),
        String(Math.max(0, daysBetween(malaysianDateOf(row.submittedAt), today))),
        row.status,
        row.reason ?? '',
        ...pairs(size.sums, most),
        plainUnits(size),
        ...pairs(dueOf(row), mostDue),
      ];
    }),
  );
}
