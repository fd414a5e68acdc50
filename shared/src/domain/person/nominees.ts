import { cleanCode, cleanNumber } from '../../foundation/clean-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** 100%, in hundredths of a per cent: shares are added as whole numbers, so that 33.34 + 33.33 + 33.33 is exact. */
const whole = 10_000;

/** Reads a nominee's share, as it is typed in per cent. Returns hundredths of a per cent. */
export function readShare(typed: string): Reading<number> {
  const text = cleanNumber(typed).replace(/ ?%$/, '');
  if (/^\d+\.\d{3,}$/.test(text)) return refuse('Enter a share with at most 2 decimals, such as 33.34.');
  const hundredths = /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  return hundredths > 0 && hundredths <= whole
    ? accept(hundredths)
    : refuse('Enter a share over 0, up to 100, such as 33.34.');
}

/** Returns the sum of typed shares in per cent; those that cannot be read count as 0. */
export function sumOfShares(shares: readonly string[]): number {
  const read = shares.map(readShare).map((share) => (share.ok ? share.value : 0));
  return read.reduce((sum, share) => sum + share, 0) / 100;
}

/** Returns what is wrong with the sum of typed shares; nothing without any. */
export function shareSumProblem(shares: readonly string[]): string | undefined {
  const sum = sumOfShares(shares);
  return shares.length === 0 || sum === 100
    ? undefined
    : `The shares add up to ${sum}%. They must add up to 100%.`;
}

/**
 * Returns why the nominee at an index may not be named: as the applicant, whose number is `ownIdNo`, or as a nominee before.
 * Numbers are compared without case, spaces and dashes, the only signs that a readable number may have.
 */
export function repeatedNominee(idNos: readonly string[], at: number, ownIdNo: string): string | undefined {
  const [own, ...numbers] = [ownIdNo, ...idNos].map((idNo) => cleanCode(idNo).toUpperCase());
  const number = numbers[at];
  if (!number) return undefined;
  if (number === own) return 'This is the applicant’s number. Enter the nominee’s.';
  const first = numbers.indexOf(number);
  return first < at ? `This is the number of nominee ${first + 1}. Name each person once.` : undefined;
}
