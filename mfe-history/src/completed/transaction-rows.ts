import type { CompletedTransaction } from '@portal/shared/api/history';
import {
  type Flow,
  type FlowTotal,
  getTransactionTypeFacts,
  listFlowCurrencies,
  sumFlows,
} from '@portal/shared/flows';
import { Money, type Nav, type Units } from '@portal/shared/money';

/** One row of the table. */
export interface TransactionRow {
  readonly key: string;
  readonly date: string;
  readonly reference: string;
  readonly code: string;
  /** Name of the type. */
  readonly type: string;
  readonly scheme: string;
  readonly schemeName: string;
  readonly currency: string;
  readonly gross: Money;
  readonly charge: Money;
  readonly nav: Nav;
  /** Signed: negative when units left the account. */
  readonly units: Units;
  readonly status: string;
}

/** Totals of one currency. Currencies are never added. */
export interface CurrencyTotal extends FlowTotal {
  readonly currency: string;
  /** Number of transactions; dividends that were paid out are none. */
  readonly count: number;
  readonly charges: Money;
}

/** Converts transactions to rows, newest first. Rows of one day keep the service's order. */
export function toTransactionRows(transactions: readonly CompletedTransaction[]): readonly TransactionRow[] {
  return transactions.map(toRow).sort((a, b) => b.date.localeCompare(a.date));
}

function toRow(transaction: CompletedTransaction): TransactionRow {
  const { date, reference, type, scheme, schemeName, currency, nav, units, status } = transaction;
  return {
    // both legs of a switch have the same reference
    key: `${reference} ${type} ${scheme}`,
    date,
    reference,
    code: type,
    type: getTransactionTypeFacts(type).name,
    scheme,
    schemeName,
    currency,
    gross: transaction.gross.in(currency),
    charge: transaction.charge.in(currency),
    nav,
    units,
    status,
  };
}

/** Adds up rows and flows of each currency, in the order of the currencies' first flows. */
export const sumByCurrency = (
  rows: readonly TransactionRow[],
  flows: readonly Flow[],
): readonly CurrencyTotal[] =>
  listFlowCurrencies(flows).map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const charges = own.reduce((sum, { charge }) => sum.plus(charge), Money.of(currency, '0'));
    return { ...sumFlows(flows, currency), currency, count: own.length, charges };
  });
