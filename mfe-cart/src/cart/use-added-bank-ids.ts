import { checkoutsOf } from '@portal/shared/api/checkout';
import { bankAdditionsIn } from '@portal/shared/bank-accounts';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { useAgent } from '@portal/shared/ui';
import { useMemo } from 'react';

/**
 * Returns the ids of the bank account additions in a customer's sent checkouts, so that an item may pay into an account
 * that is already sent; `undefined` while the checkouts are not loaded, or when that failed.
 */
export function useAddedBankIds(customerId: string): ReadonlySet<string> | undefined {
  const { uuid: userId } = useAgent();
  const customer = { userId, customerId };
  const transactions = valueOrUndefined(
    useCall(checkoutsOf, { ...customer, channel: 'Digital Transaction' }),
  );
  const onboardings = valueOrUndefined(useCall(checkoutsOf, { ...customer, channel: 'Digital AOF' }));
  return useMemo(
    () =>
      transactions && onboardings
        ? new Set(bankAdditionsIn([...transactions, ...onboardings]).map(({ id }) => id))
        : undefined,
    [transactions, onboardings],
  );
}
