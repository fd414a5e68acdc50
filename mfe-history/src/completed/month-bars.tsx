import { chakra } from '@portal/shared/ui';
import type { Month } from './months.ts';

/** Colours of money that came in, and of money that went out. */
export const moneyColors = { in: 'chart.1', out: 'chart.3' } as const;

const Drawing = chakra('div', {
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

/** One pair of bars a month. Drawn for the eye alone: the table beside it says the figures. */
export function MonthBars({ months }: { readonly months: readonly Month[] }) {
  // proportions that are drawn, not amounts: nobody pays them
  const most = Math.max(...months.flatMap(({ moneyIn, moneyOut }) => [moneyIn.toWire(), moneyOut.toWire()]));
  const height = (amount: number) => (amount > 0 ? `max(2px, ${(amount / most) * 100}%)` : '0');
  // a year of months is too narrow for every name
  const each = Math.ceil(months.length / 7);
  return (
    <Drawing aria-hidden>
      {months.map(({ id, label, moneyIn, moneyOut }, index) => (
        <Column key={id}>
          <Bars>
            <chakra.i bg={moneyColors.in} style={{ height: height(moneyIn.toWire()) }} />
            <chakra.i bg={moneyColors.out} style={{ height: height(moneyOut.toWire()) }} />
          </Bars>
          <Label>{index % each === 0 ? label.replace(' 20', ' ’') : null}</Label>
        </Column>
      ))}
    </Drawing>
  );
}
