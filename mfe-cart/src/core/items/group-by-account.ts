import type { Plan } from '../plan.ts';
import type { MoneyItem } from './cart-item.ts';

export interface AccountGroup<Item> {
  readonly accountId: string;
  readonly plan: Plan;
  readonly items: readonly Item[];
}

/** Groups items by their account. Accounts are in the order of their first item, and items keep their order. */
export function groupByAccount<Item extends Pick<MoneyItem, 'accountId' | 'plan'>>(
  items: readonly Item[],
): readonly AccountGroup<Item>[] {
  const groups = new Map<string, { accountId: string; plan: Plan; items: Item[] }>();
  for (const item of items) {
    const { accountId, plan } = item;
    const group = groups.get(accountId);
    if (group) group.items.push(item);
    else groups.set(accountId, { accountId, plan, items: [item] });
  }
  return [...groups.values()];
}
