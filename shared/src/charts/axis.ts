import { nice, ticks } from 'd3-array';

/** A scale of amounts: its ends and round ticks, lowest first. It always has zero. */
export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/**
 * Returns an axis that reaches from `low` to `high` and always contains zero, with about `count` ticks at round numbers
 * and round ends. It has a length also when both are zero.
 */
export function getAxis(low: number, high: number, count: number): Axis {
  const bottom = Math.min(0, low);
  const top = Math.max(0, high);
  const [start, end] = nice(bottom, top === bottom ? bottom + 1 : top, count);
  return { low: start, high: end, ticks: ticks(start, end, count) };
}

/** Returns where a value is on an axis, in per cent of the axis from its low end. */
export const placeOn = ({ low, high }: Axis, value: number): number => ((value - low) / (high - low)) * 100;

const tickFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats a number on an axis, with at most two decimals and a typographic minus: `−2,500`. */
export const formatTick = (tick: number): string => tickFormat.format(tick).replace('-', '\u2212');

/** Width in px of a tick's label, about: the labels are 12 px high. */
export const widthOfLabel = (text: string): number => text.length * 6.7;

/** A label under an axis; `at` is its middle in px. */
export interface AxisLabel {
  readonly at: number;
  readonly text: string;
}

/**
 * Returns the labels of an axis without those that would touch an earlier one of the list: `at` is the label's middle
 * in px. The first label always stays.
 */
export function omitTouchingLabels<Label extends AxisLabel>(labels: readonly Label[]): readonly Label[] {
  const kept: Label[] = [];
  const touches = (one: Label, other: Label) =>
    Math.abs(one.at - other.at) < (widthOfLabel(one.text) + widthOfLabel(other.text)) / 2 + 6;
  for (const label of labels) if (!kept.some((other) => touches(label, other))) kept.push(label);
  return kept;
}
