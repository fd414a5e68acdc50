import type { Account } from '@portal/shared/api/accounts';
import type { Loadable } from '@portal/shared/contract';
import { combineLoadables } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import type { CartItem } from '../items/cart-item.ts';
import { joinOffers } from '../pricing/offer.ts';
import { type Allocation, allocations, movesOf } from './allocation.ts';
import { useHoldings } from './use-holdings.ts';

interface Allocations {
  readonly all: readonly Allocation[];
  /** Of the currency that the first order changes, else the first; absent without holdings and items. */
  readonly first: Allocation | undefined;
}

/** Loads the holdings of these accounts, and returns how `items` change their allocation in each currency. */
export function useAllocations(
  accounts: readonly Account[],
  items: readonly CartItem[],
): Loadable<Allocations> {
  const needed = combineLoadables([useReference('schemes'), useReference('funds'), useHoldings(accounts)]);
  if (needed.status !== 'ok') return needed;
  const [schemes, funds, holdings] = needed.value;
  const fundByScheme = new Map(joinOffers(schemes, funds).map(({ scheme, fund }) => [scheme.scheme, fund]));
  const moves = movesOf(items, holdings);
  const all = allocations(moves, holdings, (scheme) => fundByScheme.get(scheme));
  const touched = moves[0]?.by.currency;
  return { status: 'ok', value: { all, first: all.find(({ currency }) => currency === touched) ?? all[0] } };
}
