import type { Money } from '@portal/shared/money';
import { chakra } from '@portal/shared/ui';

/** Money in and out during a part of a period. */
export interface MoneyStep {
  readonly id: string;
  /** A month or a year: `Sep 2026`. */
  readonly label: string;
  readonly moneyIn: Money;
  readonly moneyOut: Money;
}

/** Chart colours of money in and out. */
export const moneyColors = { in: 'chart.1', out: 'chart.3' } as const;

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

/** One pair of bars for each step. It is hidden from screen readers, which need a table beside it. */
export function MoneyBars({ steps }: { readonly steps: readonly MoneyStep[] }) {
  // numbers are precise enough for bar heights; amounts elsewhere are decimals
  const largest = Math.max(
    ...steps.flatMap(({ moneyIn, moneyOut }) => [moneyIn.toWire(), moneyOut.toWire()]),
  );
  const getHeight = (amount: number) => (amount > 0 ? `max(2px, ${(amount / largest) * 100}%)` : '0');
  // a chart of many steps has no room for every label
  const labelStep = Math.ceil(steps.length / 7);
  return (
    <Chart aria-hidden>
      {steps.map(({ id, label, moneyIn, moneyOut }, index) => (
        <Column key={id}>
          <Bars>
            <chakra.i bg={moneyColors.in} style={{ height: getHeight(moneyIn.toWire()) }} />
            <chakra.i bg={moneyColors.out} style={{ height: getHeight(moneyOut.toWire()) }} />
          </Bars>
          <Label>{index % labelStep === 0 ? label.replace(' 20', ' ’') : null}</Label>
        </Column>
      ))}
    </Chart>
  );
}
