import { MoneyText } from '@portal/shared/parts';
import type { OverTimeProps } from '../core/over-time.tsx';
import { type TotalColumn, TotalsStrip } from '../core/totals-strip.tsx';
import type { DividendTotal } from './dividend-rows.ts';

const columns: readonly TotalColumn<DividendTotal>[] = [
  { name: 'Paid out', cell: ({ paidOut }) => <MoneyText value={paidOut} currency={false} /> },
  { name: 'Reinvested', cell: ({ reinvested }) => <MoneyText value={reinvested} currency={false} /> },
];
const unpaid: TotalColumn<DividendTotal> = {
  name: 'Not paid yet',
  cell: ({ notYet }) => <MoneyText value={notYet} currency={false} />,
};

interface DividendTotalsProps {
  readonly totals: readonly DividendTotal[];
  readonly chart: Omit<OverTimeProps, 'currencies'> | undefined;
}

/** The dividends of each currency, paid out and reinvested. What is not paid yet has a column only if there is any. */
export function DividendTotals({ totals, chart }: DividendTotalsProps) {
  const hasUnpaid = totals.some(({ notYet }) => !notYet.isZero());
  return <TotalsStrip totals={totals} columns={hasUnpaid ? [...columns, unpaid] : columns} chart={chart} />;
}
