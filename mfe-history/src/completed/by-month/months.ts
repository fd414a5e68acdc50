import type { AmountPair } from '@portal/shared/charts';
import { Money } from '@portal/shared/money';
import type { DateRange } from '../period/index.ts';
import type { TransactionRow } from '../transaction-rows.ts';

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/**
 * Sums the currency's rows by month, money in before money out. Months of the range without a transaction are
 * included.
 */
export function groupByMonth(
  rows: readonly TransactionRow[],
  currency: string,
  range: DateRange,
): readonly AmountPair[] {
  const zero = Money.of(currency, '0');
  const months = new Map(listMonthIds(range).map((id) => [id, { moneyIn: zero, moneyOut: zero }]));
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

function listMonthIds({ from, to }: DateRange): readonly string[] {
  const ids: string[] = [];
  const last = to.slice(0, 7);
  for (let id = from.slice(0, 7); id <= last; id = getNextMonth(id)) ids.push(id);
  return ids;
}

function getNextMonth(id: string): string {
  const [year = 0, month = 0] = id.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

function formatMonth(id: string): string {
  const [year, month] = id.split('-');
  return `${monthNames[Number(month) - 1]} ${year}`;
}
