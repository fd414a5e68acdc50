import type { Gain } from '@portal/shared/money';
import { MoneyText } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { toNumber } from './plot.ts';
import { SignedBars, signOf } from './signed-bars.tsx';

/** What one scheme has gained. */
export interface GainBar {
  readonly id: string;
  readonly name: string;
  readonly gain: Gain;
}

interface GainBarsProps {
  /** Describes the whole: `Gain by fund in MYR`. */
  readonly label: string;
  /** All in one currency. */
  readonly bars: readonly GainBar[];
}

const PercentOfCost = chakra('span', {
  base: { display: 'inline-block', w: '64px', textAlign: 'end', textStyle: 'help', fontWeight: 'normal' },
});

/**
 * Table of what each scheme has gained in one currency, with a bar to the right for a gain and a hatched one to the
 * left for a loss. Amount and percent are beside the bars, `–` for an unknown percent; the privacy view blurs them.
 */
export const GainBars = ({ label, bars }: GainBarsProps) => (
  <SignedBars
    label={label}
    kind="gain"
    bars={bars.map(({ id, name, gain: { gain, percent, direction } }) => ({
      id,
      name,
      value: toNumber(gain),
      direction,
      figures: (
        <>
          {signOf(direction)}
          <MoneyText value={gain} currency={false} size="sm" />
          <PercentOfCost>
            {percent === undefined ? '–' : `${signOf(direction)}${percent.format()}`}
          </PercentOfCost>
        </>
      ),
    }))}
  />
);
