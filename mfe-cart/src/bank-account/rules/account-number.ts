import { accountNumberLengths, formatLengths } from '@portal/shared/banks';

/** Returns an account number without the spaces and dashes that a statement prints in it. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** Returns the digits that an account number at a bank has, as text: `10 or 14 digits`. */
export const lengthText = (micrCode: string): string => formatLengths(accountNumberLengths(micrCode));

/**
 * Returns what is wrong with an account number, or `undefined` (ITM-06). `micrCode` is empty for a bank abroad.
 */
export function accountNumberProblem(typed: string, micrCode: string, bankName: string): string | undefined {
  const number = plainNumber(typed);
  if (number === '') return 'Enter the account number, as in the statement.';
  if (!/^\d+$/.test(number)) return 'Enter the account number in digits.';
  if (accountNumberLengths(micrCode).includes(number.length)) return undefined;
  const owner = bankName === '' ? 'The bank' : bankName;
  return `${owner} has account numbers of ${lengthText(micrCode)}; this one has ${number.length}.`;
}
