import { csvOf } from '@portal/shared/files';
import type { TransactionRow } from './transactions.ts';

const head = [
  'Date',
  'Reference',
  'Type',
  'Scheme code',
  'Scheme',
  'Currency',
  'Gross',
  'Charge',
  'NAV',
  'Units in',
  'Units out',
  'Status',
] as const;

/** Transactions as a spreadsheet reads them. Units that left stand without a sign, in a column of their own. */
export function transactionsCsv(rows: readonly TransactionRow[]): string {
  return csvOf(
    head,
    rows.map(({ units, ...row }) => {
      const amount = units.toString().replace(/^-/, '');
      return [
        row.date,
        row.reference,
        row.type,
        row.scheme,
        row.schemeName,
        row.currency,
        row.gross.toString(),
        row.charge.toString(),
        row.nav.toString(),
        units.isNegative() ? '' : amount,
        units.isNegative() ? amount : '',
        row.status,
      ];
    }),
  );
}
