import type { CartItem } from './cart-item.ts';

/** Returns the ids of the items that this one needs: a bank account that is being added, an onboarding. */
export function dependencyIdsOf({ paysInto, onboardingId }: CartItem): readonly string[] {
  return [paysInto?.idBankar, onboardingId].filter((id) => id !== undefined);
}

/** Returns the ids of these items and of all items of the cart that they need, directly or not. */
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
 * Returns the ids of these items and of those under the onboardings among them: an onboarding is removed as a whole
 * (CRT-02).
 */
export function withOnboardingItems(ids: readonly string[], items: readonly CartItem[]): readonly string[] {
  const isUnder = ({ onboardingId }: CartItem) => onboardingId !== undefined && ids.includes(onboardingId);
  return [...new Set([...ids, ...items.filter(isUnder).map(({ id }) => id)])];
}

/** Returns the ids of these items and of all items of the cart that need them, directly or not. */
export function withDependents(ids: readonly string[], items: readonly CartItem[]): readonly string[] {
  const all = new Set(ids);
  for (let before = -1; before < all.size; ) {
    before = all.size;
    for (const item of items) if (dependencyIdsOf(item).some((id) => all.has(id))) all.add(item.id);
  }
  return [...all];
}
