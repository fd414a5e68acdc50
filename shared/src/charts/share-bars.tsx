import { formatShare, type Money } from '@portal/shared/money';
import { MoneyText } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { getAxis } from './axis.ts';

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
      w: '58px',
      ps: '2',
      pe: '0',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& [data-bars]': { w: 'auto' },
    '& td[data-bars]': { borderInlineStartWidth: '1px', borderColor: 'border.control' },
    '& td[data-now]': { color: 'fg.muted' },
    '& td[data-after]': { fontWeight: 'medium' },
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
    '& i': { w: '14px', mb: '0' },
  },
});

/**
 * Table that compares the shares of each asset class `now` and `after` a planned change, with two bars in each row.
 * `now` and `after` are the totals of which the shares are taken; `–` where a total is zero. The scale ends at a round
 * share. The totals are below, one under the other.
 */
export function ShareBars({ label, now, after, rows }: ShareBarsProps) {
  const shares = rows.map(
    (row) => [row.now.fractionOf(now) * 100, row.after.fractionOf(after) * 100] as const,
  );
  const { high } = getAxis(0, Math.max(...shares.flat(), 1), 4);
  return (
    <>
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
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td data-bars="" aria-hidden>
                <Bar time="now" style={{ width: `${((shares[at]?.[0] ?? 0) / high) * 100}%` }} />
                <Bar time="after" style={{ width: `${((shares[at]?.[1] ?? 0) / high) * 100}%` }} />
              </td>
              <td data-figure="" data-now="">
                {formatShare(row.now, now) ?? '–'}
              </td>
              <td data-figure="" data-after="">
                {formatShare(row.after, after) ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
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
    </>
  );
}
