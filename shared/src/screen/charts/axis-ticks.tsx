import { chakra } from '@portal/shared/ui';
import { type Axis, formatTick, keepEvenLabels, placeOn } from './axis.ts';
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
 * Line of a horizontal axis, with its numbers below, as wide as what is around it. `unit` follows each number. Where
 * not all have room, the steps between them are longer. `isPrivate`: the privacy view blurs them.
 */
export function AxisTicks({ axis, unit = '', isPrivate = false }: AxisTicksProps) {
  const [line, width] = useWidth<HTMLDivElement>();
  const labels = keepEvenLabels(
    axis.ticks.map((tick) => {
      const place = placeOn(axis, tick);
      return { at: (place / 100) * width, text: `${formatTick(tick)}${unit}`, place };
    }),
    axis.ticks.indexOf(0),
  );
  return (
    <Line ref={line} data-private={isPrivate ? '' : undefined}>
      {labels.map(({ text, place }) => (
        <span key={text} style={{ left: `${place}%` }}>
          {text}
        </span>
      ))}
    </Line>
  );
}
