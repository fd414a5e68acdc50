/**
 * Money and units by another hand than the seed's: whole numbers of hundredths, and of ten-thousandths for prices,
 * rounded half up.
 */

/** A decimal text as a whole number of its last decimal. */
function wholeOf(text: string, decimals: number): bigint {
  const [before = '0', after = ''] = text.replace('-', '').split('.');
  const value = BigInt(before + after.padEnd(decimals, '0'));
  return text.startsWith('-') ? -value : value;
}

export const hundredths = (text: string | null | undefined): bigint => wholeOf(text ?? '0', 2);

export const divide = (dividend: bigint, divisor: bigint): bigint =>
  dividend < 0n ? -divide(-dividend, divisor) : (2n * dividend + divisor) / (2n * divisor);

/** What units are worth at a price. */
export const worthOf = (units: bigint, nav: string): bigint => divide(units * wholeOf(nav, 4), 10_000n);

/** What an amount buys, by a charge in percent with one decimal. */
export function boughtFor(gross: bigint, percent: number, nav: string) {
  const part = 1_000n + BigInt(Math.round(percent * 10));
  return {
    charge: gross - divide(gross * 1_000n, part),
    units: divide(gross * 10_000_000n, part * wholeOf(nav, 4)),
  };
}

/** A date as a number of days. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Whole years from birth to a date; a company is of every age. */
export const ageAt = (born: string | null | undefined, date: string): number =>
  born
    ? Number(date.slice(0, 4)) - Number(born.slice(0, 4)) - (date.slice(5) < born.slice(5) ? 1 : 0)
    : Number.POSITIVE_INFINITY;
