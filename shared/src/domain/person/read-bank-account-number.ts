import { cleanCode } from '../../foundation/clean-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** What is known of a bank's account numbers (ITM-06). */
export interface BankNumbers {
  /** Empty for a bank without a known name. */
  readonly bankName: string;
  /** Every number of digits that is allowed. */
  readonly lengths: readonly number[];
  /** The lengths as text: `10 or 14 digits`. */
  readonly lengthText: string;
}

/**
 * Reads the typed number of a bank account, which is stored without the spaces and dashes of a statement. Returns the
 * digits, or the sentence that says what to type instead: a bank's numbers have only some `lengths`.
 */
export function readBankAccountNumber(
  typed: string,
  { bankName, lengths, lengthText }: BankNumbers,
): Reading {
  const number = cleanCode(typed);
  if (number === '') return refuse('Enter the account number, as in the statement.');
  if (!/^\d+$/.test(number)) return refuse('Enter the account number in digits.');
  if (lengths.includes(number.length)) return accept(number);
  const owner = bankName === '' ? 'The bank' : bankName;
  return refuse(`${owner} has account numbers of ${lengthText}; this one has ${number.length}.`);
}
