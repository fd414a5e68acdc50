import {
  accountBankAccounts,
  type BankAccount,
  customerBankAccounts,
} from '@portal/shared/api/bank-accounts';
import { cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import type { Loadable } from '@portal/shared/contract';
import { mapLoadable, useCall, valueOrUndefined } from '@portal/shared/data';
import { useAgent } from '@portal/shared/ui';
import {
  type BankSources,
  mergeBankAccounts,
  mergeByAccount,
  type ServedAccount,
} from '../../domain/bank-accounts/bank-data.ts';

/** How to retry the calls that failed. */
interface Retry {
  /** Absent when each of the three calls has replied. */
  readonly retryMissing?: () => void;
}

/** The known bank accounts of an account. */
interface BankData extends Retry {
  readonly accounts: readonly BankAccount[];
}

/** The known bank accounts of a customer, by account. */
interface CustomerBankData extends Retry {
  readonly accounts: readonly ServedAccount[];
}

/** The customer and account whose bank accounts are loaded. */
interface BankDataInput {
  readonly customerId: string;
  readonly accountId: string;
}

/** Adds the replies about pending accounts to the registered ones. With `undefined` it sends no request. */
function useSources(
  registered: Loadable<readonly BankAccount[]>,
  customerId: string | undefined,
): Loadable<Retry & { readonly sources: BankSources }> {
  const { uuid: userId } = useAgent();
  const customer = customerId === undefined ? undefined : { userId, customerId };
  const cart = useCall(cartList, customer && { ...customer, channel: 'Digital Form' });
  const checkouts = useCall(checkoutsOf, customer && { ...customer, channel: 'Digital Transaction' });
  if (registered.status === 'failed') return registered;
  if (!customer || [registered, cart, checkouts].some(({ status }) => status === 'loading'))
    return { status: 'loading' };
  const failed = [cart, checkouts].flatMap((call) => (call.status === 'failed' ? [call] : []));
  const retryMissing = () => {
    for (const call of failed) call.retry();
  };
  const sources = {
    registered: valueOrUndefined(registered) ?? [],
    inCart: valueOrUndefined(cart)?.bankar ?? [],
    checkouts: valueOrUndefined(checkouts) ?? [],
  };
  return { status: 'ok', value: { sources, ...(failed.length > 0 ? { retryMissing } : {}) } };
}

/**
 * Loads the bank accounts that one account of a customer may be paid into, registered and being added, by three
 * parallel calls (ITM-15). It is `failed` only when the registered ones fail; when pending ones fail, it is `ok`
 * without them, and `retryMissing` repeats those calls. With `undefined` it stays `loading` and sends nothing.
 */
export function useBankData(input: BankDataInput | undefined): Loadable<BankData> {
  const registered = useCall(accountBankAccounts, input && { accountId: input.accountId });
  return mapLoadable(useSources(registered, input?.customerId), ({ sources, ...retry }) => ({
    accounts: input ? mergeBankAccounts(input.accountId, sources) : [],
    ...retry,
  }));
}

/**
 * Loads the bank accounts of all these accounts of a customer, listed by account (CLI-08, ITM-15). It is `failed` only
 * when the registered ones fail; when pending ones fail, it is `ok` without them, and `retryMissing` repeats those
 * calls.
 */
export function useCustomerBankData(
  customerId: string,
  accountIds: readonly string[],
): Loadable<CustomerBankData> {
  const registered = useCall(customerBankAccounts, { id: customerId });
  return mapLoadable(useSources(registered, customerId), ({ sources, ...retry }) => ({
    accounts: mergeByAccount(accountIds, sources),
    ...retry,
  }));
}
