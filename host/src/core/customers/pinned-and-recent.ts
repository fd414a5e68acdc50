import type { CustomerAtHand } from '@portal/shared/contract';
import type { KnownCustomer } from './recent-customers.ts';

/** Lists pinned customers first, then recent ones, each once. A pinned customer has a name only when it is also recent. */
export function mergePinnedAndRecent(
  pinnedIds: readonly string[],
  recent: readonly KnownCustomer[],
): readonly CustomerAtHand[] {
  const nameOf = (id: string) => recent.find(({ customerId }) => customerId === id)?.name;
  const others = recent.filter(({ customerId }) => !pinnedIds.includes(customerId));
  return [
    ...pinnedIds.map((customerId) => {
      const name = nameOf(customerId);
      return { customerId, pinned: true, ...(name === undefined ? {} : { name }) };
    }),
    ...others.map(({ customerId, name }) => ({ customerId, pinned: false, name })),
  ];
}
