import { formatShare, type Money } from '@portal/shared/money';
import { MoneyText } from '@portal/shared/parts';
import { Box, chakra } from '@portal/shared/ui';
import { getAxis, placeOn } from './axis.ts';
import { AxisTicks } from './axis-ticks.tsx';

/** A part of the whole, now and after. */
export interface SharePair {
  readonly label: string;
  readonly now: Money;
  readonly after: Money;
}

interface ShareBarsProps {
  /** Describes the whole: `Allocation of MYR by asset class`. */
  readonly label: string;
  /** Both wholes, in one currency. */
  readonly now: Money;
  readonly after: Money;
  readonly rows: readonly SharePair[];
}

/** No room for bars beside the figures, as beside the items of a cart: each row has them below. */
const isNarrow = '@container (max-width: 399px)';

const Pairs = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& thead th': { textStyle: 'help', fontWeight: 'medium', pb: '1.5' },
    '& th': {
      textAlign: 'start',
      fontWeight: 'normal',
      w: '104px',
      py: '5px',
      pe: '2',
      overflowWrap: 'break-word',
    },
    '& :is(td, th)[data-figure]': {
      w: '62px',
      ps: '2',
      pe: '0',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& [data-bars]': { w: 'auto' },
    '& td[data-bars]': { borderInlineStartWidth: '1px', borderColor: 'border.control' },
    '& td[data-now]': { color: 'fg.muted' },
    '& td[data-after]': { fontWeight: 'medium' },
    '& td[data-change]': { color: 'fg.subtle' },
    '& tfoot td[data-bars]': { borderInlineStartWidth: '0' },
    [isNarrow]: {
      '&, & :is(thead, tbody, tfoot)': { display: 'block' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 62px)',
        alignItems: 'center',
      },
      '& th': { w: 'auto' },
      '& tbody td[data-bars]': { gridArea: '2 / 1 / 3 / -1', mb: '1' },
      '& tfoot td[data-bars]': { gridColumn: '1 / -1' },
      // the ends of the axis are those of the table
      '& tfoot span:first-of-type': { transform: 'none' },
      '& tfoot span:last-of-type:not(:first-of-type)': { transform: 'translateX(-100%)' },
      '& thead td, & tfoot td:first-of-type': { display: 'none' },
    },
  },
});
const Bar = chakra('i', {
  base: {
    display: 'block',
    boxSizing: 'border-box',
    h: '2',
    borderEndRadius: '2px',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  variants: {
    time: {
      now: {
        mb: '0.5',
        borderWidth: '1.5px',
        borderInlineStartWidth: '0',
        borderColor: 'chart.6',
        bg: 'bg.surface',
        '@media (forced-colors: active)': { bg: 'Canvas', borderColor: 'CanvasText' },
      },
      after: { bg: 'chart.1', '@media (forced-colors: active)': { bg: 'CanvasText' } },
    },
  },
});
const Legend = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    mt: '2.5',
    pt: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    color: 'fg.muted',
    '& > span': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& > span > :last-child': { ms: 'auto', color: 'fg.default' },
    '& i': { w: '14px', mb: '0', borderRadius: '2px' },
    '& > :first-child i': { borderInlineStartWidth: '1.5px' },
  },
});

/** Formats by how many percentage points two formatted shares differ: `+4.4`; `–` where one is not known. */
function formatChange(now: string | undefined, after: string | undefined): string {
  if (now === undefined || after === undefined) return '–';
  // of the figures beside it, so that a reader who checks it finds the same
  const [before = 0, then = 0] = [now, after].map((share) => Number.parseFloat(share.replace('\u2212', '-')));
  const change = Math.round((then - before) * 10) / 10;
  return `${change > 0 ? '+' : ''}${change.toFixed(1)}`.replace('-', '\u2212');
}

/**
 * Table that compares the shares of each asset class `now` and `after` a planned change, with two bars in each row on a
 * scale that ends at a round share, and the change in percentage points. `now` and `after` are the
 * totals of which the shares are taken; `–` where a total is zero. The totals are below, one under the other.
 */
export function ShareBars({ label, now, after, rows }: ShareBarsProps) {
  const shares = rows.map((row) => ({
    assetClass: row.label,
    nowText: formatShare(row.now, now),
    afterText: formatShare(row.after, after),
    nowShare: row.now.fractionOf(now) * 100,
    afterShare: row.after.fractionOf(after) * 100,
  }));
  const { low, high } = getAxis(
    0,
    Math.max(...shares.flatMap(({ nowShare, afterShare }) => [nowShare, afterShare]), 1),
    4,
  );
  // its end has a number: some bars reach it
  const axis = { low, high, ticks: [low, (low + high) / 2, high] };
  return (
    <Box containerType="inline-size">
      <Pairs aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <td data-bars="" />
            <th scope="col" data-figure="">
              Now
            </th>
            <th scope="col" data-figure="">
              After
            </th>
            <th scope="col" data-figure="" data-change="">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ assetClass, nowText, afterText, nowShare, afterShare }) => (
            <tr key={assetClass}>
              <th scope="row">{assetClass}</th>
              <td data-bars="" aria-hidden>
                <Bar time="now" style={{ width: `${placeOn(axis, nowShare)}%` }} />
                <Bar time="after" style={{ width: `${placeOn(axis, afterShare)}%` }} />
              </td>
              <td data-figure="" data-now="">
                {nowText ?? '–'}
              </td>
              <td data-figure="" data-after="">
                {afterText ?? '–'}
              </td>
              <td data-figure="" data-change="">
                {formatChange(nowText, afterText)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot aria-hidden>
          <tr>
            <td />
            <td data-bars="">
              <AxisTicks axis={axis} unit="%" />
            </td>
          </tr>
        </tfoot>
      </Pairs>
      <Legend>
        <span>
          <Bar time="now" />
          Now
          <MoneyText value={now} size="sm" />
        </span>
        <span>
          <Bar time="after" />
          After
          <MoneyText value={after} />
        </span>
      </Legend>
    </Box>
  );
}
