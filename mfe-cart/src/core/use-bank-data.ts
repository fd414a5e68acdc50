import { accountBankAccounts, type BankAccount } from '@portal/shared/api/bank-accounts';
import { cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import type { Loadable } from '@portal/shared/contract';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { useAgent } from '@portal/shared/ui';
import { mergeBankAccounts } from './bank-data.ts';

/** The accounts that are known, and how to ask again for what did not answer. */
export interface BankData {
  readonly accounts: readonly BankAccount[];
  /** Absent when each of the three calls has answered. */
  readonly retryMissing?: () => void;
}

/** Whose bank accounts are wanted. */
export interface BankDataOf {
  readonly customerId: string;
  readonly accountId: string;
}

/**
 * The bank data of an account: three calls at once, merged (ITM-15). Without the registered accounts it has failed;
 * without the pending ones it says that some are missing. `undefined` asks nothing.
 */
export function useBankData(of: BankDataOf | undefined): Loadable<BankData> {
  const { uuid: userId } = useAgent();
  const customer = of && { userId, customerId: of.customerId };
  const registered = useCall(accountBankAccounts, of && { accountId: of.accountId });
  const cart = useCall(cartList, customer && { ...customer, channel: 'Digital Form' });
  const checkouts = useCall(checkoutsOf, customer && { ...customer, channel: 'Digital Transaction' });
  if (registered.status === 'failed') return registered;
  if (!of || [registered, cart, checkouts].some(({ status }) => status === 'loading'))
    return { status: 'loading' };
  const accounts = mergeBankAccounts(of.accountId, {
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
