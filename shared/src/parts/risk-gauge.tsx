import { chakra } from '@portal/shared/ui';

/** Risk categories by rank (domain, section 4); rank 0: the customer gave no information. */
export const riskNames = [
  'Not assessed',
  'Conservative',
  'Moderately Conservative',
  'Moderate',
  'Moderately Aggressive',
  'Aggressive',
] as const;

const Track = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: '3px', w: 'full', minW: '0' },
});

const Segment = chakra('i', {
  base: {
    h: '6px',
    '&:first-child': { borderStartStartRadius: 'full', borderEndStartRadius: 'full' },
    '&:last-child': { borderStartEndRadius: 'full', borderEndEndRadius: 'full' },
  },
  variants: {
    state: {
      off: { bg: 'chart.track' },
      on: { bg: 'brand.solid' },
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

export interface RiskGaugeProps {
  /** 1 Conservative to 5 Aggressive; 0 not assessed. */
  readonly rank: number;
  /** Rank of a fund beyond what the customer's category covers: hatched up to there. */
  readonly over?: number;
  /** Says the names of both ends under it. */
  readonly ends?: boolean;
}

/** Five segments from Conservative to Aggressive. */
export function RiskGauge({ rank, over, ends = false }: RiskGaugeProps) {
  const limit = Math.max(rank, over ?? 0);
  const name = riskNames[rank];
  const said = `Risk ${rank} of 5${name === undefined ? '' : `, ${name}`}`;
  return (
    <div>
      <Track role="img" aria-label={limit > rank ? `${said}; the fund is risk ${limit}` : said}>
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
