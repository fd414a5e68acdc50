import {
  BarsChart,
  type ChartFormat,
  FormatSwitch,
  type TimeAmounts,
  type TimeNames,
} from '@portal/shared/charts';
import { Segmented } from '@portal/shared/parts';
import { Box, HStack } from '@portal/shared/ui';
import { useMemo, useState } from 'react';

export interface OverTimeProps {
  /** Name of the chart and its table without the currency: `Money in and out by month`. */
  readonly tableLabel: string;
  /** Heading of the table's first column: `Month`. */
  readonly unit: string;
  /** Whether the second amount is subtracted from the first, or added. */
  readonly kind: 'apart' | 'stacked';
  /** Names of a value's two amounts, and of what they make. */
  readonly names: TimeNames;
  /** Names the time of all values. */
  readonly period: string;
  /** One is shown at a time, because currencies are never added. */
  readonly currencies: readonly string[];
  /** Returns the amounts in a currency, oldest first. */
  readonly valuesOf: (currency: string) => readonly TimeAmounts[];
}

/**
 * Two amounts of each month or year, as a chart or a table. The agent selects the currency, at first the first one;
 * `valuesOf` returns its amounts.
 */
export function OverTime({ tableLabel, kind, currencies, valuesOf, ...chart }: OverTimeProps) {
  const [currency, select] = useState(currencies[0] ?? '');
  const [format, setFormat] = useState<ChartFormat>('chart');
  const values = useMemo(() => valuesOf(currency), [valuesOf, currency]);
  return (
    <Box borderBottomWidth="1px" borderColor="border.default">
      <HStack justify="flex-end" gap="2" pt="3" px={{ base: '4', md: '5' }}>
        {currencies.length > 1 ? (
          <Segmented
            label="Currency"
            options={currencies.map((id) => ({ id, label: id }))}
            value={currency}
            onChange={select}
          />
        ) : null}
        <FormatSwitch value={format} onChange={setFormat} />
      </HStack>
      <Box p={format === 'chart' ? { base: '4', md: '5' } : '0'} pt={format === 'chart' ? '2' : '3'}>
        <BarsChart
          {...chart}
          kind={kind}
          label={`${tableLabel}, ${currency}`}
          currency={currency}
          values={values}
          format={format}
        />
      </Box>
    </Box>
  );
}
