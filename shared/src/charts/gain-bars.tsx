import type { Gain } from '@portal/shared/money';
import { MoneyText } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { formatTick, getAxis, omitTouchingLabels } from './axis.ts';
import { toNumber } from './plot.ts';
import { useWidth } from './use-width.ts';

/** What one scheme has gained. */
export interface GainBar {
  readonly id: string;
  readonly name: string;
  readonly gain: Gain;
}

interface GainBarsProps {
  /** Describes the whole: `Gain by scheme in MYR`. */
  readonly label: string;
  /** All in one currency. */
  readonly bars: readonly GainBar[];
}

/** Widths of name and figures in px, on a phone and wider. */
const columns = { base: 'minmax(0, 112px) minmax(40px, 1fr) 146px', md: '138px minmax(0, 1fr) 164px' };

const Rows = chakra('table', {
  base: {
    display: 'block',
    '& tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: columns,
      alignItems: 'center',
      minH: { base: '5', md: '9' },
    },
    '& th': { pe: '2', textAlign: 'start', fontWeight: 'normal', truncate: true },
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
});
const Percent = chakra('span', {
  base: { display: 'inline-block', w: '64px', textAlign: 'end', textStyle: 'help', fontWeight: 'normal' },
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
const AxisRow = chakra('div', { base: { display: 'grid', gridTemplateColumns: columns } });
const Ticks = chakra('div', {
  base: {
    position: 'relative',
    gridColumn: '2',
    h: '5',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    textStyle: 'help',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& span': { position: 'absolute', top: '1', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  },
});

/** The sign of a rise; a fall has its minus sign already. */
const signOf = (direction: Gain['direction']) => (direction === 'up' ? '+' : '');

/**
 * Table of what each scheme has gained in one currency, with a bar to the right for a gain and a hatched one to the
 * left for a loss. Amount and percent are beside the bars, `–` for an unknown percent; the privacy view blurs them.
 */
export function GainBars({ label, bars }: GainBarsProps) {
  const [ticks, width] = useWidth<HTMLDivElement>();
  const numbers = bars.map(({ gain }) => toNumber(gain.gain));
  const axis = getAxis(Math.min(...numbers), Math.max(...numbers), 3);
  const placeOf = (amount: number) => ((amount - axis.low) / (axis.high - axis.low)) * 100;
  // zero is never left out, and the ends are more useful than the rest
  const labels = omitTouchingLabels(
    [0, ...axis.ticks.toReversed()].map((tick) => ({
      at: (placeOf(tick) / 100) * width,
      text: formatTick(tick),
      place: placeOf(tick),
    })),
  );
  return (
    <>
      <Rows aria-label={label}>
        <tbody>
          {bars.map(({ id, name, gain: { gain, percent, direction } }, at) => (
            <tr key={id}>
              <th scope="row" title={name}>
                {name}
              </th>
              <td aria-hidden>
                <Zero style={{ left: `${placeOf(0)}%` }} />
                <Bar
                  direction={direction}
                  style={{
                    left: `${placeOf(Math.min(0, numbers[at] ?? 0))}%`,
                    ...(direction === 'flat'
                      ? {}
                      : { width: `${placeOf(Math.abs(numbers[at] ?? 0)) - placeOf(0)}%` }),
                  }}
                />
              </td>
              <td data-direction={direction} data-private="">
                {signOf(direction)}
                <MoneyText value={gain} currency={false} size="sm" />
                <Percent>{percent === undefined ? '–' : `${signOf(direction)}${percent.format()}`}</Percent>
              </td>
            </tr>
          ))}
        </tbody>
      </Rows>
      <AxisRow aria-hidden>
        <Ticks ref={ticks} data-private="">
          {labels.map(({ text, place }) => (
            <span key={text} style={{ left: `${place}%` }}>
              {text}
            </span>
          ))}
        </Ticks>
      </AxisRow>
    </>
  );
}
