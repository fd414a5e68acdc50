import { Money } from '@portal/shared/money';
import { formatTick, getAxis, widthOfLabel } from './axis.ts';
import type { TimeChartKind, TimeValue } from './time-value.ts';

/** Below this width in px a chart leaves words and ticks out. */
export const narrowWidth = 420;

/** Room above and below the plot in px. */
const above = 10;
const below = 24;

/** A chart's scale of amounts, in px of its drawing. */
export interface AmountScale {
  readonly ticks: readonly { readonly text: string; readonly y: number; readonly isZero: boolean }[];
  /** Left edge of the plot, after the ticks' labels. */
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly zero: number;
  /** Returns the height of an amount. */
  readonly yOf: (money: Money) => number;
}

/** Returns an amount as a number, without its currency. That is inexact: only to draw it. */
export const toNumber = (money: Money): number => money.fractionOf(Money.of(money.currency, '1'));

/** Returns the amounts that a value reaches: its bars up and down, or its step. */
function listReached(kind: TimeChartKind, { amounts, result }: TimeValue): readonly number[] {
  const [first, second] = amounts.map(toNumber);
  if (kind === 'apart') return [first ?? 0, -(second ?? 0)];
  return kind === 'stacked' ? [first ?? 0, toNumber(result)] : [toNumber(result)];
}

interface ScaleSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the vertical scale of a chart of this size in px. It contains zero, all that `values` reach, and `today`, the
 * value of today, where that belongs on the scale (else `undefined`). `left` leaves room for the widest label of a
 * tick.
 */
export function getAmountScale(
  kind: TimeChartKind,
  values: readonly TimeValue[],
  today: Money | undefined,
  { width, height }: ScaleSize,
): AmountScale {
  const reached = [
    ...values.flatMap((value) => listReached(kind, value)),
    ...(today ? [toNumber(today)] : []),
  ];
  const axis = getAxis(Math.min(0, ...reached), Math.max(0, ...reached), width < narrowWidth ? 3 : 5);
  const bottom = height - below;
  const yAt = (amount: number) => above + ((axis.high - amount) / (axis.high - axis.low)) * (bottom - above);
  const ticks = axis.ticks.map((tick) => ({ text: formatTick(tick), y: yAt(tick), isZero: tick === 0 }));
  return {
    ticks,
    left: Math.max(...ticks.map(({ text }) => widthOfLabel(text))) + 12,
    top: above,
    bottom,
    zero: yAt(0),
    yOf: (money) => yAt(toNumber(money)),
  };
}
