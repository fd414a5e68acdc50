import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useReference } from '@portal/shared/reference';
import { useAgent, useSearchParams } from '@portal/shared/ui';
import { useState } from 'react';
import type { Cart } from '../core/cart/merge-channels.ts';
import type { CartItem } from '../core/items/cart-item.ts';
import { withDependencies, withDependents, withOnboardingItems } from '../core/items/dependencies.ts';
import { useSavedReasons } from '../core/items/mismatch-reasons.ts';
import { type CartFilter, cartView, isCartFilter } from './cart-view.ts';
import { useRemoval } from './removal/use-removal.ts';
import { useAddedBankIds } from './use-added-bank-ids.ts';

interface CartViewOptions {
  readonly customerId: string;
  readonly customer: Loadable<Customer>;
  readonly cart: Cart;
}

/** Returns the view model of a cart, the filter of the URL, and functions to filter, choose and remove items. */
export function useCartView({ customerId, customer, cart }: CartViewOptions) {
  const agent = useAgent();
  const schemes = useReference('schemes');
  const funds = useReference('funds');
  const removeItems = useRemoval(customerId);
  const addedBankIds = useAddedBankIds(customerId);
  const [deselected, setDeselected] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('show');
  const filter = isCartFilter(wanted) ? wanted : 'all';

  const { items } = cart;
  const savedReasons = useSavedReasons(items.map(({ id }) => id)) ?? {};
  const view = cartView({
    items,
    filter,
    deselected,
    facts: {
      agent,
      customer: valueOrUndefined(customer),
      schemes: valueOrUndefined(schemes),
      funds: valueOrUndefined(funds),
      // a channel that failed may contain the account
      addedBankIds: cart.missing.length > 0 ? undefined : addedBankIds,
      givenReasons: savedReasons,
      today: today(),
    },
  });

  /** Chooses items with their dependencies, or deselects them with their dependents. */
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setDeselected((before) => {
      if (!isChosen) return new Set([...before, ...withDependents(ids, items)]);
      const chosen = withDependencies(ids, items);
      return new Set([...before].filter((id) => !chosen.includes(id)));
    });

  const remove = (removed: readonly CartItem[]) => {
    const ids = withOnboardingItems(
      removed.map(({ id }) => id),
      items,
    );
    removeItems(items.filter(({ id }) => ids.includes(id)));
  };

  const show = (next: CartFilter) =>
    setSearch(
      (before) => {
        if (next === 'all') before.delete('show');
        else before.set('show', next);
        return before;
      },
      { replace: true },
    );

  return { view, filter, isEmpty: items.length === 0, choose, remove, show };
}
