import { csvOf } from '@portal/shared/files';
import type { TransactionRow } from '../transaction-rows.ts';

const columns = [
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

/**
 * Creates the CSV file of the transactions. Outgoing units have their own column without a sign, because spreadsheets
 * treat a leading minus as a formula.
 */
export function createTransactionsCsv(rows: readonly TransactionRow[]): string {
  return csvOf(
    columns,
    rows.map(({ units, ...row }) => {
      const unsignedUnits = units.toString().replace(/^-/, '');
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
        units.isNegative() ? '' : unsignedUnits,
        units.isNegative() ? unsignedUnits : '',
        row.status,
      ];
    }),
  );
}
