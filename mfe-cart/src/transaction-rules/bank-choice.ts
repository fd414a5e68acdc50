import type { BankAccount } from '@portal/shared/api/bank-accounts';
import type { Lookups } from '@portal/shared/api/lookups';
import { isPending } from '@portal/shared/bank-accounts';
import type { Loadable } from '@portal/shared/contract';

/** Returns the key that identifies a bank account in a form: the bank's code (MICR), a space and the account number. */
export const bankKey = ({
  bankAccNumber,
  bankMICR,
}: Pick<BankAccount, 'bankAccNumber' | 'bankMICR'>): string => `${bankMICR} ${bankAccNumber}`;

/**
 * Returns the key (`bankKey`) of the bank account that an item of the cart pays into, as the form's value; empty when
 * it pays into none.
 */
export const bankKeyOf = (
  paid: { readonly number: string; readonly micrCode?: string } | undefined,
): string => (paid ? bankKey({ bankAccNumber: paid.number, bankMICR: paid.micrCode ?? '' }) : '');

/**
 * Returns the bank account to pay into: the one with the key `chosen` (`bankKey`), or, when that is empty, the
 * customer's default one. `undefined` when there is no such account. An account that is still being added is used only
 * when it is chosen.
 */
export function payoutAccount(chosen: string, accounts: readonly BankAccount[]): BankAccount | undefined {
  if (chosen !== '') return accounts.find((account) => bankKey(account) === chosen);
  return accounts.find((account) => account.isDefault && !isPending(account));
}

/** A bank account, with its bank's mnemonic where the list of banks has one. */
export interface PaidBank {
  readonly bank: BankAccount;
  readonly mnemonic?: string;
}

/** What a chosen bank account is read with. */
export interface BankContext {
  /** Accounts of the scheme's currency. */
  readonly bankAccounts: readonly BankAccount[];
  /** All banks, for the mnemonic. */
  readonly banks: Loadable<Lookups['banks']>;
}

/** What a kind says when there is no bank account to pay into. */
export interface BankProblems {
  readonly none: string;
  readonly noBanks: string;
}

/**
 * Returns the bank account to pay into, with the bank's short name if it has one; or, as a text, what is wrong: no
 * account, or the list of banks is not loaded. `chosen` is a `bankKey`, or empty for the default account; `problems`
 * has the texts.
 */
export function readBank(
  chosen: string,
  { bankAccounts, banks }: BankContext,
  problems: BankProblems,
): PaidBank | string {
  const bank = payoutAccount(chosen, bankAccounts);
  if (!bank) return problems.none;
  if (banks.status === 'loading') return 'The list of banks is still loading.';
  if (banks.status === 'failed') return problems.noBanks;
  const mnemonic = banks.value.find(({ code }) => code === bank.bankMICR)?.mnemonic;
  return { bank, ...(mnemonic === undefined ? {} : { mnemonic }) };
}

/**
 * Returns the fields by which a payload names a bank account to pay into. `idBankar` is there only for an account that
 * is still being added, `mnemonic` (the bank's short name) only when it is known.
 */
export const bankFields = ({ bank, mnemonic }: PaidBank) => ({
  ...(bank.idBankar === undefined ? {} : { idBankar: bank.idBankar }),
  bankAccNumber: bank.bankAccNumber,
  bankName: bank.bankName,
  micrCode: bank.bankMICR,
  ...(mnemonic === undefined ? {} : { mnemonic }),
});
