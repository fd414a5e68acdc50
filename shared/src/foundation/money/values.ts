import { Exact, plainOrThrow, readTyped } from './decimal.ts';
import { Fixed } from './fixed.ts';

const MONEY_PLACES = 2;
const UNIT_PLACES = 2;
const NAV_PLACES = 4;
const PERCENT_PLACES = 2;

/** An amount in one currency, with 2 decimals. Adding or comparing different currencies throws. */
export class Money extends Fixed<Money> {
  readonly kind = 'money';
  readonly currency: string;

  private constructor(currency: string, value: Exact) {
    super(value, MONEY_PLACES);
    this.currency = currency;
  }

  /**
   * Creates money from a decimal string: `Money.of('MYR', '12345.60')`. Throws when the text is malformed.
   */
  static of(currency: string, text: string): Money {
    return new Money(currency, plainOrThrow(text, MONEY_PLACES));
  }

  /** Parses typed text (`1,000`, ` 1000.5 `); `undefined` when it is not an amount. */
  static parse(currency: string, typedText: string): Money | undefined {
    const value = readTyped(typedText, MONEY_PLACES);
    return value && new Money(currency, value);
  }

  /** Rounds a calculated value half up to 2 decimals. Only for this folder. */
  static rounded(currency: string, value: Exact): Money {
    return new Money(currency, value);
  }

  protected override with(value: Exact): Money {
    return new Money(this.currency, value);
  }

  protected override operand(other: Money): Exact {
    if (other.currency !== this.currency) {
      throw new RangeError(`${this.kind} of ${this.currency} and ${other.currency} do not mix`);
    }
    return other.exact;
  }
}

/** An amount from a reply whose currency is in another field. */
export class Amount {
  private readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  /** Creates an amount from a decimal string: `Amount.of('12345.60')`. */
  static of(text: string): Amount {
    return new Amount(plainOrThrow(text, MONEY_PLACES).toFixed(MONEY_PLACES));
  }

  in(currency: string): Money {
    return Money.of(currency, this.text);
  }
}

/** Units of a fund, with 2 decimals. */
export class Units extends Fixed<Units> {
  readonly kind = 'units';

  private constructor(value: Exact) {
    super(value, UNIT_PLACES);
  }

  static of(text: string): Units {
    return new Units(plainOrThrow(text, UNIT_PLACES));
  }

  /** Parses typed text; `undefined` when it is not a number of units. */
  static parse(typedText: string): Units | undefined {
    const value = readTyped(typedText, UNIT_PLACES);
    return value && new Units(value);
  }

  /** Rounds a calculated value half up to 2 decimals. Only for this folder. */
  static rounded(value: Exact): Units {
    return new Units(value);
  }

  protected override with(value: Exact): Units {
    return new Units(value);
  }
}

/** Price of one unit, or another amount per unit, with 4 decimals. */
export class Nav extends Fixed<Nav> {
  readonly kind = 'nav';

  private constructor(value: Exact) {
    super(value, NAV_PLACES);
  }

  static of(text: string): Nav {
    return new Nav(plainOrThrow(text, NAV_PLACES));
  }

  protected override with(value: Exact): Nav {
    return new Nav(value);
  }
}

/** A percentage with 2 decimals: `5.5` is 5.5%. */
export class Percent extends Fixed<Percent> {
  readonly kind = 'percent';

  private constructor(value: Exact) {
    super(value, PERCENT_PLACES);
  }

  static of(text: string): Percent {
    return new Percent(plainOrThrow(text, PERCENT_PLACES));
  }

  /** Parses typed text; `undefined` when it is not a percentage. */
  static parse(typedText: string): Percent | undefined {
    const value = readTyped(typedText, PERCENT_PLACES);
    return value && new Percent(value);
  }

  /** Rounds a calculated value half up to 2 decimals. Only for this folder. */
  static rounded(value: Exact): Percent {
    return new Percent(value);
  }

  protected override with(value: Exact): Percent {
    return new Percent(value);
  }

  /** Formats as `5.50%`. */
  override format(): string {
    return `${super.format()}%`;
  }

  /** The percentage as a factor: 5.5% is 0.055. */
  get fraction(): Exact {
    return this.exact.dividedBy(new Exact(100));
  }
}
