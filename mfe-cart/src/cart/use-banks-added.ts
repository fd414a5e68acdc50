import { checkoutsOf } from '@portal/shared/api/checkout';
import { useCall } from '@portal/shared/data';
import { addedBy } from '../core/bank-data.ts';
import { settled } from '../core/loadable.ts';
import { useAgent } from '../core/use-agent.ts';

/** Ids of the bank accounts that a customer's checkouts are adding; `undefined` while, or when, they are not known. */
export function useBanksAdded(customerId: string): ReadonlySet<string> | undefined {
  const { uuid: userId } = useAgent();
  const whose = { userId, customerId };
  const transactions = settled(useCall(checkoutsOf, { ...whose, channel: 'Digital Transaction' }));
  const openings = settled(useCall(checkoutsOf, { ...whose, channel: 'Digital AOF' }));
  if (!transactions || !openings) return undefined;
  return new Set(addedBy([...transactions, ...openings]).map(({ id }) => id));
}
