import { checkoutsOf } from '@portal/shared/api/checkout';
import { bankAdditionsIn } from '@portal/shared/bank-accounts';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { useAgent } from '@portal/shared/ui';

/** Returns the ids of the bank accounts that a customer's checkouts add, or `undefined` while they are not known. */
export function useAddedBankIds(customerId: string): ReadonlySet<string> | undefined {
  const { uuid: userId } = useAgent();
  const customer = { userId, customerId };
  const transactions = valueOrUndefined(
    useCall(checkoutsOf, { ...customer, channel: 'Digital Transaction' }),
  );
  const openings = valueOrUndefined(useCall(checkoutsOf, { ...customer, channel: 'Digital AOF' }));
  if (!transactions || !openings) return undefined;
  return new Set(bankAdditionsIn([...transactions, ...openings]).map(({ id }) => id));
}
