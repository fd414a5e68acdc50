import { csvOfColumns } from '@portal/shared/files';
import { type FlowKind, getTransactionTypeFacts } from '@portal/shared/flows';
import { directionName } from '@portal/shared/items';
import type { TransactionRow } from '../transaction-rows.ts';

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

const columns: Parameters<typeof csvOfColumns<TransactionRow>>[0] = [
  ['Date', ({ date }) => date],
  ['Reference', ({ reference }) => reference],
  ['Type', ({ type }) => type],
  ['Direction', getDirection],
  ['Fund code', ({ scheme }) => scheme],
  ['Fund', ({ schemeName }) => schemeName],
  ['Currency', ({ currency }) => currency],
  ['Gross', ({ gross }) => gross.toString()],
  ['Charge', ({ charge }) => charge.toString()],
  ['NAV', ({ nav }) => nav.toString()],
  ['Units', ({ units }) => units.toString().replace(/^-/, '')],
  ['Status', ({ status }) => status],
];

/**
 * Creates the text of the CSV file of the transactions: a head, and a row for each, two for a switch. Units have no
 * sign, because spreadsheets treat a leading minus as a formula: their direction has a separate column.
 */
export const createTransactionsCsv = (rows: readonly TransactionRow[]): string => csvOfColumns(columns, rows);
