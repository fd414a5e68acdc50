import { useId } from 'react';
import { AmountTicks } from './amount-ticks.tsx';
import { Drawing, Hatches } from './drawing.tsx';
import { getAmountScale, narrowWidth } from './plot.ts';
import type { TimeValue } from './time-value.ts';

interface BarsPictureProps {
  readonly kind: 'apart' | 'stacked';
  readonly values: readonly TimeValue[];
  readonly selected: number | undefined;
  readonly width: number;
  readonly height: number;
}

/** Returns the plot's edges of a bar chart. */
function getColumns({ kind, values, width, height }: Omit<BarsPictureProps, 'selected'>) {
  const scale = getAmountScale(kind, values, undefined, { width, height });
  const right = width - 2;
  return { scale, right, column: (right - scale.left) / Math.max(1, values.length) };
}

/**
 * Returns the place, in `values`, of the bar that is drawn at `x` px from the left edge of the picture; left and right
 * of the plot it is the first or last. 0 without values.
 */
export function findBarAt(props: Omit<BarsPictureProps, 'selected'>, x: number): number {
  const { scale, column } = getColumns(props);
  return Math.max(0, Math.min(props.values.length - 1, Math.floor((x - scale.left) / column)));
}

/**
 * SVG of `BarsChart`: the bars of each value, `apart` up and down or `stacked` one on the other, with a band behind the
 * value at place `selected`. Hidden from screen readers, which have the table. Sizes are in px.
 */
export function BarsPicture(props: BarsPictureProps) {
  const { kind, values, selected, width, height } = props;
  const id = useId();
  const { scale, right, column } = getColumns(props);
  const barWidth = Math.max(4, Math.min(30, column * 0.56));
  const labelStep = Math.ceil(values.length / (width < narrowWidth ? 5 : 13));
  const bar = (at: number, part: 'first' | 'second', from: number, to: number) =>
    Math.abs(to - from) < 0.3 ? null : (
      <rect
        data-part={part}
        data-value={values[at]?.id}
        x={scale.left + at * column + (column - barWidth) / 2}
        width={barWidth}
        y={Math.min(from, to)}
        height={Math.abs(to - from)}
        rx="2"
        {...(part === 'second' ? { fill: `url(#${id}hatch)` } : {})}
      />
    );
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden focusable="false">
      <Hatches id={id} />
      {selected === undefined ? null : (
        <rect
          data-part="band"
          x={scale.left + selected * column + 1}
          width={Math.max(0, column - 2)}
          y={scale.top - 6}
          height={scale.bottom - scale.top + 6}
          rx="4"
        />
      )}
      <AmountTicks scale={scale} right={right} />
      {values.map(({ id: valueId, label, amounts: [first, second], result }, at) => {
        const zero = first.minus(first);
        return (
          <g key={valueId}>
            {bar(at, 'first', scale.zero, scale.yOf(first))}
            {kind === 'stacked'
              ? bar(at, 'second', scale.yOf(first), scale.yOf(result))
              : bar(at, 'second', scale.zero, scale.yOf(zero.minus(second)))}
            {at % labelStep === 0 ? (
              <text
                x={scale.left + (at + 0.5) * column}
                y={height - 6}
                textAnchor="middle"
                data-strong={at === selected || undefined}
              >
                {shorten(label, at === 0, values[labelStep]?.label)}
              </text>
            ) : null}
          </g>
        );
      })}
    </Drawing>
  );
}

/**
 * `Jan 2026` at the beginning of a year, `Feb` in it, and a year as it is. The first label of all also has its year, but
 * where `afterFirst`, the one after it, has: beside it there is no room.
 */
function shorten(label: string, isFirst: boolean, afterFirst = ''): string {
  const [month = ''] = label.split(' ');
  const hasYear = month === 'Jan' || (isFirst && !afterFirst.startsWith('Jan'));
  return hasYear ? label : month;
}
