import type { CompletedTransaction } from '@portal/shared/api/history';
import {
  type Flow,
  type FlowTotal,
  getTransactionTypeFacts,
  listFlowCurrencies,
  sumFlows,
} from '@portal/shared/flows';
import { Money } from '@portal/shared/money';

/** One row of the table: a transaction with its amounts as money. `units` are negative when units left the account. */
export interface TransactionRow extends Omit<CompletedTransaction, 'gross' | 'charge'> {
  readonly key: string;
  readonly code: string;
  /** Name of the type. */
  readonly type: string;
  readonly gross: Money;
  readonly charge: Money;
}

/** Totals of one currency. Currencies are never added. */
export interface CurrencyTotal extends FlowTotal {
  readonly currency: string;
  /** Number of transactions; dividends that were paid out are none. */
  readonly count: number;
  /** The part of money out that is dividends, and no transaction. */
  readonly dividendsOut: Money;
  readonly charges: Money;
}

/** Converts transactions to rows, newest first. Rows of one day keep the service's order. */
export function toTransactionRows(transactions: readonly CompletedTransaction[]): readonly TransactionRow[] {
  return transactions.map(toRow).sort((a, b) => b.date.localeCompare(a.date));
}

function toRow(transaction: CompletedTransaction): TransactionRow {
  const { reference, type, scheme, currency, gross, charge } = transaction;
  return {
    ...transaction,
    // both legs of a switch have the same reference
    key: `${reference} ${type} ${scheme}`,
    code: type,
    type: getTransactionTypeFacts(type).name,
    gross: gross.in(currency),
    charge: charge.in(currency),
  };
}

/** Adds up the sales charges of rows of one currency. The charge of a purchase that was cooled off went back with it. */
function sumCharges(rows: readonly TransactionRow[], currency: string): Money {
  const returned = rows
    .filter(({ code }) => getTransactionTypeFacts(code).isReversal)
    .map(({ scheme, units }) =>
      rows.find((row) => row.code === 'SA' && row.scheme === scheme && row.units.plus(units).isZero()),
    );
  return rows
    .filter((row) => !returned.includes(row))
    .reduce((sum, { charge }) => sum.plus(charge), Money.of(currency, '0'));
}

/**
 * Adds up rows and flows (what a transaction or dividend moved) of each currency: money in, money out or neither by the
 * flows, sales charges and the number of transactions by the rows, and what is dividends (`dividends`: the flows that
 * are) apart. In the order of the currencies' first flows; a currency without a flow has none.
 */
export const sumByCurrency = (
  rows: readonly TransactionRow[],
  flows: readonly Flow[],
  dividends: readonly Flow[],
): readonly CurrencyTotal[] =>
  listFlowCurrencies(flows).map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const charges = sumCharges(own, currency);
    const dividendsOut = sumFlows(dividends, currency).moneyOut;
    return { ...sumFlows(flows, currency), currency, count: own.length, charges, dividendsOut };
  });
