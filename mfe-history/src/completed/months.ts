import { Money } from '@portal/shared/money';
import type { DateRange } from './period.ts';
import type { TransactionRow } from './transactions.ts';

/** What one month brought into an account and took out of it, in one currency. */
export interface Month {
  /** `2026-09`. */
  readonly id: string;
  /** `Sep 2026`. */
  readonly label: string;
  readonly moneyIn: Money;
  readonly moneyOut: Money;
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The largest amount that one month brought or took; `undefined` without months. */
export function largestOf(months: readonly Month[]): Money | undefined {
  return months
    .flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut])
    .reduce<Money | undefined>(
      (most, amount) => (most === undefined || amount.compare(most) > 0 ? amount : most),
      undefined,
    );
}

/** Every month of the range, those without a transaction too; of the rows, those of the currency count. */
export function monthsOf(
  rows: readonly TransactionRow[],
  currency: string,
  range: DateRange,
): readonly Month[] {
  const nothing = Money.of(currency, '0');
  const months = new Map(
    idsOf(range).map((id) => [id, { id, label: labelOf(id), moneyIn: nothing, moneyOut: nothing }]),
  );
  for (const row of rows) {
    const month = months.get(row.date.slice(0, 7));
    if (row.currency !== currency || month === undefined) continue;
    if (row.units.isNegative()) month.moneyOut = month.moneyOut.plus(row.gross);
    else month.moneyIn = month.moneyIn.plus(row.gross);
  }
  return [...months.values()];
}

function idsOf({ from, to }: DateRange): readonly string[] {
  const ids: string[] = [];
  const last = to.slice(0, 7);
  for (let id = from.slice(0, 7); id <= last; id = next(id)) ids.push(id);
  return ids;
}

function next(id: string): string {
  const [year = 0, month = 0] = id.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

function labelOf(id: string): string {
  const [year, month] = id.split('-');
  return `${names[Number(month) - 1]} ${year}`;
}
