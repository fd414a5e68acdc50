import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useReference } from '@portal/shared/reference';
import { useAgent, useSearchParams } from '@portal/shared/ui';
import { useLatest } from '@portal/shared/use-latest';
import { type Dispatch, type SetStateAction, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Cart } from '../core/cart/merge-channels.ts';
import type { CartItem } from '../core/items/cart-item.ts';
import { withDependencies, withDependents, withOnboardingItems } from '../core/items/dependencies.ts';
import { useSavedReasons } from '../core/items/mismatch-reasons.ts';
import { useWithdrawalProblems } from '../transaction-rules/index.ts';
import { type CartFilter, cartView, isCartFilter } from './cart-view.ts';
import { useRemoval } from './removal/use-removal.ts';
import { useAddedBankIds } from './use-added-bank-ids.ts';

/** The ids of the items that the agent has deselected, and their setter. The page's banner depends on them too. */
export type Deselection = readonly [
  ids: ReadonlySet<string>,
  change: Dispatch<SetStateAction<ReadonlySet<string>>>,
];

interface CartViewOptions {
  readonly customerId: string;
  readonly customer: Loadable<Customer>;
  readonly cart: Cart;
  readonly deselection: Deselection;
}

const noReasons = {};

/** Returns the list of the last render as long as it has the same elements. */
function useSameList<Element>(list: readonly Element[]): readonly Element[] {
  const last = useRef(list);
  const isSame =
    list.length === last.current.length && list.every((element, index) => element === last.current[index]);
  const same = isSame ? last.current : list;
  useLayoutEffect(() => {
    last.current = same;
  });
  return same;
}

/**
 * Returns the view model of a loaded cart, the filter that the URL names (`show=…`), whether the cart is empty, and
 * functions that act on it: `choose` (also dependencies and dependents), `includeAssessment`, which chooses the cart's
 * assessment, `remove` (with Undo; an onboarding with all under it) and `show`, which sets the filter.
 */
export function useCartView({ customerId, customer, cart, deselection }: CartViewOptions) {
  const agent = useAgent();
  const schemes = useReference('schemes');
  const funds = useReference('funds');
  const removeItems = useRemoval(customerId);
  const addedBankIds = useAddedBankIds(customerId);
  const [deselected, setDeselected] = deselection;
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('show');
  const filter = isCartFilter(wanted) ? wanted : 'all';

  const items = useSameList(cart.items);
  const schemeList = valueOrUndefined(schemes);
  const fundList = valueOrUndefined(funds);
  const record = valueOrUndefined(customer);
  // a channel that failed may contain the account
  const knownBankIds = cart.missing.length > 0 ? undefined : addedBankIds;
  const mismatchReasons = useSavedReasons(items.map(({ id }) => id)) ?? noReasons;
  const withdrawalProblems = useWithdrawalProblems(record, items);
  const date = today();
  const view = useMemo(() => {
    const facts = {
      agent,
      customer: record,
      schemes: schemeList,
      funds: fundList,
      addedBankIds: knownBankIds,
      mismatchReasons,
      withdrawalProblems,
      today: date,
    };
    return cartView({ items, filter, deselected, facts });
  }, [
    items,
    filter,
    deselected,
    agent,
    record,
    schemeList,
    fundList,
    knownBankIds,
    mismatchReasons,
    withdrawalProblems,
    date,
  ]);

  const latest = useLatest({ items, removeItems });

  /** Chooses items with their dependencies, or deselects them with their dependents. */
  const choose = useCallback(
    (ids: readonly string[], isChosen: boolean) => {
      const all = latest.current.items;
      setDeselected((before) => {
        if (!isChosen) return new Set([...before, ...withDependents(ids, all)]);
        const chosen = withDependencies(ids, all);
        return new Set([...before].filter((id) => !chosen.includes(id)));
      });
    },
    [latest, setDeselected],
  );

  const includeAssessment = useCallback(
    () =>
      choose(
        latest.current.items.filter(({ kind }) => kind === 'sat').map(({ id }) => id),
        true,
      ),
    [latest, choose],
  );

  const remove = useCallback(
    (removed: readonly CartItem[]) => {
      const all = latest.current.items;
      const ids = withOnboardingItems(
        removed.map(({ id }) => id),
        all,
      );
      latest.current.removeItems(all.filter(({ id }) => ids.includes(id)));
    },
    [latest],
  );

  const show = (next: CartFilter) =>
    setSearch(
      (before) => {
        if (next === 'all') before.delete('show');
        else before.set('show', next);
        return before;
      },
      { replace: true },
    );

  return { view, filter, isEmpty: items.length === 0, choose, includeAssessment, remove, show };
}
