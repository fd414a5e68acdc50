import { formatDate } from '@portal/shared/dates';
import type { Money } from '@portal/shared/money';
import { useId } from 'react';
import { AmountTicks } from './amount-ticks.tsx';
import { Drawing, Hatches } from './drawing.tsx';
import { Mark } from './mark.tsx';
import { type AmountScale, getAmountScale, narrowWidth } from './plot.ts';
import {
  gapWidth,
  getDayScale,
  getStepPath,
  getStepPoints,
  listDayLabels,
  type StepPoint,
  type StepsRange,
} from './steps-geometry.ts';
import type { TimeValue } from './time-value.ts';

/** Today's value, which ends a chart of steps. */
export interface ValueToday {
  readonly money: Money;
  /** Whether all money is known that made it. Otherwise it is beside the plot, because the scale says nothing of it. */
  readonly isOnScale: boolean;
}

/** A chart of steps: days from `from` to `to`. */
export interface StepsFrame extends StepsRange {
  /** Whether there may be earlier values, which are not loaded. */
  readonly hasGap: boolean;
  readonly today?: ValueToday;
}

interface StepsPictureProps {
  readonly frame: StepsFrame;
  readonly values: readonly TimeValue[];
  readonly selected: number | undefined;
  readonly width: number;
  readonly height: number;
}

/** Room right of the plot in px. */
function getEndWidth(today: ValueToday | undefined, width: number): number {
  if (!today) return 8;
  if (width < narrowWidth) return today.isOnScale ? 14 : 40;
  return today.isOnScale ? 132 : 178;
}

function getPlot({ frame, values, width, height }: Omit<StepsPictureProps, 'selected'>) {
  const { today, hasGap } = frame;
  const scale = getAmountScale('steps', values, today?.isOnScale ? today.money : undefined, {
    width,
    height,
  });
  const left = scale.left + (hasGap ? gapWidth : 0);
  const right = width - getEndWidth(today, width);
  return { scale, left, right, points: getStepPoints(values, getDayScale(frame, left, right), scale) };
}

/**
 * Returns the place, in `values`, of the step that is nearest to `x` px from the left edge of the picture; −1 without
 * values.
 */
export function findStepAt(props: Omit<StepsPictureProps, 'selected'>, x: number): number {
  const distances = getPlot(props).points.map((point) => Math.abs(point.x - x));
  return distances.indexOf(Math.min(...distances));
}

/**
 * SVG of `StepsChart`: a line that rises and falls with each value, and today's value at its end. A vertical line marks
 * the value at place `selected`. Hidden from screen readers, which have the table. Sizes are in px.
 */
export function StepsPicture(props: StepsPictureProps) {
  const { frame, values, selected, width, height } = props;
  const id = useId();
  const { scale, left, right, points } = getPlot(props);
  const path = getStepPath(points, left, right, scale.zero);
  const current = selected === undefined ? undefined : points[selected];
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden focusable="false">
      <Hatches id={id} />
      <AmountTicks scale={scale} right={right} />
      {frame.hasGap ? (
        <rect
          x={scale.left}
          y={scale.top}
          width={gapWidth}
          height={scale.bottom - scale.top}
          fill={`url(#${id}gap-hatch)`}
        />
      ) : null}
      {listDayLabels(frame, left, right).map(({ at, tick, text }) => (
        <g key={tick}>
          <line data-part="tick" x1={tick} x2={tick} y1={scale.bottom} y2={scale.bottom + 4} />
          <text x={at} y={height - 6} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      <path data-part="area" d={`${path}V${scale.zero}H${left}Z`} />
      <path data-part="line" d={path} />
      {current ? (
        <line data-part="cross" x1={current.x} x2={current.x} y1={scale.top - 4} y2={scale.bottom} />
      ) : null}
      {points.map((point, at) => (
        <StepMark key={point.id} point={point} isSelected={at === selected} isSmall={points.length > 14} />
      ))}
      {frame.today ? (
        <Today
          today={frame.today}
          from={frame.from}
          net={values.at(-1)?.result ?? frame.today.money.minus(frame.today.money)}
          scale={scale}
          right={right}
          width={width}
        />
      ) : null}
    </Drawing>
  );
}

interface StepMarkProps {
  readonly point: StepPoint;
  readonly isSelected: boolean;
  readonly isSmall: boolean;
}

const StepMark = ({ point: { id, x, y, isFall }, isSelected, isSmall }: StepMarkProps) => (
  <g
    data-part={isFall ? 'out' : 'in'}
    data-value={id}
    data-x={x}
    data-y={y}
    data-selected={isSelected || undefined}
  >
    <Mark
      shape={isFall ? 'triangle-down' : 'triangle'}
      x={x}
      y={y - 1}
      r={isSelected ? 6.5 : isSmall ? 3 : 4.2}
    />
  </g>
);

interface TodayProps {
  readonly today: ValueToday;
  readonly from: string;
  /** The sum of the last step. */
  readonly net: Money;
  readonly scale: AmountScale;
  /** Right edge of the plot. */
  readonly right: number;
  readonly width: number;
}

function Today({ today: { money, isOnScale }, from, net, scale, right, width }: TodayProps) {
  const isNarrow = width < narrowWidth;
  if (isOnScale) {
    const y = scale.yOf(money);
    const netY = scale.yOf(net);
    const labelY = Math.max(y, scale.top + 14);
    return (
      <>
        <path data-part={money.compare(net) < 0 ? 'loss' : 'gain'} d={`M${right} ${netY}V${y}`} />
        <circle data-part="end" cx={right} cy={netY} r="4" />
        <g data-part="today" data-y={y}>
          <Mark shape="diamond" x={right} y={y} r={7} />
        </g>
        {isNarrow ? null : (
          <>
            <Label x={right + 18} y={labelY - 2} name="Value today" money={money} />
            <Label
              x={right + 18}
              y={Math.min(labelY + 54, scale.bottom - 20)}
              name="Net money in"
              money={net}
            />
          </>
        )}
      </>
    );
  }
  const lane = right + 20;
  return (
    <>
      <path data-part="break" d={`M${right + (isNarrow ? 3 : 9)} ${scale.top}V${scale.bottom}`} />
      {isNarrow ? null : (
        <rect
          data-part="lane"
          x={lane}
          y={scale.top - 4}
          width={width - lane}
          height={scale.bottom - scale.top + 4}
          rx="8"
        />
      )}
      <g data-part="today">
        <Mark shape="diamond" x={isNarrow ? right + 24 : lane + 20} y={scale.top + 26} r={7} />
      </g>
      {isNarrow ? null : (
        <>
          <Label x={lane + 36} y={scale.top + 22} name="Value today" money={money} />
          {['Not on this scale: it', 'includes money from', `before ${formatDate(from)}.`].map((text, at) => (
            <text key={text} x={lane + 14} y={scale.top + 72 + at * 16}>
              {text}
            </text>
          ))}
        </>
      )}
    </>
  );
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly money: Money;
}

const Label = ({ x, y, name, money }: LabelProps) => (
  <>
    <text x={x} y={y}>
      {name}
    </text>
    <text x={x} y={y + 17} data-strong data-private>
      {money.format()}
    </text>
  </>
);
