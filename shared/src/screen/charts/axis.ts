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

/** How many places of an axis are from one label to the next: the first of these that leaves room. */
const labelSteps = [1, 2, 3, 4, 6, 12] as const;

/**
 * Returns the labels of an axis that have room at even steps, counted from the one at index `zero`; the first alone when
 * no step leaves room.
 */
export const keepEvenLabels = <Label extends AxisLabel>(
  labels: readonly Label[],
  zero = 0,
): readonly Label[] =>
  labelSteps
    .map((step) => labels.filter((_label, index) => (index - zero) % step === 0))
    .find((kept) =>
      kept.every(({ at, text }, index) => {
        const before = kept[index - 1];
        return !before || at - before.at >= (widthOfLabel(before.text) + widthOfLabel(text)) / 2 + 12;
      }),
    ) ?? labels.slice(0, 1);
