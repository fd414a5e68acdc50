import type { CartItem } from './cart-item.ts';

/**
 * Returns the ids of the items without which this one cannot be sent: the bank account addition that it pays into, and
 * its onboarding. They need not be in the cart. Empty when there are none.
 */
export function dependencyIdsOf({ paysInto, onboardingId }: CartItem): readonly string[] {
  return [paysInto?.idBankar, onboardingId].filter((id) => id !== undefined);
}

/**
 * Returns the ids of these items and of all items of the cart that they need (`dependencyIdsOf`), directly or not, each
 * once. Ids that are not in the cart are left out.
 */
export function withDependencies(ids: readonly string[], items: readonly CartItem[]): readonly string[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const all = new Set<string>();
  const add = (id: string) => {
    const item = byId.get(id);
    if (!item || all.has(id)) return;
    all.add(id);
    dependencyIdsOf(item).forEach(add);
  };
  ids.forEach(add);
  return [...all];
}

/**
 * Returns these ids and those of the items of the cart that belong to an onboarding among them, each once: an
 * onboarding is removed as a whole (CRT-02).
 */
export function withOnboardingItems(ids: readonly string[], items: readonly CartItem[]): readonly string[] {
  const isUnder = ({ onboardingId }: CartItem) => onboardingId !== undefined && ids.includes(onboardingId);
  return [...new Set([...ids, ...items.filter(isUnder).map(({ id }) => id)])];
}

/**
 * Returns these ids and those of all items of the cart that need one of them (`dependencyIdsOf`), directly or not, each
 * once.
 */
export function withDependents(ids: readonly string[], items: readonly CartItem[]): readonly string[] {
  const all = new Set(ids);
  for (let before = -1; before < all.size; ) {
    before = all.size;
    for (const item of items) if (dependencyIdsOf(item).some((id) => all.has(id))) all.add(item.id);
  }
  return [...all];
}
