import type { BankAccount } from '@portal/shared/api/bank-accounts';
import type { BankarItem } from '@portal/shared/api/cart';
import type { Checkout } from '@portal/shared/api/checkout';
import type { Bankar } from '@portal/shared/api/transaction-payloads';

/** Replies of the three bank data calls; the list of a call without a reply is empty. */
export interface BankSources {
  readonly registered: readonly BankAccount[];
  /** Bank account additions in the cart. */
  readonly inCart: readonly BankarItem[];
  readonly checkouts: readonly Checkout[];
}

const keyOf = ({ bankAccNumber, currency, bankMICR, bankName }: BankAccount) =>
  JSON.stringify([bankAccNumber.replaceAll(/\D/g, ''), currency, bankMICR || bankName]);

function pendingAccount(idBankar: string, payload: Bankar): BankAccount {
  const { bankAccName, bankAccNumber, bankName, micrCode, swiftCode, currency } = payload;
  return {
    bankAccName,
    bankAccNumber,
    // a foreign bank has no MICR code
    bankMICR: micrCode ?? swiftCode ?? '',
    bankName,
    currency,
    isDefault: false,
    idBankar,
  };
}

/**
 * Returns the bank accounts that are being added by checkouts (items `bankar`), without those of rejected checkouts
 * (ITM-14); empty when there are none.
 */
export function bankAdditionsIn(
  checkouts: readonly Checkout[],
): readonly Pick<BankarItem, 'id' | 'payload'>[] {
  return checkouts
    .filter(({ status }) => status !== 'Rejected')
    .flatMap(({ items }) =>
      items.flatMap(({ itemId, item }) =>
        item.type === 'bankar' ? [{ id: itemId, payload: item.payload }] : [],
      ),
    );
}

/**
 * Returns the bank accounts that an account of the customer may be paid into (ITM-14, ITM-15): registered ones first,
 * then those being added in the cart or in a checkout that was not rejected. Accounts with the same number, currency
 * and bank are one, and a registered one is not pending.
 */
export function mergeBankAccounts(accountId: string, sources: BankSources): readonly BankAccount[] {
  const pending = [...sources.inCart, ...bankAdditionsIn(sources.checkouts)]
    .filter(({ payload }) => payload.account === accountId)
    .map(({ id, payload }) => pendingAccount(id, payload));
  const accountsByKey = new Map<string, BankAccount>();
  for (const account of [...sources.registered, ...pending]) {
    const key = keyOf(account);
    if (!accountsByKey.has(key)) accountsByKey.set(key, account);
  }
  return [...accountsByKey.values()];
}

/** The bank accounts that an account of the customer may be paid into. */
export interface ServedAccount {
  readonly accountId: string;
  readonly bankAccounts: readonly BankAccount[];
}

/**
 * Returns, for each of these accounts of a customer in their order, the bank accounts that it may be paid into, as
 * `mergeBankAccounts` does (CLI-08). A registered bank account belongs to the account that its record names; an account
 * without any has an empty list.
 */
export const mergeByAccount = (
  accountIds: readonly string[],
  { registered, ...pending }: BankSources,
): readonly ServedAccount[] =>
  accountIds.map((accountId) => ({
    accountId,
    bankAccounts: mergeBankAccounts(accountId, {
      ...pending,
      registered: registered.filter(({ accountNo }) => accountNo === accountId),
    }),
  }));

/**
 * Whether a bank account is still being added (ITM-14): by an item in the cart, or by a checkout that was not rejected.
 */
export const isPending = ({ idBankar }: Pick<BankAccount, 'idBankar'>): boolean => idBankar !== undefined;
