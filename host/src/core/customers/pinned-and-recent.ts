import type { CustomerAtHand } from '@portal/shared/contract';
import type { KnownCustomer } from './recent-customers.ts';

/**
 * Lists pinned customers first, in the order of their ids, then those opened in this tab, newest first, each once. A
 * pinned customer has a name only when it was opened in this tab too.
 */
export function mergePinnedAndRecent(
  pinnedIds: readonly string[],
  recent: readonly KnownCustomer[],
): readonly CustomerAtHand[] {
  const known = (id: string) => recent.find(({ customerId }) => customerId === id);
  const others = recent.filter(({ customerId }) => !pinnedIds.includes(customerId));
  return [
    ...pinnedIds.map((customerId) => {
      const { name, maskedId } = known(customerId) ?? {};
      return { customerId, pinned: true, ...(name === undefined ? {} : { name, maskedId }) };
    }),
    ...others.map(({ customerId, name, maskedId }) => ({ customerId, pinned: false, name, maskedId })),
  ];
}
