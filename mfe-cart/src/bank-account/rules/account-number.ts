import { accountNumberLengths, formatLengths } from '@portal/shared/banks';
import { readBankAccountNumber } from '@portal/shared/person/read-bank-account-number';
import type { Reading } from '@portal/shared/person/reading';

/** Returns how many digits an account number at a bank has, as text: `10 or 14 digits`. `micrCode` is the bank's. */
export const lengthText = (micrCode: string): string => formatLengths(accountNumberLengths(micrCode));

/** Reads the account number of a bank (ITM-06). `micrCode` is empty for a bank abroad. */
export const readAccountNumber = (typed: string, micrCode: string, bankName: string): Reading =>
  readBankAccountNumber(typed, {
    bankName,
    lengths: accountNumberLengths(micrCode),
    lengthText: lengthText(micrCode),
  });
