import type { CompletedTransaction, TransactionType } from '@portal/shared/api/history';
import { Money, type Nav, type Units } from '@portal/shared/money';

/** Names of the transaction types (domain, section 7). */
const typeNames = {
  SA: 'Purchase',
  RD: 'Redemption',
  SI: 'Switch in',
  SO: 'Switch out',
  DR: 'Reinvestment',
  CO: 'Cooling-off',
} as const satisfies Record<TransactionType, string>;

/** One row of the table. */
export interface TransactionRow {
  readonly key: string;
  readonly date: string;
  readonly reference: string;
  readonly code: TransactionType;
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
export interface CurrencyTotal {
  readonly currency: string;
  readonly count: number;
  /** Gross of the transactions that added units. */
  readonly moneyIn: Money;
  /** Gross of the transactions that removed units. */
  readonly moneyOut: Money;
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
    type: typeNames[type],
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

/** Adds up the rows of each currency, in the order of the currencies' first rows. */
export function sumByCurrency(rows: readonly TransactionRow[]): readonly CurrencyTotal[] {
  const totals = new Map<string, CurrencyTotal>();
  for (const row of rows)
    totals.set(row.currency, addRow(totals.get(row.currency) ?? createZeroTotal(row.currency), row));
  return [...totals.values()];
}

function createZeroTotal(currency: string): CurrencyTotal {
  const zero = Money.of(currency, '0');
  return { currency, count: 0, moneyIn: zero, moneyOut: zero, charges: zero };
}

function addRow(total: CurrencyTotal, row: TransactionRow): CurrencyTotal {
  const isOutgoing = row.units.isNegative();
  return {
    ...total,
    count: total.count + 1,
    moneyIn: isOutgoing ? total.moneyIn : total.moneyIn.plus(row.gross),
    moneyOut: isOutgoing ? total.moneyOut.plus(row.gross) : total.moneyOut,
    charges: total.charges.plus(row.charge),
  };
}
