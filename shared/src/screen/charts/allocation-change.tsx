import { formatShares, formatWhole, type Money } from '@portal/shared/money';
import { chakra, Text } from '@portal/shared/ui';
import { getClassMark } from './asset-class-mark.ts';
import { Mark } from './mark.tsx';
import { RingDrawing } from './ring-drawing.tsx';

/** An asset class, now and after. */
export interface ClassChange {
  readonly assetClass: string;
  readonly now: Money;
  readonly after: Money;
}

interface Change {
  /** Both wholes, in one currency. */
  readonly now: Money;
  readonly after: Money;
  readonly rows: readonly ClassChange[];
}

interface AllocationChangeProps extends Change {
  /** Describes the whole: `Allocation of MYR by asset class`. */
  readonly label: string;
}

const partsOf = ({ now, after, rows }: Change) =>
  rows.map((row) => ({
    label: row.assetClass,
    share: row.after.fractionOf(after),
    before: row.now.fractionOf(now),
    ...getClassMark(row.assetClass),
  }));

/** The ring of `AllocationChange` alone, at most as wide as its place. Hidden from screen readers. */
export const AllocationChangeRing = (change: Change) => <RingDrawing parts={partsOf(change)} />;

/** No room for the ring beside the table, as beside the items of a cart: it is above. */
const isNarrow = '@container (max-width: 459px)';

const Frame = chakra('div', { base: { containerType: 'inline-size' } });
const Parts = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '4',
    [isNarrow]: { flexDirection: 'column', alignItems: 'stretch' },
  },
});
const Ring = chakra('div', { base: { flexShrink: 0, textAlign: 'center', '& > svg': { mx: 'auto' } } });
const Key = chakra('svg', {
  base: {
    display: 'inline-block',
    w: '12px',
    h: '12px',
    me: '1.5',
    verticalAlign: '-1px',
    fill: 'none',
    stroke: 'fg.muted',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', stroke: 'CanvasText' },
  },
});
const Classes = chakra('table', {
  base: {
    // not as wide as its content: the column with the bars has none
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& thead :is(th, td)': { textStyle: 'help', fontWeight: 'medium', pb: '1.5' },
    '& th': { textAlign: 'start', fontWeight: 'normal', py: '5px', pe: '2', overflowWrap: 'break-word' },
    // names before bars
    '& thead th:first-of-type': { w: '42%' },
    '& tbody th': { position: 'relative', ps: '20px' },
    '& tbody th svg': { position: 'absolute', insetInlineStart: '0', w: '14px', h: '14px', mt: '3px' },
    '& td[data-bar]': {
      position: 'relative',
      overflow: 'hidden',
      borderInlineStartWidth: '1px',
      borderColor: 'border.control',
    },
    '& :is(td, th)[data-figure]': {
      w: '56px',
      ps: '2',
      pe: '0',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    // names and figures before bars
    '@container (max-width: 299px)': { '& td:not([data-figure])': { display: 'none' } },
    '& td[data-now]': { color: 'fg.muted' },
    '& td[data-after]': { fontWeight: 'semibold' },
    '@media (forced-colors: active)': {
      '& svg': { forcedColorAdjust: 'none', fill: 'CanvasText !important' },
    },
  },
});
const Swatch = chakra('svg');
const Bar = chakra('i', {
  base: {
    position: 'absolute',
    top: '50%',
    insetInline: '0',
    h: '2',
    mt: '-1',
    transformOrigin: 'left',
    transition: 'transform 240ms',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    '@media (forced-colors: active)': { bg: 'CanvasText' },
  },
});
/** As wide as the scale, so that it moves in per cent of it. */
const Today = chakra('i', {
  base: {
    position: 'absolute',
    top: '50%',
    insetInline: '0',
    h: '14px',
    mt: '-7px',
    borderInlineStartWidth: '2px',
    borderColor: 'fg.default',
    transition: 'transform 240ms',
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  },
});

/**
 * How a customer's holdings of one currency divide into asset classes `now` and `after` a planned change: a ring of what
 * comes after with a thin one of today around it, and a table with a bar of each class and today's mark on it. `–`
 * where a total is zero. A change moves ring and bars; the privacy view blurs the amount.
 */
export function AllocationChange({ label, now, after, rows }: AllocationChangeProps) {
  const [sharesNow, sharesAfter] = [
    formatShares(
      rows.map((row) => row.now),
      now,
    ),
    formatShares(
      rows.map((row) => row.after),
      after,
    ),
  ];
  const parts = partsOf({ now, after, rows });
  // a scale that ends at a round share changes seldom
  const end = Math.ceil(Math.max(...parts.flatMap(({ share, before }) => [share, before]), 0.1) * 10) / 10;
  return (
    <Frame>
      <Parts>
        <Ring>
          <RingDrawing parts={parts} unit={`${after.currency} after`} whole={formatWhole(after)} />
          <Text textStyle="help" mt="2" aria-hidden>
            <Key viewBox="0 0 12 12" strokeWidth="4">
              <circle cx="6" cy="6" r="4" />
            </Key>
            After
            <Key viewBox="0 0 12 12" strokeWidth="1.5" opacity="0.6" ms="4">
              <circle cx="6" cy="6" r="5" />
            </Key>
            Today
          </Text>
        </Ring>
        <Classes aria-label={label}>
          <thead>
            <tr>
              <th scope="col">Class</th>
              <td />
              <th scope="col" data-figure="">
                Now
              </th>
              <th scope="col" data-figure="">
                After
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ label: assetClass, share, before, color, shape }, index) => (
              <tr key={assetClass}>
                <th scope="row">
                  <Swatch viewBox="0 0 14 14" fill={color} aria-hidden focusable="false">
                    <Mark shape={shape} x={7} y={7} r={5} />
                  </Swatch>
                  {assetClass}
                </th>
                <td data-bar="" aria-hidden>
                  <Bar bg={color} style={{ transform: `scaleX(${(share / end).toFixed(4)})` }} />
                  {before > 0 ? (
                    <Today
                      style={{ transform: `translateX(calc(${((before / end) * 100).toFixed(2)}% - 2px))` }}
                    />
                  ) : null}
                </td>
                <td data-figure="" data-now="">
                  {sharesNow[index] ?? '–'}
                </td>
                <td data-figure="" data-after="">
                  {sharesAfter[index] ?? '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </Classes>
      </Parts>
    </Frame>
  );
}
