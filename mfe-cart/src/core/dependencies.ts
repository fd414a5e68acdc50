import { type CartItem, isMoneyItem } from './cart-item.ts';

/** Ids of the items that this one cannot go without: a bank account under way, an onboarding. */
export function dependencyIdsOf(item: CartItem): readonly string[] {
  if (!isMoneyItem(item)) return item.onboardingId === undefined ? [] : [item.onboardingId];
  const bank = item.kind === 'switching' ? undefined : item.paysInto?.idBankar;
  const opening = item.kind === 'investment' ? item.onboardingId : undefined;
  return [bank, opening].filter((id) => id !== undefined);
}

/** These items and whatever else of the cart they need. */
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

/** These items and whatever is under the onboardings among them: an onboarding is removed as a whole (CRT-02). */
export function withOnboardingItems(ids: readonly string[], items: readonly CartItem[]): readonly string[] {
  const isUnder = (item: CartItem) =>
    'onboardingId' in item && item.onboardingId !== undefined && ids.includes(item.onboardingId);
  return [...new Set([...ids, ...items.filter(isUnder).map(({ id }) => id)])];
}

/** These items and whatever else of the cart is not sent without them. */
export function withDependents(ids: readonly string[], items: readonly CartItem[]): readonly string[] {
  const all = new Set(ids);
  for (let before = -1; before < all.size; ) {
    before = all.size;
    for (const item of items) if (dependencyIdsOf(item).some((id) => all.has(id))) all.add(item.id);
  }
  return [...all];
}
