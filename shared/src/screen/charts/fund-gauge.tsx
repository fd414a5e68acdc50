import { riskNames } from '@portal/shared/parts';
import { isOverLimit } from '@portal/shared/selling';
import { chakra } from '@portal/shared/ui';
import { Mark } from './mark.tsx';

/** A fund on the gauge. */
export interface GaugeFund {
  readonly code: string;
  /** 1 to 5. */
  readonly risk: number;
}

interface FundGaugeProps {
  /** Rank of the customer's category, 1 to 5; 0 where there is none, and so no limit. */
  readonly limit: number;
  readonly funds: readonly GaugeFund[];
}

const Ranks = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: '3px', minH: { md: '92px' } },
});
const Rank = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minW: '0',
    '& > i': {
      h: '2',
      bg: 'brand.solid',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      '@media (forced-colors: active)': { bg: 'CanvasText' },
    },
    '&:first-of-type > i': { borderStartRadius: 'full' },
    '&:last-of-type > i': { borderEndRadius: 'full' },
    '&[data-over] > i': {
      background:
        'repeating-linear-gradient(135deg, {colors.chart.track} 0 4px, {colors.border.default} 4px 6px)',
      // gradients do not print
      _print: { background: 'none', borderWidth: '1px', borderColor: 'border.control' },
      '@media (forced-colors: active)': { background: 'Canvas', outline: '1px solid CanvasText' },
    },
    '& svg': {
      display: 'inline-block',
      // as narrow as the circle: five letters fit beside it
      w: '10px',
      h: '12px',
      me: '2px',
      verticalAlign: '-2px',
      fill: 'brand.solid',
      overflow: 'visible',
    },
    '&[data-over]': { color: 'accent.fg' },
    '&[data-over] svg': { fill: 'accent.solid', stroke: 'accent.fg', strokeWidth: '1.2' },
    '@media (forced-colors: active)': {
      '& svg': { forcedColorAdjust: 'none', fill: 'CanvasText' },
      '&[data-over] svg': { fill: 'Canvas', stroke: 'CanvasText' },
    },
    '&[data-none] > i': { bg: 'chart.track' },
    // the limit
    '&[data-limit]::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '-2.5px',
      bottom: '15px',
      h: '22px',
      w: '2px',
      bg: 'fg.default',
      forcedColorAdjust: 'none',
      '@media (forced-colors: active)': { bg: 'CanvasText' },
    },
    '&[data-limit] > span': { color: 'fg.default', fontWeight: 'semibold' },
    '& > span': { pt: '5px', textStyle: 'help' },
    // only the rank: the marks of its funds are in one line
    '& > span:last-child': { textAlign: 'center' },
  },
});
const Funds = chakra('span', {
  base: {
    display: 'grid',
    gap: { base: '0', md: '0.5' },
    pt: '0 !important',
    pb: { base: '5px', md: '2' },
    w: 'max-content',
    maxW: 'full',
    mx: 'auto',
    '& > span': {
      // at 320 px the mark is above its code, and what is wider is its title
      textStyle: 'xs',
      fontWeight: 'medium',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      overflowWrap: 'normal',
    },
  },
});
const Ends = chakra('div', {
  // a phone has the room for the funds, which say more
  base: { display: { base: 'none', md: 'flex' }, justifyContent: 'space-between', textStyle: 'help' },
});

/** Funds of one rank that have a line of their own. */
const maxFunds = 4;

/** Describes a rank: `Risk 4, Moderately Aggressive: CBMGF, above the customer’s risk category`. */
function describeRank(rank: number, codes: readonly string[], isOver: boolean): string {
  const funds = codes.length > 0 ? codes.join(', ') : 'no fund';
  return `Risk ${rank}, ${riskNames[rank]}: ${funds}${isOver && codes.length > 0 ? ', above the customer’s risk category' : ''}`;
}

/**
 * Shows the codes of funds on a scale of five risk ranks, Conservative to Aggressive; those over the customer's `limit`
 * are diamonds. A `limit` of 0 means that the customer has none. A rank with many funds shows some of them and `+3
 * more`.
 */
export function FundGauge({ limit, funds }: FundGaugeProps) {
  return (
    <>
      <Ranks aria-label="Funds by risk">
        {[1, 2, 3, 4, 5].map((rank) => {
          const codes = funds.filter(({ risk }) => risk === rank).map(({ code }) => code);
          const isOver = isOverLimit(rank, limit);
          const shown = codes.length > maxFunds ? codes.slice(0, maxFunds - 1) : codes;
          return (
            <Rank
              key={rank}
              aria-label={describeRank(rank, codes, isOver)}
              data-over={isOver || undefined}
              data-none={limit === 0 || undefined}
              data-limit={rank === limit || undefined}
            >
              <Funds>
                {shown.map((code) => (
                  <span key={code} title={code}>
                    <svg viewBox="1 0 10 12" aria-hidden="true" focusable="false">
                      <Mark shape={isOver ? 'diamond' : 'circle'} x={6} y={6} r={4} />
                    </svg>
                    {code}
                  </span>
                ))}
                {shown.length < codes.length ? <span>{`+${codes.length - shown.length} more`}</span> : null}
              </Funds>
              <i />
              <span>{rank}</span>
            </Rank>
          );
        })}
      </Ranks>
      <Ends aria-hidden>
        <span>{riskNames[1]}</span>
        <span>{riskNames[5]}</span>
      </Ends>
    </>
  );
}
