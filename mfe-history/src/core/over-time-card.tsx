import { type AmountPair, PairBars, PairTable } from '@portal/shared/charts';
import { Card, CardBody, CardHeader, Segmented } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';

const formats = [
  { id: 'chart', label: 'Chart' },
  { id: 'table', label: 'Table' },
] as const;

interface OverTimeCardProps {
  readonly title: string;
  /** Name of the table without its currency: `Money in and out by month`. */
  readonly tableLabel: string;
  /** Heading of the table's first column: `Month`. */
  readonly unit: string;
  /** Names of a pair's two amounts. */
  readonly names: readonly [string, string];
  /** One is shown at a time, because currencies are never added. */
  readonly currencies: readonly string[];
  /** Returns the amounts in a currency, oldest first. */
  readonly pairsOf: (currency: string) => readonly AmountPair[];
}

/**
 * Card with two amounts of each month or year in one currency, which the agent selects, as a chart or a table.
 * `pairsOf` returns the amounts of a currency.
 */
export function OverTimeCard({ title, tableLabel, unit, names, currencies, pairsOf }: OverTimeCardProps) {
  const [currency, select] = useState(currencies[0] ?? '');
  const [format, setFormat] = useState<'chart' | 'table'>('chart');
  const pairs = pairsOf(currency);
  return (
    <Card mb="4">
      <CardHeader
        title={title}
        aside={
          <>
            {currencies.length > 1 ? (
              <Segmented
                label="Currency"
                options={currencies.map((id) => ({ id, label: id }))}
                value={currency}
                onChange={select}
              />
            ) : null}
            <Segmented label="Show as" options={formats} value={format} onChange={setFormat} />
          </>
        }
      />
      {format === 'chart' ? (
        <CardBody>
          <PairBars names={names} pairs={pairs} />
        </CardBody>
      ) : null}
      <Box srOnly={format === 'chart'}>
        <PairTable label={`${tableLabel}, ${currency}`} unit={unit} names={names} pairs={pairs} />
      </Box>
    </Card>
  );
}
