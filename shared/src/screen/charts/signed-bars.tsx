import type { Gain } from '@portal/shared/money';
import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { getAxis, placeOn } from './axis.ts';
import { AxisTicks } from './axis-ticks.tsx';
import { createShortener } from './shorten-names.ts';

/** A value that may be negative. */
interface SignedBar {
  readonly id: string;
  readonly name: string;
  /** Only to draw it. Absent where it is not known: there is no bar then. */
  readonly value?: number;
  readonly direction: Gain['direction'];
  /** Beside the bar. */
  readonly figures: ReactNode;
}

interface SignedBarsProps {
  /** Describes the whole: `Gain by fund in MYR`. */
  readonly label: string;
  /** All in one unit. */
  readonly bars: readonly SignedBar[];
  readonly kind: keyof typeof columns;
  /** The bar whose name is emphasized. */
  readonly selectedId?: string | undefined;
}

/** Widths of name, bar and figures in px, on a phone and wider: of amounts with their per cent, and of per cents. */
const columns = {
  gain: { base: 'minmax(80px, 112px) minmax(24px, 1fr) 146px', md: '138px minmax(0, 1fr) 164px' },
  return: { base: 'minmax(0, 150px) minmax(40px, 1fr) 68px', md: 'minmax(0, 190px) minmax(40px, 1fr) 72px' },
};

const Rows = chakra('table', {
  base: {
    display: 'block',
    '& tbody': { display: 'block' },
    '& tr': { display: 'grid', alignItems: 'center' },
    '& th': { pe: '2', textAlign: 'start', fontWeight: 'normal' },
    '& tr[data-selected] th': { fontWeight: 'semibold' },
    '& td': { alignSelf: 'stretch', position: 'relative' },
    '& td:last-child': {
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    '& td[data-direction=up]': { color: 'success.fg' },
    '& td[data-direction=down]': { color: 'danger.fg' },
    '& td[data-direction=flat]': { color: 'fg.subtle' },
    '@media (max-width: 767px)': { '& :is(th, td)': { fontSize: '13px', lineHeight: '18px' } },
  },
  variants: {
    kind: {
      gain: {
        // in a column that is higher the rows share the height, as far as they belong together
        '&, & tbody': { display: 'flex', flexDirection: 'column', flex: '1 1 auto' },
        maxH: 'calc(var(--rows) * 72px)',
        '& tr': {
          flex: '1 0 auto',
          gridTemplateColumns: columns.gain,
          minH: { base: '19px', md: '9' },
        },
      },
      return: { '& tr': { gridTemplateColumns: columns.return, minH: '7' } },
    },
  },
});
const Zero = chakra('i', {
  base: { position: 'absolute', insetBlock: '0', w: '1px', bg: 'border.control', forcedColorAdjust: 'none' },
});
const Bar = chakra('i', {
  base: {
    position: 'absolute',
    top: '50%',
    h: { base: '10px', md: '15px' },
    mt: { base: '-5px', md: '-7.5px' },
    minW: '2px',
    borderRadius: '2px',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  variants: {
    direction: {
      up: { bg: 'success.solid', '@media (forced-colors: active)': { bg: 'CanvasText' } },
      down: {
        backgroundImage:
          'repeating-linear-gradient(135deg, {colors.danger.solid} 0 3px, {colors.danger.border} 3px 5px)',
        // gradients do not print
        _print: { backgroundImage: 'none', borderWidth: '1.5px', borderColor: 'danger.solid' },
        '@media (forced-colors: active)': {
          backgroundImage: 'none',
          bg: 'Canvas',
          borderWidth: '1.5px',
          borderColor: 'CanvasText',
        },
      },
      flat: { w: '3px', bg: 'border.control', '@media (forced-colors: active)': { bg: 'CanvasText' } },
    },
  },
});
const AxisRow = chakra('div', {
  base: { display: 'grid', '& > *': { gridColumn: '2' } },
  variants: {
    kind: {
      gain: { gridTemplateColumns: columns.gain },
      return: { gridTemplateColumns: columns.return },
    },
  },
});
/** Returns the sign that a figure has before it; a fall has its minus sign already. */
export const signOf = (direction: Gain['direction']) => (direction === 'up' ? '+' : '');

/**
 * Table of values on a common axis, with a bar to the right for a rise and a hatched one to the left for a fall. The
 * figures are beside the bars, so that they need no read-out. `kind` decides the widths and the axis: amounts, which
 * the privacy view blurs, or published per cents. The name of `selectedId` is emphasized. What all names begin with, the
 * company's name, is left out.
 */
export function SignedBars({ label, bars, kind, selectedId }: SignedBarsProps) {
  const shorten = createShortener(bars.map(({ name }) => name));
  const numbers = bars.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const axis = getAxis(Math.min(...numbers), Math.max(...numbers), 3);
  const placeOf = (value: number) => placeOn(axis, value);
  // the privacy view blurs a customer's amounts, not what is published
  const isPrivate = kind === 'gain';
  return (
    <>
      <Rows aria-label={label} kind={kind} css={{ '--rows': String(bars.length) }}>
        <tbody>
          {bars.map(({ id, name, value, direction, figures }) => (
            <tr key={id} {...(id === selectedId ? { 'data-selected': '' } : {})}>
              <th scope="row" title={name}>
                {shorten(name)}
              </th>
              <td aria-hidden>
                <Zero style={{ left: `${placeOf(0)}%` }} />
                {value === undefined ? null : (
                  <Bar
                    direction={direction}
                    style={{
                      left: `${placeOf(Math.min(0, value))}%`,
                      ...(direction === 'flat' ? {} : { width: `${placeOf(Math.abs(value)) - placeOf(0)}%` }),
                    }}
                  />
                )}
              </td>
              <td data-direction={direction} data-private={isPrivate ? '' : undefined}>
                {figures}
              </td>
            </tr>
          ))}
        </tbody>
      </Rows>
      <AxisRow aria-hidden kind={kind}>
        <AxisTicks axis={axis} unit={kind === 'return' ? '%' : ''} isPrivate={isPrivate} />
      </AxisRow>
    </>
  );
}
