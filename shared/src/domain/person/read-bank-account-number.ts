import { cleanCode } from '../../foundation/clean-text.ts';
import { accountNumberLengths, banks, formatLengths } from '../bank-accounts/banks.ts';
import { accept, type Reading, refuse } from './reading.ts';

/**
 * Reads the typed number of a bank account, which is stored without the spaces and dashes of a statement. Returns the
 * digits, or the sentence that says what to type instead, such as a length that the bank does not have (ITM-06).
 * `micrCode` is the bank's code, empty for a bank abroad.
 */
export function readBankAccountNumber(typed: string, micrCode: string): Reading {
  const number = cleanCode(typed);
  if (number === '') return refuse('Enter the account number, as in the statement.');
  if (!/^\d+$/.test(number)) return refuse('Enter the account number in digits.');
  const lengths = accountNumberLengths(micrCode);
  if (lengths.includes(number.length)) return accept(number);
  const owner = banks.find((bank) => bank.micrCode === micrCode)?.name ?? 'The bank';
  return refuse(`${owner} has account numbers of ${formatLengths(lengths)}; this one has ${number.length}.`);
}
