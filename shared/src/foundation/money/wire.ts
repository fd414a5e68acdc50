import * as z from '@portal/shared/schema';
import { readPlain } from './decimal.ts';
import { Amount, Nav, Percent, Units } from './values.ts';

/**
 * A JSON number with at most `places` decimals. More decimals, NaN, an exponent or more than 15 digits are an
 * error, because such a number is no longer the original decimal.
 */
const decimalNumber = (places: number) =>
  z
    .number()
    .check(
      z.refine(
        (value: number) => readPlain(textOf(value), places) !== undefined,
        `at most ${places} decimals`,
      ),
    );

/** The shortest text that parses to the same number; minus zero becomes zero. */
const textOf = (value: number): string => String(value === 0 ? 0 : value);

const wireDecimal = <Value>(places: number, parseValue: (text: string) => Value) =>
  z.pipe(
    decimalNumber(places),
    z.transform((value: number) => parseValue(textOf(value))),
  );

/** Schema of an amount, 2 decimals. `.in(currency)` makes it `Money`. */
export const wireAmount = wireDecimal(2, Amount.of);
/** Schema of units, 2 decimals. */
export const wireUnits = wireDecimal(2, Units.of);
/** Schema of a price of one unit, 4 decimals. */
export const wireNav = wireDecimal(4, Nav.of);
/** Schema of a percentage, 2 decimals. */
export const wirePercent = wireDecimal(2, Percent.of);
