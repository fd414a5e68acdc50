import type { Money } from '@portal/shared/money';
import { MoneyText, Table, Td, Th } from '@portal/shared/parts';
import { Box, chakra, Flex } from '@portal/shared/ui';

/** Two amounts of one month or year, such as money in and money out, in one currency. */
export interface AmountPair {
  /** `2026-09` or `2026`. */
  readonly id: string;
  /** `Sep 2026` or `2026`. */
  readonly label: string;
  readonly amounts: readonly [Money, Money];
}

interface PairBarsProps {
  /** Oldest first. */
  readonly pairs: readonly AmountPair[];
  /** Names of a pair's two amounts. */
  readonly names: readonly [string, string];
}

const colors = ['chart.1', 'chart.3'] as const;

const Chart = chakra('div', {
  base: { display: 'flex', alignItems: 'stretch', h: '168px' },
});
const Column = chakra('div', {
  base: { flex: '1', minW: '0', display: 'flex', flexDirection: 'column', gap: '1.5' },
});
const Bars = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: '3px',
    px: { base: '0.5', md: '1.5' },
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    '& > i': { w: '40%', maxW: '28px', borderTopRadius: '4px' },
  },
});
const Label = chakra('div', {
  base: { textStyle: 'help', fontSize: '11px', textAlign: 'center', whiteSpace: 'nowrap', minH: '4' },
});
const Swatch = chakra('i', {
  base: { display: 'inline-block', boxSize: '2.5', me: '1.5', borderRadius: '3px', verticalAlign: '-1px' },
});

/** Returns the largest amount of all pairs, or `undefined` without pairs. */
export function findLargest(pairs: readonly AmountPair[]): Money | undefined {
  return pairs
    .flatMap(({ amounts }) => amounts)
    .reduce<Money | undefined>(
      (largest, amount) => (largest === undefined || amount.compare(largest) > 0 ? amount : largest),
      undefined,
    );
}

/**
 * One pair of bars for each month or year, with a legend. It is hidden from screen readers, which need a `PairTable`
 * beside it.
 */
export function PairBars({ pairs, names }: PairBarsProps) {
  const largest = findLargest(pairs);
  const getHeight = (amount: Money) =>
    largest === undefined || amount.isZero() || amount.isNegative()
      ? '0'
      : `max(2px, ${amount.fractionOf(largest) * 100}%)`;
  // a chart of many months has no room for every label
  const labelStep = Math.ceil(pairs.length / 7);
  return (
    <div aria-hidden>
      <Flex gap="4" mb="3" textStyle="help">
        {names.map((name, index) => (
          <span key={name}>
            <Swatch bg={colors[index]} />
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
      <Chart>
        {pairs.map(({ id, label, amounts }, index) => (
          <Column key={id}>
            <Bars>
              <chakra.i bg={colors[0]} style={{ height: getHeight(amounts[0]) }} />
              <chakra.i bg={colors[1]} style={{ height: getHeight(amounts[1]) }} />
            </Bars>
            <Label>{index % labelStep === 0 ? label.replace(' 20', ' ’') : null}</Label>
          </Column>
        ))}
      </Chart>
    </div>
  );
}

interface PairTableProps extends PairBarsProps {
  readonly label: string;
  /** Heading of the first column: `Month`. */
  readonly unit: string;
}

/** The amounts of a chart of pairs as a table. */
export function PairTable({ pairs, names, label, unit }: PairTableProps) {
  return (
    <Table label={label} cards>
      <thead>
        <tr>
          <Th>{unit}</Th>
          <Th numeric>{names[0]}</Th>
          <Th numeric>{names[1]}</Th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ id, label: time, amounts: [first, second] }) => (
          <tr key={id}>
            <Td lead>{time}</Td>
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
