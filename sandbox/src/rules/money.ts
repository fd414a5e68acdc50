import { Decimal } from 'decimal.js';

/** Decimal arithmetic on text, the database's format for money. It shares no code with the portal's money. */
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** A decimal number as text, e.g. `9478.67`. */
export type DecimalText = string;

/** A paid amount split into net investment and sales charge, and the units bought. */
interface ChargedAmount {
  readonly net: DecimalText;
  readonly charge: DecimalText;
  readonly units: DecimalText;
}

/**
 * Splits a paid amount into net investment and sales charge (docs/domain.md, section 2): net = amount ÷ (1 + charge), charge =
 * amount − net rounded half up to 2; units = unrounded net ÷ NAV, half up to 2.
 */
export function splitSalesCharge(
  amount: DecimalText,
  chargePercent: DecimalText,
  nav: DecimalText,
): ChargedAmount {
  const gross = new Exact(amount);
  const exactNet = gross.div(new Exact(chargePercent).div(100).plus(1));
  const net = exactNet.toDecimalPlaces(2);
  return {
    net: net.toFixed(2),
    charge: gross.minus(net).toFixed(2),
    units: exactNet.div(nav).toFixed(2),
  };
}

/** Returns the market value of units at a price, rounded half up to 2 decimals. */
export function marketValue(units: DecimalText, nav: DecimalText): DecimalText {
  return new Exact(units).times(nav).toFixed(2);
}

/** Adds up decimal texts; the result has 2 decimals. */
export function sum(values: readonly DecimalText[]): DecimalText {
  return values.reduce((total, value) => total.plus(value), new Exact(0)).toFixed(2);
}

/** Returns `minuend − subtrahend`, with 2 decimals. */
export function minus(minuend: DecimalText, subtrahend: DecimalText): DecimalText {
  return new Exact(minuend).minus(subtrahend).toFixed(2);
}

/** Returns `dividend ÷ divisor`, rounded half up to `places` decimals; zero when the divisor is zero. */
export function ratio(dividend: DecimalText, divisor: DecimalText, places: number): DecimalText {
  const by = new Exact(divisor);
  return by.isZero() ? by.toFixed(places) : new Exact(dividend).div(by).toFixed(places);
}

/** Returns `part ÷ whole` in percent, with 2 decimals; `undefined` when the whole is zero. */
export function percentOf(part: DecimalText, whole: DecimalText): DecimalText | undefined {
  const by = new Exact(whole);
  return by.isZero() ? undefined : new Exact(part).div(by).times(100).toFixed(2);
}

/** Returns `value × part ÷ whole`, rounded half up to 2 decimals; zero when the whole is zero. */
export function proportion(value: DecimalText, part: DecimalText, whole: DecimalText): DecimalText {
  const by = new Exact(whole);
  return by.isZero() ? by.toFixed(2) : new Exact(value).times(part).div(by).toFixed(2);
}

/** Returns `value × percent ÷ 100`, rounded half up to 2 decimals. */
export function percentage(value: DecimalText, percent: DecimalText): DecimalText {
  return new Exact(value).times(percent).div(100).toFixed(2);
}

/** Returns this percentage of what units are worth at a price, rounded down once to 2 decimals: a limit. */
export function limitOfValue(units: DecimalText, nav: DecimalText, percent: DecimalText): DecimalText {
  return new Exact(units).times(nav).times(percent).div(100).toFixed(2, Exact.ROUND_DOWN);
}

/** Compares two decimal texts: negative, zero or positive as `left` is less than, equal to or greater than `right`. */
export function compare(left: DecimalText, right: DecimalText): number {
  return new Exact(left).comparedTo(right);
}

/** Whether a number from a request has at most `places` decimals; false for one that is not finite. */
export function fitsDecimals(value: number, places: number): boolean {
  return Number.isFinite(value) && new Exact(value).decimalPlaces() <= places;
}

/** Formats a figure as people read it, with 2 decimals: `1,200.00`. */
export function figureText(value: DecimalText | number): string {
  const [whole = '', decimals] = new Exact(value).toFixed(2).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
