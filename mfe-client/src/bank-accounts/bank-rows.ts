import { maskedAccount } from '@portal/shared/accounts';
import type { Account } from '@portal/shared/api/accounts';
import type { BankAccount } from '@portal/shared/api/bank-accounts';
import { isPending } from '@portal/shared/bank-accounts';
import { compareCurrencies } from '@portal/shared/selling';

/** A bank account as the tab shows it. */
export interface BankRow {
  readonly key: string;
  readonly bank: string;
  /** Masked. */
  readonly number: string;
  readonly holder: string;
  readonly currency: string;
  readonly state: 'default' | 'registered' | 'pending';
}

/** The bank accounts of an account of the customer. */
export interface AccountBanks {
  readonly account: Account;
  readonly rows: readonly BankRow[];
}

/** Value of the currency filter that shows all. */
export const allCurrencies = 'all';

function toRow(account: BankAccount): BankRow {
  const { bankAccName, bankAccNumber, bankMICR, bankName, currency, isDefault, idBankar } = account;
  return {
    key: `${bankMICR} ${bankAccNumber} ${currency} ${idBankar ?? ''}`,
    bank: bankName,
    number: maskedAccount(bankAccNumber),
    holder: bankAccName,
    currency,
    state: isPending(account) ? 'pending' : isDefault ? 'default' : 'registered',
  };
}

interface ServedAccount {
  readonly accountId: string;
  readonly bankAccounts: readonly BankAccount[];
}

/** Returns the currencies of these bank accounts, each once, MYR first and the others by code. */
export function listCurrencies(accounts: readonly ServedAccount[]): readonly string[] {
  const currencies = new Set(
    accounts.flatMap(({ bankAccounts }) => bankAccounts.map(({ currency }) => currency)),
  );
  return [...currencies].sort(compareCurrencies);
}

/**
 * Returns the accounts that can have a bank account (cash accounts, and others with one on record), each with rows of
 * its bank accounts in a currency, or in all with `allCurrencies` (CLI-08). An account may have no rows.
 */
export const groupBanksByAccount = (
  accounts: readonly Account[],
  servedAccounts: readonly ServedAccount[],
  currency: string,
): readonly AccountBanks[] =>
  accounts.flatMap((account) => {
    const bankAccounts =
      servedAccounts.find(({ accountId }) => accountId === account.accountId)?.bankAccounts ?? [];
    if (account.plan !== 'CS' && bankAccounts.length === 0) return [];
    const visible = bankAccounts.filter((each) => currency === allCurrencies || each.currency === currency);
    return [{ account, rows: visible.map(toRow) }];
  });
