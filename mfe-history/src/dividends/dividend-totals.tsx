import { MoneyText } from '@portal/shared/parts';
import { CurrencyTotals, type TotalColumn } from '../core/currency-totals.tsx';
import type { DividendTotal } from './dividend-rows.ts';

const columns: readonly TotalColumn<DividendTotal>[] = [
  { name: 'Dividends', cell: ({ count }) => count },
  { name: 'Paid out', cell: ({ paidOut }) => <MoneyText value={paidOut} currency={false} /> },
  { name: 'Reinvested', cell: ({ reinvested }) => <MoneyText value={reinvested} currency={false} /> },
];
const unpaid: TotalColumn<DividendTotal> = {
  name: 'Not paid yet',
  cell: ({ notYet }) => <MoneyText value={notYet} currency={false} />,
};

/**
 * Card with the dividends of each currency, paid out and reinvested. What is not paid yet has a column only if there is
 * any.
 */
export function DividendTotals({ totals }: { readonly totals: readonly DividendTotal[] }) {
  const hasUnpaid = totals.some(({ notYet }) => !notYet.isZero());
  return <CurrencyTotals totals={totals} columns={hasUnpaid ? [...columns, unpaid] : columns} />;
}
