import { daysBetween, formatMonth, listMonths } from '@portal/shared/dates';
import { type AxisLabel, keepEvenLabels, widthOfLabel } from './axis.ts';
import type { AmountScale } from './plot.ts';
import type { TimeValue } from './time-value.ts';

/** First and last day of a chart, YYYY-MM-DD. */
export interface StepsRange {
  readonly from: string;
  readonly to: string;
}

/** Width in px of the strip for the time that is not loaded. */
export const gapWidth = 14;

/**
 * Returns the function that gives the place in px of a day (YYYY-MM-DD): `from` at `left`, `to` at `right`, days
 * outside the range beyond them.
 */
export function getDayScale({ from, to }: StepsRange, left: number, right: number) {
  const days = Math.max(1, daysBetween(from, to));
  return (day: string) => left + (daysBetween(from, day) / days) * (right - left);
}

/** A step in px of the drawing. */
export interface StepPoint {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Whether less money is in than before. */
  readonly isFall: boolean;
}

/**
 * Returns, for each value, the point in px where the line steps to the sum so far. `isFall`: less came in than went
 * out. The values are oldest first, as are the points.
 */
export const getStepPoints = (
  values: readonly TimeValue[],
  xOf: (day: string) => number,
  scale: AmountScale,
): readonly StepPoint[] =>
  values.map(({ id, amounts: [first, second], result }) => ({
    id,
    x: xOf(id),
    y: scale.yOf(result),
    isFall: first.compare(second) < 0,
  }));

/**
 * Returns the SVG path of a running sum, from `zero` at the left edge to the right edge: it keeps its height until the
 * next point, then steps to that point's. All numbers are px.
 */
export const getStepPath = (
  points: readonly StepPoint[],
  left: number,
  right: number,
  zero: number,
): string => `M${left} ${zero}${points.map(({ x, y }) => `H${x}V${y}`).join('')}H${right}`;

/** Longest range in months whose axis has months and not years. */
const monthsOfAxis = 30;

/** A label of the days' axis, with the place of its tick. */
export interface DayLabel extends AxisLabel {
  readonly tick: number;
}

/**
 * Returns the labels below a chart of days between `left` and `right` px: the first days of months, or of years for a
 * long range. `tick` is the day's place, `at` the middle of its text, which is moved to stay within the plot. Where
 * they have no room, the steps between them are longer.
 */
export function listDayLabels(range: StepsRange, left: number, right: number): readonly DayLabel[] {
  const xOf = getDayScale(range, left, right);
  const months = listMonths(range.from, range.to).slice(1);
  const isByYear = months.length > monthsOfAxis;
  const shown = isByYear ? months.filter((month) => month.endsWith('-01')) : months;
  const labelOf = (month: string, at: number): DayLabel => {
    const [name = '', year = ''] = formatMonth(month).split(' ');
    const text = isByYear ? year : name === 'Jan' || at === 0 ? `${name} ${year}` : name;
    const half = widthOfLabel(text) / 2;
    const tick = xOf(`${month}-01`);
    return { text, tick, at: Math.min(Math.max(tick, left + half - 6), right - half + 6) };
  };
  return keepEvenLabels(shown.map(labelOf));
}
