import type { AmountPair } from '@portal/shared/charts';
import { formatMonth, listMonths } from '@portal/shared/dates';
import { Money } from '@portal/shared/money';
import type { DateRange } from '../period/index.ts';
import type { TransactionRow } from '../transaction-rows.ts';

/**
 * Sums the currency's rows by month, money in before money out. Months of the range without a transaction are
 * included.
 */
export function sumByMonth(
  rows: readonly TransactionRow[],
  currency: string,
  range: DateRange,
): readonly AmountPair[] {
  const zero = Money.of(currency, '0');
  const months = new Map(
    listMonths(range.from, range.to).map((id) => [id, { moneyIn: zero, moneyOut: zero }]),
  );
  for (const row of rows) {
    const month = months.get(row.date.slice(0, 7));
    if (row.currency !== currency || month === undefined) continue;
    if (row.units.isNegative()) month.moneyOut = month.moneyOut.plus(row.gross);
    else month.moneyIn = month.moneyIn.plus(row.gross);
  }
  return [...months].map(([id, { moneyIn, moneyOut }]) => ({
    id,
    label: formatMonth(id),
    amounts: [moneyIn, moneyOut],
  }));
}
