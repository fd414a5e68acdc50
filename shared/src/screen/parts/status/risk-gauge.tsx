import { chakra } from '@portal/shared/ui';
import { riskNames } from '../../../domain/person/risk-names.ts';

const Track = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: '3px', w: 'full', minW: '0' },
});

const Segment = chakra('i', {
  base: {
    h: '6px',
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
    '&:first-child': { borderStartStartRadius: 'full', borderEndStartRadius: 'full' },
    '&:last-child': { borderStartEndRadius: 'full', borderEndEndRadius: 'full' },
  },
  variants: {
    state: {
      off: { bg: 'chart.track', '@media (forced-colors: active)': { bg: 'Canvas' } },
      on: { bg: 'brand.solid', '@media (forced-colors: active)': { bg: 'CanvasText' } },
      over: {
        backgroundImage:
          'repeating-linear-gradient(135deg, {colors.accent.solid} 0 4px, {colors.accent.border} 4px 7px)',
      },
    },
  },
});

const Ends = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', mt: '1', textStyle: 'help' },
});

/** Props of `RiskGauge`. */
export interface RiskGaugeProps {
  /** 1 (Conservative) to 5 (Aggressive); 0 when not assessed. */
  readonly rank: number;
  /** Rank of a fund above the customer's rank; shown hatched. */
  readonly over?: number;
  /** Shows the names of both ends below. */
  readonly ends?: boolean;
}

/**
 * Shows a customer's risk rank as five segments from Conservative (1) to Aggressive (5); 0 is not assessed. `over` is
 * the rank of a fund that is riskier, whose segments above it are hatched; `ends` shows the names of both ends. Screen
 * readers get it as one text.
 */
export function RiskGauge({ rank, over, ends = false }: RiskGaugeProps) {
  const limit = Math.max(rank, over ?? 0);
  const name = riskNames[rank];
  const label = `Risk ${rank} of 5${name === undefined ? '' : `, ${name}`}`;
  return (
    <div>
      <Track role="img" aria-label={limit > rank ? `${label}; the fund is risk ${limit}` : label}>
        {[1, 2, 3, 4, 5].map((step) => (
          <Segment key={step} state={step <= rank ? 'on' : step <= limit ? 'over' : 'off'} />
        ))}
      </Track>
      {ends ? (
        <Ends aria-hidden>
          <span>Conservative</span>
          <span>Aggressive</span>
        </Ends>
      ) : null}
    </div>
  );
}
