import type { Money } from '@portal/shared/money';
import { chakra } from '@portal/shared/ui';

/** Two amounts of one month or year, such as money in and money out, in one currency. */
export interface AmountPair {
  /** `2026-09` or `2026`. */
  readonly id: string;
  /** `Sep 2026` or `2026`. */
  readonly label: string;
  readonly amounts: readonly [Money, Money];
}

/** Chart colours of a pair's two amounts. */
export const pairColors = ['chart.1', 'chart.3'] as const;

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

/** One pair of bars for each month or year. It is hidden from screen readers, which need a table beside it. */
export function PairBars({ pairs }: { readonly pairs: readonly AmountPair[] }) {
  // numbers are precise enough for bar heights; amounts elsewhere are decimals
  const largest = Math.max(...pairs.flatMap(({ amounts }) => amounts.map((amount) => amount.toWire())));
  const getHeight = (amount: number) => (amount > 0 ? `max(2px, ${(amount / largest) * 100}%)` : '0');
  // a chart of many months has no room for every label
  const labelStep = Math.ceil(pairs.length / 7);
  return (
    <Chart aria-hidden>
      {pairs.map(({ id, label, amounts: [first, second] }, index) => (
        <Column key={id}>
          <Bars>
            <chakra.i bg={pairColors[0]} style={{ height: getHeight(first.toWire()) }} />
            <chakra.i bg={pairColors[1]} style={{ height: getHeight(second.toWire()) }} />
          </Bars>
          <Label>{index % labelStep === 0 ? label.replace(' 20', ' ’') : null}</Label>
        </Column>
      ))}
    </Chart>
  );
}
