import type { TimeAmounts } from '@portal/shared/charts';
import { Money } from '@portal/shared/money';
import type { DividendRow } from './dividend-rows.ts';

/**
 * Sums the currency's rows by the year of their declaration: two amounts, paid out and reinvested; what is not paid yet
 * is in neither. Years between the first and the last without a dividend are included; empty without rows.
 */
export function sumByYear(rows: readonly DividendRow[], currency: string): readonly TimeAmounts[] {
  const own = rows.filter((row) => row.currency === currency);
  const zero = Money.of(currency, '0');
  const years = own.map(({ declaredOn }) => Number(declaredOn.slice(0, 4)));
  if (years.length === 0) return [];
  const first = Math.min(...years);
  const count = Math.max(...years) - first + 1;
  return Array.from({ length: count }, (_none, index) => {
    const id = String(first + index);
    const ofYear = own.filter(({ declaredOn }) => declaredOn.startsWith(id));
    const sumOf = (part: DividendRow['part']) =>
      ofYear.reduce((sum, row) => (row.part === part ? sum.plus(row.amount) : sum), zero);
    return { id, label: id, amounts: [sumOf('paidOut'), sumOf('reinvested')] };
  });
}
