import type { CompletedTransaction, TransactionType } from '@portal/shared/api/history';
import { Money, type Nav, type Units } from '@portal/shared/money';

/** Types in words, as an agent says them (domain, section 7). */
export const typeNames = {
  SA: 'Purchase',
  RD: 'Redemption',
  SI: 'Switch in',
  SO: 'Switch out',
  DR: 'Reinvestment',
  CO: 'Cooling-off',
} as const satisfies Record<TransactionType, string>;

/** One line of the table. */
export interface TransactionRow {
  readonly key: string;
  readonly date: string;
  readonly reference: string;
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

/** What a currency's transactions come to. Currencies are never added up. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly count: number;
  /** Gross of what brought units into the account. */
  readonly moneyIn: Money;
  /** Gross of what took units out of it. */
  readonly moneyOut: Money;
  readonly charges: Money;
}

/** Rows newest first; of one day, in the order of the service. */
export function toRows(transactions: readonly CompletedTransaction[]): readonly TransactionRow[] {
  return transactions.map(toRow).sort((a, b) => b.date.localeCompare(a.date));
}

function toRow(transaction: CompletedTransaction): TransactionRow {
  const { date, reference, type, scheme, schemeName, currency, nav, units, status } = transaction;
  return {
    // Both legs of a switch bear one reference.
    key: `${reference} ${type} ${scheme}`,
    date,
    reference,
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

/** Totals of each currency, in the order in which the currencies appear. */
export function totalsOf(rows: readonly TransactionRow[]): readonly CurrencyTotal[] {
  const totals = new Map<string, CurrencyTotal>();
  for (const row of rows)
    totals.set(row.currency, add(totals.get(row.currency) ?? nothing(row.currency), row));
  return [...totals.values()];
}

function nothing(currency: string): CurrencyTotal {
  const zero = Money.of(currency, '0');
  return { currency, count: 0, moneyIn: zero, moneyOut: zero, charges: zero };
}

function add(total: CurrencyTotal, row: TransactionRow): CurrencyTotal {
  const leaves = row.units.isNegative();
  return {
    ...total,
    count: total.count + 1,
    moneyIn: leaves ? total.moneyIn : total.moneyIn.plus(row.gross),
    moneyOut: leaves ? total.moneyOut.plus(row.gross) : total.moneyOut,
    charges: total.charges.plus(row.charge),
  };
}
