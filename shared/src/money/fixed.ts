import { asPlain, asText, type Exact, rounded } from './decimal.ts';

/**
 * A decimal with a fixed number of places. It has no primitive form: `+ - * /` do not compile, and comparing
 * or adding it by mistake throws. Subclasses cannot be mixed.
 */
export abstract class Fixed {
  /** Only for this folder. */
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

  /** Formats as `12345.60`, for forms, keys and files. */
  toString(): string {
    return asPlain(this.exact, this.places);
  }

  /** Formats as `−12,345.60`, for the screen. */
  format(): string {
    return asText(this.exact, this.places);
  }

  /** Returns the JSON number of a request. It is exact, because values have at most 15 digits. */
  toWire(): number {
    return this.exact.toNumber();
  }

  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return this.toString();
    throw new TypeError('Money, units and prices are not numbers: use their methods');
  }
}

/** Result of a comparison, for sort functions. */
export type Order = -1 | 0 | 1;
