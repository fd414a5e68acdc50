import { accountBankAccounts, type BankAccount } from '@portal/shared/api/bank-accounts';
import { cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import type { Loadable } from '@portal/shared/contract';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { useAgent } from '@portal/shared/ui';
import { mergeBankAccounts } from './bank-data.ts';

/** The known bank accounts, and how to retry the calls that failed. */
interface BankData {
  readonly accounts: readonly BankAccount[];
  /** Absent when each of the three calls has replied. */
  readonly retryMissing?: () => void;
}

/** The customer and account whose bank accounts are loaded. */
interface BankDataInput {
  readonly customerId: string;
  readonly accountId: string;
}

/**
 * Loads the bank accounts of an account by three parallel calls (ITM-15). It fails when the registered accounts fail;
 * when pending ones fail, `retryMissing` is set. With `undefined` it sends no request.
 */
export function useBankData(input: BankDataInput | undefined): Loadable<BankData> {
  const { uuid: userId } = useAgent();
  const customer = input && { userId, customerId: input.customerId };
  const registered = useCall(accountBankAccounts, input && { accountId: input.accountId });
  const cart = useCall(cartList, customer && { ...customer, channel: 'Digital Form' });
  const checkouts = useCall(checkoutsOf, customer && { ...customer, channel: 'Digital Transaction' });
  if (registered.status === 'failed') return registered;
  if (!input || [registered, cart, checkouts].some(({ status }) => status === 'loading'))
    return { status: 'loading' };
  const accounts = mergeBankAccounts(input.accountId, {
    registered: valueOrUndefined(registered) ?? [],
    inCart: valueOrUndefined(cart)?.bankar ?? [],
    checkouts: valueOrUndefined(checkouts) ?? [],
  });
  const failed = [cart, checkouts].flatMap((call) => (call.status === 'failed' ? [call] : []));
  const retryMissing = () => {
    for (const call of failed) call.retry();
  };
  return { status: 'ok', value: { accounts, ...(failed.length > 0 ? { retryMissing } : {}) } };
}
