import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useReference } from '@portal/shared/reference';
import { useAgent, useSearchParams } from '@portal/shared/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
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

const noReasons = {};

/** Returns the list of the render before as long as it has the same elements. */
function useSameList<Element>(list: readonly Element[]): readonly Element[] {
  const same = useRef(list);
  const isSame =
    list.length === same.current.length && list.every((element, index) => element === same.current[index]);
  if (!isSame) same.current = list;
  return same.current;
}

/** Returns the facts of the render before as long as none of them has changed. */
function useSameFacts<Facts extends object>(facts: Facts): Facts {
  const same = useRef(facts);
  const values = useSameList(Object.values(facts));
  const sameValues = useRef(values);
  if (sameValues.current !== values) same.current = facts;
  sameValues.current = values;
  return same.current;
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

  const items = useSameList(cart.items);
  const facts = useSameFacts({
    agent,
    customer: valueOrUndefined(customer),
    schemes: valueOrUndefined(schemes),
    funds: valueOrUndefined(funds),
    // a channel that failed may contain the account
    addedBankIds: cart.missing.length > 0 ? undefined : addedBankIds,
    givenReasons: useSavedReasons(items.map(({ id }) => id)) ?? noReasons,
    today: today(),
  });
  const view = useMemo(
    () => cartView({ items, filter, deselected, facts }),
    [items, filter, deselected, facts],
  );

  const current = useRef({ items, removeItems });
  current.current = { items, removeItems };

  /** Chooses items with their dependencies, or deselects them with their dependents. */
  const choose = useCallback((ids: readonly string[], isChosen: boolean) => {
    const all = current.current.items;
    setDeselected((before) => {
      if (!isChosen) return new Set([...before, ...withDependents(ids, all)]);
      const chosen = withDependencies(ids, all);
      return new Set([...before].filter((id) => !chosen.includes(id)));
    });
  }, []);

  const remove = useCallback((removed: readonly CartItem[]) => {
    const all = current.current.items;
    const ids = withOnboardingItems(
      removed.map(({ id }) => id),
      all,
    );
    current.current.removeItems(all.filter(({ id }) => ids.includes(id)));
  }, []);

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
