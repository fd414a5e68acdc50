import Decimal from 'decimal.js-light';

/**
 * Decimal arithmetic of this folder alone: 50 significant digits, half up. Its quotients are far from a
 * rounding tie unless they are one, so rounding them once more to 2 places is exact.
 */
export const Exact = Decimal.clone({ precision: 50, rounding: Decimal.ROUND_HALF_UP });
export type Exact = Decimal;

/** A double tells decimals of up to 15 significant digits apart; with more, two of them share one number. */
const MAX_DIGITS = 15;

const plain = /^-?\d+(?:\.\d+)?$/;
const typed = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

/** Digits of `text` that count, without leading zeros, when it is written with `places` decimals. */
const significantDigits = (text: string, places: number): number => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  return `${whole}${fraction.padEnd(places, '0')}`.replace(/^0+/, '').length;
};

const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;

/**
 * Reads `12345.6`: no exponent, no commas, at most `places` decimals and 15 significant digits.
 * `undefined` when the text is not that.
 */
export const readPlain = (text: string, places: number): Exact | undefined => {
  if (!plain.test(text) || decimalsIn(text) > places) return undefined;
  return significantDigits(text, places) > MAX_DIGITS ? undefined : new Exact(text);
};

/** Reads what an agent types: `1,000`, ` 1000.5 `, `.5`. No sign, commas only between thousands. */
export const readTyped = (text: string, places: number): Exact | undefined => {
  const trimmed = text.trim();
  if (!/\d/.test(trimmed) || !typed.test(trimmed)) return undefined;
  const [whole = '', fraction = ''] = trimmed.replaceAll(',', '').split('.');
  return readPlain(fraction === '' ? whole : `${whole === '' ? '0' : whole}.${fraction}`, places);
};

/** `readPlain` for values written in code or already checked: anything else is a defect. */
export const plainOrThrow = (text: string, places: number): Exact => {
  const value = readPlain(text, places);
  if (!value) throw new RangeError(`Not a decimal with at most ${places} places: ${text}`);
  return value;
};

/** Rounds half up (away from zero at a tie) and refuses what no longer fits a JSON number exactly. */
export const rounded = (value: Exact, places: number): Exact =>
  plainOrThrow(withoutMinusZero(value.toFixed(places)), places);

const withoutMinusZero = (text: string): string => (/^-0(?:\.0+)?$/.test(text) ? text.slice(1) : text);

/** `12345.60`, with a plain hyphen: for forms, keys and files. */
export const asPlain = (value: Exact, places: number): string => withoutMinusZero(value.toFixed(places));

/** `−12,345.60`, with the minus sign U+2212: for people. */
export const asText = (value: Exact, places: number): string => {
  const [whole = '', fraction] = asPlain(value, places).replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = value.isNegative() && !value.isZero() ? '\u2212' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
};
