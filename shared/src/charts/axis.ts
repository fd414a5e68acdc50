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
  let bottom = Math.min(0, low);
  let top = Math.max(0, high);
  if (top === bottom) top += 1;
  let step = 0;
  let next = roundStep((top - bottom) / count);
  // round ends may be so far apart that the next longer step has fewer ticks
  while (next !== step) {
    step = next;
    bottom = Math.floor(bottom / step) * step;
    top = Math.ceil(top / step) * step;
    next = roundStep((top - bottom) / count);
  }
  const first = Math.round(bottom / step);
  const last = Math.round(top / step);
  return {
    low: bottom,
    high: top,
    ticks: Array.from({ length: last - first + 1 }, (_none, at) => (first + at) * step),
  };
}

/** Returns the number nearest to a positive one that is 1, 2 or 5 times a power of ten. */
function roundStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  const share = length / power;
  // the geometric means of 5 and 10, of 2 and 5, and of 1 and 2
  return power * (share >= Math.sqrt(50) ? 10 : share >= Math.sqrt(10) ? 5 : share >= Math.SQRT2 ? 2 : 1);
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

/** Whether none of these labels, in the order of their places, touches the next: `gap` px are between two at least. */
const haveRoom = (labels: readonly AxisLabel[], gap: number): boolean =>
  labels.every(({ at, text }, index) => {
    const next = labels[index + 1];
    return !next || next.at - at >= (widthOfLabel(text) + widthOfLabel(next.text)) / 2 + gap;
  });

/**
 * Returns the labels of an axis at even steps: those of the first of `steps` at which they have room, `gap` px between
 * two at least. `listEvery` returns the labels at every nth place of the axis. When even the last step has no room, only
 * the first label of it.
 */
export function listEvenLabels<Label extends AxisLabel>(
  listEvery: (step: number) => readonly Label[],
  steps: readonly number[],
  gap = 6,
): readonly Label[] {
  let labels: readonly Label[] = [];
  for (const step of steps) {
    labels = listEvery(step);
    if (haveRoom(labels, gap)) return labels;
  }
  return labels.slice(0, 1);
}

/**
 * Returns the steps at which the ticks of an axis can be labelled, the shortest first: all ticks, every second, zero and
 * the farthest end, zero alone.
 */
export function stepsOfTicks({ ticks }: Axis): readonly number[] {
  const zero = ticks.indexOf(0);
  const farthest = Math.max(zero, ticks.length - 1 - zero);
  // of three ticks every second one would leave out the end
  return [1, ...(farthest === 3 ? [] : [2]), farthest, farthest + 1];
}
