import { nice, ticks } from 'd3-array';

/** A scale of amounts: its ends and round ticks, lowest first. It always has zero. */
export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Returns the axis for values between `low` and `high` with about `count` ticks at round numbers. */
export function getAxis(low: number, high: number, count: number): Axis {
  const bottom = Math.min(0, low);
  const top = Math.max(0, high);
  const [start, end] = nice(bottom, top === bottom ? bottom + 1 : top, count);
  return { low: start, high: end, ticks: ticks(start, end, count) };
}

const tickFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats a tick: `−2,500`. */
export const formatTick = (tick: number): string => tickFormat.format(tick).replace('-', '\u2212');

/** Width in px of a tick's label, about: the labels are 12 px high. */
export const widthOfLabel = (text: string): number => text.length * 6.7;

/** A label under an axis; `at` is its middle in px. */
export interface AxisLabel {
  readonly at: number;
  readonly text: string;
}

/** Leaves out labels that would touch an earlier one of the list. */
export function fitLabels<Label extends AxisLabel>(labels: readonly Label[]): readonly Label[] {
  const kept: Label[] = [];
  const touches = (one: Label, other: Label) =>
    Math.abs(one.at - other.at) < (widthOfLabel(one.text) + widthOfLabel(other.text)) / 2 + 6;
  for (const label of labels) if (!kept.some((other) => touches(label, other))) kept.push(label);
  return kept;
}
