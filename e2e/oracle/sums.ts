/**
 * Sums of orders in integers, written apart from the portal's and the sandbox's arithmetic: money in cents, percents and
 * units in hundredths, prices in ten-thousandths.
 */

/** A quotient rounded half up. Both numbers are positive. */
const halfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** A decimal text as an integer: `1,234.5` of 2 places is 123450. */
export function integerOf(text: string, places = 2): bigint {
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

/** An integer of hundredths as the portal shows it: 123450 is `1,234.50`. */
export function shownAs(hundredths: bigint): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
}

/** What is invested of a paid sum. `percent` is the sales charge. */
export const investedOf = (paid: bigint, percent: bigint): bigint =>
  halfUp(paid * 10_000n, 10_000n + percent);

/** Units that a paid sum buys at a price. What is invested is not rounded before it is divided. */
export const unitsBought = (paid: bigint, percent: bigint, nav: bigint): bigint =>
  halfUp(paid * 100_000_000n, (10_000n + percent) * nav);

/** Value of units at a price. */
export const moneyOf = (units: bigint, nav: bigint): bigint => halfUp(units * nav, 10_000n);

/** Units that are taken for a sum of money at a price. */
export const unitsTaken = (money: bigint, nav: bigint): bigint => halfUp(money * 10_000n, nav);

/** A share of a sum. `percent` is the share. */
export const shareOf = (sum: bigint, percent: bigint): bigint => halfUp(sum * percent, 10_000n);
