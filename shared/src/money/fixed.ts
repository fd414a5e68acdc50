import { asPlain, asText, type Exact, rounded } from './decimal.ts';

/**
 * A decimal of a fixed number of places without a primitive form: `+ - * /` on it do not compile, and
 * comparing or adding it by mistake throws. Its subclasses are opaque to one another.
 */
export abstract class Fixed {
  /** Read inside this folder only. */
  readonly exact: Exact;
  protected readonly places: number;

  protected constructor(value: Exact, places: number) {
    this.places = places;
    this.exact = rounded(value, places);
  }

  isZero(): boolean {
    return this.exact.isZero();
  }

  isNegative(): boolean {
    return this.exact.isNegative() && !this.exact.isZero();
  }

  /** `12345.60`: for forms, keys and files. */
  toString(): string {
    return asPlain(this.exact, this.places);
  }

  /** `−12,345.60`: for people. */
  format(): string {
    return asText(this.exact, this.places);
  }

  /** The JSON number of a request; exact, because at most 15 digits are ever held. */
  toWire(): number {
    return this.exact.toNumber();
  }

  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return this.toString();
    throw new TypeError('Money, units and prices are not numbers: use their methods');
  }
}

/** -1, 0 or 1, as a sort function wants it. */
export type Order = -1 | 0 | 1;
