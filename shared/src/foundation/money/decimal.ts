import Decimal from 'decimal.js-light';

/**
 * Decimal arithmetic for this folder only: 50 significant digits, half up. Rounding a quotient again to 2
 * places is exact, because with 50 digits only a true tie looks like one.
 */
export const Exact = Decimal.clone({ precision: 50, rounding: Decimal.ROUND_HALF_UP });
export type Exact = Decimal;

/**
 * A double distinguishes decimals of up to 15 significant digits; with more, two decimals share one number.
 */
const MAX_DIGITS = 15;

const plain = /^-?\d+(?:\.\d+)?$/;
const typedNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

/** Number of significant digits of `text` when written with `places` decimals, without leading zeros. */
const significantDigits = (text: string, places: number): number => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  return `${whole}${fraction.padEnd(places, '0')}`.replace(/^0+/, '').length;
};

const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;

/**
 * Parses an exact decimal such as `12345.6` or `-1`: no exponent, no commas, at most `places` decimals and 15
 * significant digits, which a JSON number holds exactly. Otherwise `undefined`.
 */
export const readPlain = (text: string, places: number): Exact | undefined => {
  if (!plain.test(text) || decimalsIn(text) > places) return undefined;
  return significantDigits(text, places) > MAX_DIGITS ? undefined : new Exact(text);
};

/**
 * Parses a decimal that was typed: `1,000`, ` 1000.5 `, `.5`, with at most `places` decimals. No sign; commas only
 * between thousands. Otherwise `undefined`.
 */
export const readTyped = (text: string, places: number): Exact | undefined => {
  const trimmed = text.trim();
  if (!/\d/.test(trimmed) || !typedNumber.test(trimmed)) return undefined;
  const [whole = '', fraction = ''] = trimmed.replaceAll(',', '').split('.');
  return readPlain(fraction === '' ? whole : `${whole === '' ? '0' : whole}.${fraction}`, places);
};

/**
 * Parses an exact decimal as `readPlain` does, for values in code or already checked. Throws RangeError when it fails.
 */
export const plainOrThrow = (text: string, places: number): Exact => {
  const value = readPlain(text, places);
  if (!value) throw new RangeError(`Not a decimal with at most ${places} places: ${text}`);
  return value;
};

/**
 * Rounds half up to this many decimal places, away from zero at a tie. Throws RangeError when the result does not fit a
 * JSON number exactly.
 */
export const rounded = (value: Exact, places: number): Exact =>
  plainOrThrow(withoutMinusZero(value.toFixed(places)), places);

const withoutMinusZero = (text: string): string => (/^-0(?:\.0+)?$/.test(text) ? text.slice(1) : text);

/** Formats a number with this many decimal places as `12345.60`, with a plain hyphen, for forms, keys and files. */
export const formatPlain = (value: Exact, places: number): string => withoutMinusZero(value.toFixed(places));

/**
 * Formats a number with this many decimal places as `−12,345.60`, with commas and the minus sign U+2212, for the
 * screen.
 */
export const formatForScreen = (value: Exact, places: number): string => {
  const [whole = '', fraction] = formatPlain(value, places).replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = value.isNegative() && !value.isZero() ? '\u2212' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
};
