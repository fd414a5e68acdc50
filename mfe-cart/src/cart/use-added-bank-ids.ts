import { checkoutsOf } from '@portal/shared/api/checkout';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { useAgent } from '@portal/shared/ui';
import { bankAdditionsIn } from '../core/bank-data.ts';

/** Ids of the bank accounts that a customer's checkouts are adding; `undefined` while, or when, they are not known. */
export function useAddedBankIds(customerId: string): ReadonlySet<string> | undefined {
  const { uuid: userId } = useAgent();
  const whose = { userId, customerId };
  const transactions = valueOrUndefined(useCall(checkoutsOf, { ...whose, channel: 'Digital Transaction' }));
  const openings = valueOrUndefined(useCall(checkoutsOf, { ...whose, channel: 'Digital AOF' }));
  if (!transactions || !openings) return undefined;
  return new Set(bankAdditionsIn([...transactions, ...openings]).map(({ id }) => id));
}
