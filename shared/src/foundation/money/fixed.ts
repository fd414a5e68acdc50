import { type Exact, formatForScreen, formatPlain, rounded } from './decimal.ts';

/**
 * A JSON number of a request. For the type checker it is a symbol, because no operator (`+ - * / < >`) compiles on one:
 * calculate with `Money`, `Units` or `Percent` instead.
 */
export type WireNumber = symbol & { readonly wire: 'number' };

/**
 * A decimal with a fixed number of places. It has no primitive form: `+ - * /` do not compile, and comparing
 * or adding it by mistake throws. Subclasses cannot be mixed.
 */
export abstract class Fixed<Self extends Fixed<Self>> {
  /** Only for this folder. */
  readonly exact: Exact;
  protected readonly places: number;

  protected constructor(value: Exact, places: number) {
    this.places = places;
    this.exact = rounded(value, places);
  }

  /** Returns a value of the same kind. */
  protected abstract with(value: Exact): Self;

  /** Returns the value to calculate with. Throws where `other` does not fit. */
  protected operand(other: Self): Exact {
    return other.exact;
  }

  plus(other: Self): Self {
    return this.with(this.exact.plus(this.operand(other)));
  }

  minus(other: Self): Self {
    return this.with(this.exact.minus(this.operand(other)));
  }

  compare(other: Self): Order {
    return this.exact.comparedTo(this.operand(other));
  }

  /** Returns this value as a fraction of `whole`, 0 when that is zero. It is inexact: only to draw bars and rings. */
  fractionOf(whole: Self): number {
    return whole.isZero() ? 0 : this.exact.dividedBy(this.operand(whole)).toNumber();
  }

  isZero(): boolean {
    return this.exact.isZero();
  }

  isNegative(): boolean {
    return this.exact.isNegative() && !this.exact.isZero();
  }

  /** Formats as `12345.60`, for forms, keys and files. */
  toString(): string {
    return formatPlain(this.exact, this.places);
  }

  /** Formats as `−12,345.60`, for the screen. */
  format(): string {
    return formatForScreen(this.exact, this.places);
  }

  /** Returns the JSON number of a request. It is exact, because values have at most 15 digits. */
  toWire(): WireNumber {
    return this.exact.toNumber() as unknown as WireNumber;
  }

  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return this.toString();
    throw new TypeError('Money, units and prices are not numbers: use their methods');
  }
}

/** Result of a comparison, for sort functions. */
export type Order = -1 | 0 | 1;
