import { useState } from 'react';
import { OverTimeCard } from '../../core/over-time/index.ts';
import type { DateRange } from '../period/index.ts';
import type { CurrencyTotal, TransactionRow } from '../transaction-rows.ts';
import { sumByMonth } from './months.ts';

interface ByMonthCardProps {
  readonly rows: readonly TransactionRow[];
  /** Its currencies can be selected. */
  readonly totals: readonly CurrencyTotal[];
  readonly range: DateRange;
}

/** Money in and out by month, as a chart or a table. */
export function ByMonthCard({ rows, totals, range }: ByMonthCardProps) {
  const currencies = totals.map(({ currency }) => currency);
  const [selected, select] = useState(currencies[0] ?? '');
  return (
    <OverTimeCard
      title="Over time"
      tableLabel="Money in and out by month"
      unit="Month"
      names={['In', 'Out']}
      currencies={currencies}
      selectedCurrency={selected}
      onSelectCurrency={select}
      pairs={sumByMonth(rows, selected, range)}
    />
  );
}
