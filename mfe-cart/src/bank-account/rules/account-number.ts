/** Lengths that the account numbers of a bank may have, by its MICR code (domain, section 8). */
const lengths: Readonly<Record<string, readonly number[]>> = {
  MBBEMYKL: [12],
  CIBBMYKL: [10, 14],
  PBBEMYKL: [10],
  RHBBMYKL: [14],
  HLBBMYKL: [11],
  ARBKMYKL: [12, 13],
  PHBMMYKL: [12],
  MFBBMYKL: [15],
  BIMBMYKL: [13, 14],
  BKRMMYKL: [10, 11, 12],
  BMMBMYKL: [14],
  BSNAMYK1: [16],
  AGOBMYKL: [16],
  HBMBMYKL: [12],
  OCBCMYKL: [10],
  SCBLMYKX: [12],
  UOVBMYKL: [11],
};

/** Shortest and longest number at any other bank (domain, section 9). */
const shortest = 5;
const longest = 20;

/** Returns an account number without the spaces and dashes that a statement prints in it. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** Returns the digits that an account number at a bank has, as text: `10 or 14 digits`. */
export function lengthText(micrCode: string): string {
  const allowed = lengths[micrCode];
  return allowed ? `${allowed.join(' or ')} digits` : `${shortest} to ${longest} digits`;
}

/**
 * Returns what is wrong with an account number, or `undefined` (ITM-06). `micrCode` is empty for a bank abroad.
 */
export function accountNumberProblem(typed: string, micrCode: string, bankName: string): string | undefined {
  const number = plainNumber(typed);
  if (number === '') return 'Enter the account number, as in the statement.';
  if (!/^\d+$/.test(number)) return 'Enter the account number in digits.';
  const allowed = lengths[micrCode];
  const fits = allowed
    ? allowed.includes(number.length)
    : number.length >= shortest && number.length <= longest;
  if (fits) return undefined;
  const owner = bankName === '' ? 'The bank' : bankName;
  return `${owner} has account numbers of ${lengthText(micrCode)}; this one has ${number.length}.`;
}
