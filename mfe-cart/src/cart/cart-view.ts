import type { CartItem, InvestmentItem, MoneyItem } from '../core/cart-item.ts';
import { isMoneyItem } from '../core/cart-item.ts';
import { type AccountGroup, groupByAccount } from '../core/group-by-account.ts';
import { type Readiness, type ReadinessFacts, readinessOf } from './items/readiness.ts';

/** Which items show; `all` unless the agent narrows it down. */
export const cartFilters = ['all', 'ready', 'warning', 'blocked'] as const;
export type CartFilter = (typeof cartFilters)[number];

export const isCartFilter = (text: string | null): text is CartFilter =>
  cartFilters.some((filter) => filter === text);

/** An item as the cart shows it. */
export interface CartRow<Item extends CartItem = CartItem> {
  readonly id: string;
  readonly item: Item;
  readonly readiness: Readiness;
  readonly isChosen: boolean;
}

export type AccountRow = CartRow<MoneyItem> & Pick<MoneyItem, 'accountId' | 'plan'>;

/** The whole cart as it shows: groups of rows, counts, and what is chosen for checkout. */
export interface CartView {
  readonly accounts: readonly AccountGroup<AccountRow>[];
  readonly records: readonly CartRow[];
  /** The rows of both, which is all that the filter leaves. */
  readonly shown: readonly CartRow[];
  /** How many items each filter shows, hidden ones left out. */
  readonly counts: Readonly<Record<CartFilter, number>>;
  readonly chosen: readonly CartItem[];
  /** Chosen or not: what could be checked out. */
  readonly unblocked: readonly CartItem[];
}

const shows = (filter: CartFilter, { status }: Readiness) => filter === 'all' || status === filter;

/** Ids of investments of which there is another into the same scheme from the same account. */
function duplicateIdsOf(items: readonly CartItem[]): ReadonlySet<string> {
  const investments = items.filter((item) => item.kind === 'investment');
  const isLike = (one: InvestmentItem, other: InvestmentItem) =>
    one.id !== other.id && one.accountId === other.accountId && one.scheme === other.scheme;
  const duplicateIds = investments.filter((one) => investments.some((other) => isLike(one, other)));
  return new Set(duplicateIds.map(({ id }) => id));
}

/** Puts the page together. Blocked items cannot be chosen; all others are until the agent drops them. */
export function cartView(parts: {
  readonly items: readonly CartItem[];
  readonly facts: Omit<ReadinessFacts, 'itemIds' | 'duplicateIds'>;
  readonly filter: CartFilter;
  /** Items that the agent has dropped from the choice. */
  readonly dropped: ReadonlySet<string>;
}): CartView {
  const itemIds = new Set(parts.items.map(({ id }) => id));
  const facts = { ...parts.facts, itemIds, duplicateIds: duplicateIdsOf(parts.items) };
  const rows = parts.items.map((item): CartRow => {
    const readiness = readinessOf(item, facts);
    const isChosen = readiness.status !== 'blocked' && !parts.dropped.has(item.id);
    return { id: item.id, item, readiness, isChosen };
  });
  const shown = rows.filter(({ readiness }) => shows(parts.filter, readiness));
  const ofAccounts = shown.flatMap((row): readonly AccountRow[] => {
    const { item } = row;
    return isMoneyItem(item) ? [{ ...row, item, accountId: item.accountId, plan: item.plan }] : [];
  });
  const counted = (filter: CartFilter) => rows.filter(({ readiness }) => shows(filter, readiness)).length;
  return {
    accounts: groupByAccount(ofAccounts),
    shown,
    records: shown.filter(({ item }) => !isMoneyItem(item)),
    counts: {
      all: rows.length,
      ready: counted('ready'),
      warning: counted('warning'),
      blocked: counted('blocked'),
    },
    chosen: rows.filter(({ isChosen }) => isChosen).map(({ item }) => item),
    unblocked: rows.filter(({ readiness }) => readiness.status !== 'blocked').map(({ item }) => item),
  };
}
