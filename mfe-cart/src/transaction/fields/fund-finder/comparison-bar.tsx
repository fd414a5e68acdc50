import { RiskGauge } from '@portal/shared/parts';
import type { Suitability } from '@portal/shared/selling';
import { Box, chakra, Flex } from '@portal/shared/ui';
import { riskBarOf } from '../risk-bar-ranks.ts';
import type { ComparisonBars } from './comparison-rows.ts';

const Track = chakra('div', {
  base: {
    position: 'relative',
    h: '2',
    my: '1.5',
    bg: 'chart.track',
    borderRadius: 'full',
    overflow: 'hidden',
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { bg: 'Canvas', outline: '1px solid CanvasText' },
  },
});
const Span = chakra('i', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    minW: '3px',
    borderRadius: 'full',
    bg: 'brand.solid',
    '&[data-tone=up]': { bg: 'success.solid' },
    '&[data-tone=down]': { bg: 'danger.solid' },
    '@media (forced-colors: active)': { bg: 'CanvasText !important' },
  },
});
const Limit = chakra('i', {
  base: {
    position: 'absolute',
    insetBlock: '-4px',
    w: '2px',
    ms: '-1px',
    bg: 'fg.default',
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { bg: 'CanvasText' },
  },
});

interface ComparisonBarProps extends ComparisonBars {
  /** Index of the fund. */
  readonly of: number;
  /** Whether a rise is green and a fall red. */
  readonly isChange: boolean;
}

/** Bar of one fund's value on the scale of all, with the ends of the scale. The text above it says the value. */
export function ComparisonBar({ low, high, spans, of, isChange }: ComparisonBarProps) {
  const [from = 0, to = 0] = spans[of] ?? [];
  const placeOf = (value: number) => ((value - low) / (high - low)) * 100;
  const left = placeOf(Math.min(from, to));
  return (
    <Box aria-hidden>
      <Track>
        {spans[of] === undefined ? null : (
          <Span
            style={{ left: `${left}%`, width: `${placeOf(Math.max(from, to)) - left}%` }}
            data-tone={isChange ? (to < 0 ? 'down' : 'up') : undefined}
          />
        )}
      </Track>
      <Flex justify="space-between" textStyle="help" display={{ base: 'none', md: 'flex' }}>
        <span>{`${low}%`.replace('-', '\u2212')}</span>
        <span>{high}%</span>
      </Flex>
    </Box>
  );
}

interface RiskLineProps {
  readonly satRank: number;
  readonly suitability: Suitability;
}

/** A fund's risk as segments, hatched above the customer's limit, which is a mark. The text above it says the same. */
export const RiskLine = ({ satRank, suitability }: RiskLineProps) => (
  <Box aria-hidden position="relative" my="2">
    <RiskGauge {...riskBarOf(satRank, suitability)} />
    {'rank' in suitability ? <Limit style={{ left: `${suitability.rank * 20}%` }} /> : null}
  </Box>
);
