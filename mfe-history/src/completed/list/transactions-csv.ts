import { csvOf } from '@portal/shared/files';
import { type FlowKind, getTransactionTypeFacts } from '@portal/shared/flows';
import { directionName } from '@portal/shared/items';
import type { TransactionRow } from '../transaction-rows.ts';

const columns = [
  'Date',
  'Reference',
  'Type',
  'Direction',
  'Scheme code',
  'Scheme',
  'Currency',
  'Gross',
  'Charge',
  'NAV',
  'Units',
  'Status',
] as const;

const directions: Readonly<Record<FlowKind, string>> = {
  moneyIn: directionName({ direction: 'in' }),
  moneyOut: directionName({ direction: 'out' }),
  switchedIn: directionName({ direction: 'switch-in' }),
  switchedOut: directionName({ direction: 'switch-out' }),
  reinvested: 'Reinvested',
  other: 'Other',
};

/** Returns a row's direction. A cooling-off has its own: it is subtracted from what went in. */
function getDirection({ code }: TransactionRow): string {
  const { kind, isReversal, name } = getTransactionTypeFacts(code);
  return isReversal ? name : directions[kind];
}

/**
 * Creates the CSV file of the transactions, a row for each leg. Units have no sign, because spreadsheets treat a leading
 * minus as a formula: their direction has its own column.
 */
export const createTransactionsCsv = (rows: readonly TransactionRow[]): string =>
  csvOf(
    columns,
    rows.map((row) => [
      row.date,
      row.reference,
      row.type,
      getDirection(row),
      row.scheme,
      row.schemeName,
      row.currency,
      row.gross.toString(),
      row.charge.toString(),
      row.nav.toString(),
      row.units.toString().replace(/^-/, ''),
      row.status,
    ]),
  );
