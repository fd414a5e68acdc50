import { type AmountPair, PairBars, pairColors } from '@portal/shared/charts';
import { Card, CardBody, CardHeader, MoneyText, Segmented, Table, Td, Th } from '@portal/shared/parts';
import { Box, chakra, Flex } from '@portal/shared/ui';
import { useState } from 'react';
import { findLargest } from './amount-pairs.ts';

const formats = [
  { id: 'chart', label: 'Chart' },
  { id: 'table', label: 'Table' },
] as const;

const Swatch = chakra('i', {
  base: { display: 'inline-block', boxSize: '2.5', me: '1.5', borderRadius: '3px', verticalAlign: '-1px' },
});

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
  readonly selectedCurrency: string;
  readonly onSelectCurrency: (currency: string) => void;
  /** Amounts in the selected currency, oldest first. */
  readonly pairs: readonly AmountPair[];
}

/** Two amounts of each month or year, as a chart or a table. */
export function OverTimeCard(props: OverTimeCardProps) {
  const { title, currencies, selectedCurrency, onSelectCurrency, names, pairs } = props;
  const [format, setFormat] = useState<'chart' | 'table'>('chart');
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
                value={selectedCurrency}
                onChange={onSelectCurrency}
              />
            ) : null}
            <Segmented label="Show as" options={formats} value={format} onChange={setFormat} />
          </>
        }
      />
      {format === 'chart' ? (
        <CardBody>
          <Legend names={names} pairs={pairs} />
          <PairBars pairs={pairs} />
        </CardBody>
      ) : null}
      <Box srOnly={format === 'chart'}>
        <PairTable {...props} />
      </Box>
    </Card>
  );
}

function Legend({ names, pairs }: Pick<OverTimeCardProps, 'names' | 'pairs'>) {
  const largest = findLargest(pairs);
  return (
    <Flex gap="4" mb="3" textStyle="help" aria-hidden>
      {names.map((name, index) => (
        <span key={name}>
          <Swatch bg={pairColors[index]} />
          {name}
        </span>
      ))}
      {largest ? (
        <Box as="span" ms="auto">
          {'Largest '}
          <MoneyText value={largest} size="sm" />
        </Box>
      ) : null}
    </Flex>
  );
}

function PairTable({ tableLabel, selectedCurrency, unit, names, pairs }: OverTimeCardProps) {
  return (
    <Table label={`${tableLabel}, ${selectedCurrency}`} cards>
      <thead>
        <tr>
          <Th>{unit}</Th>
          <Th numeric>{names[0]}</Th>
          <Th numeric>{names[1]}</Th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ id, label, amounts: [first, second] }) => (
          <tr key={id}>
            <Td lead>{label}</Td>
            <Td numeric label={names[0]}>
              <MoneyText value={first} currency={false} />
            </Td>
            <Td numeric label={names[1]}>
              <MoneyText value={second} currency={false} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
