import { chakra } from '@portal/shared/ui';
import { type Axis, formatTick, omitTouchingLabels, placeOn } from './axis.ts';
import { useWidth } from './use-width.ts';

const Line = chakra('div', {
  base: {
    position: 'relative',
    h: '5',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    textStyle: 'help',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& span': { position: 'absolute', top: '1', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  },
});

interface AxisTicksProps {
  readonly axis: Axis;
  /** After each number. Default: none. */
  readonly unit?: string;
  /** Whether the privacy view blurs them. Default: false. */
  readonly isPrivate?: boolean;
}

/**
 * Line of a horizontal axis, with its numbers below, as wide as what is around it. `unit` follows each number. Numbers
 * without room are left out. `isPrivate`: the privacy view blurs them.
 */
export function AxisTicks({ axis, unit = '', isPrivate = false }: AxisTicksProps) {
  const [line, width] = useWidth<HTMLDivElement>();
  // zero is never left out, and the ends are more useful than the rest
  const labels = omitTouchingLabels(
    [0, ...axis.ticks.toSorted((one, other) => Math.abs(other) - Math.abs(one))].map((tick) => {
      const place = placeOn(axis, tick);
      return { at: (place / 100) * width, text: `${formatTick(tick)}${unit}`, place };
    }),
    12,
  );
  return (
    <Line ref={line} data-private={isPrivate ? '' : undefined}>
      {labels
        .toSorted((one, other) => one.place - other.place)
        .map(({ text, place }) => (
          <span key={text} style={{ left: `${place}%` }}>
            {text}
          </span>
        ))}
    </Line>
  );
}
