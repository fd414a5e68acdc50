import * as z from '@portal/shared/schema';
import { readPlain } from './decimal.ts';
import { Amount, Nav, Percent, Units } from './values.ts';

/**
 * A JSON number with at most `places` decimals. More decimals, NaN, an exponent or more than 15 digits are a
 * decoding error: such a number is no longer the decimal that was meant.
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

/** The shortest text that gives the number again; minus zero is zero. */
const textOf = (value: number): string => String(value === 0 ? 0 : value);

const wireDecimal = <Value>(places: number, read: (text: string) => Value) =>
  z.pipe(
    decimalNumber(places),
    z.transform((value: number) => read(textOf(value))),
  );

/** An amount of money, 2 decimals; becomes `Money` by `.in(currency)`. */
export const wireAmount = wireDecimal(2, Amount.of);
/** Units of a fund, 2 decimals. */
export const wireUnits = wireDecimal(2, Units.of);
/** A price per unit, 4 decimals. */
export const wireNav = wireDecimal(4, Nav.of);
/** A percentage, 2 decimals. */
export const wirePercent = wireDecimal(2, Percent.of);
