import { accountNumberLengths, formatLengths } from '@portal/shared/banks';
import { readBankAccountNumber } from '@portal/shared/person/read-bank-account-number';
import type { Reading } from '@portal/shared/person/reading';

/**
 * Returns how many digits an account number at a bank has, as text: `10 or 14 digits`. `micrCode` is the bank's code;
 * an unknown or empty one gives `5 to 20 digits`.
 */
export const lengthText = (micrCode: string): string => formatLengths(accountNumberLengths(micrCode));

/**
 * Reads a typed bank account number: its digits, or what is wrong, such as a length that the bank does not have
 * (ITM-06). `micrCode` is the bank's code, empty for a bank abroad; `bankName` is for the problem's text.
 */
export const readAccountNumber = (typed: string, micrCode: string, bankName: string): Reading =>
  readBankAccountNumber(typed, {
    bankName,
    lengths: accountNumberLengths(micrCode),
    lengthText: lengthText(micrCode),
  });
