import { assessmentIn, countingAssessment } from '../core/assessment/counting-assessment.ts';
import { boughtLeg, type CartItem, isMoneyItem, type MoneyItem, paidItems } from '../core/items/cart-item.ts';
import { type EqualNotes, groupEqualNotes } from '../core/items/equal-notes.ts';
import { type AccountGroup, groupByAccount } from '../core/items/group-by-account.ts';
import { type Readiness, type ReadinessFacts, readinessOf } from './items/readiness.ts';

/** Filters of the cart; `all` is the default. */
export const cartFilters = ['all', 'ready', 'warning', 'blocked'] as const;
export type CartFilter = (typeof cartFilters)[number];

/** Whether a text of the URL is a filter of the cart (`cartFilters`). False for `null`, an absent parameter. */
export const isCartFilter = (text: string | null): text is CartFilter =>
  cartFilters.some((filter) => filter === text);

/** An item with its readiness, as the cart shows it. */
export interface CartRow<Item extends CartItem = CartItem> {
  readonly id: string;
  readonly item: Item;
  readonly readiness: Readiness;
  readonly isChosen: boolean;
  /** Its reasons that no other visible item has; absent when there are none. */
  readonly note: string | undefined;
}

type AccountRow = CartRow<MoneyItem> & Pick<MoneyItem, 'accountId' | 'plan'>;

/** An onboarding with the items under it, which are sent and removed with it. */
interface OnboardingGroup {
  readonly id: string;
  readonly items: readonly CartRow[];
}

/** View model of the cart: rows by account, counts, and the items chosen for checkout. */
export interface CartView {
  readonly onboardings: readonly OnboardingGroup[];
  readonly accounts: readonly AccountGroup<AccountRow>[];
  readonly records: readonly CartRow[];
  /** All rows that match the filter: those of `onboardings`, `accounts` and `records`. */
  readonly visibleRows: readonly CartRow[];
  /** The reasons that several visible items have. */
  readonly sharedNotes: readonly EqualNotes<CartItem, Readiness['status']>[];
  /** Number of items that each filter shows. */
  readonly counts: Readonly<Record<CartFilter, number>>;
  readonly chosenItems: readonly CartItem[];
}

const filterOf = { ready: 'ready', acknowledged: 'ready', warning: 'warning', blocked: 'blocked' } as const;

const matches = (filter: CartFilter, { status }: Readiness) =>
  filter === 'all' || (status !== 'unchecked' && filterOf[status] === filter);

/** Returns the ids of paid items that have another one of their kind into the same scheme from the same account. */
function duplicateIdsOf(items: readonly CartItem[]): ReadonlySet<string> {
  const ids = new Map<string, readonly string[]>();
  for (const item of paidItems(items)) {
    const target = JSON.stringify([item.kind, item.accountId, boughtLeg(item)?.scheme]);
    ids.set(target, [...(ids.get(target) ?? []), item.id]);
  }
  return new Set([...ids.values()].filter(({ length }) => length > 1).flat());
}

/**
 * Returns the view model of the cart: rows by onboarding, account and record, with the readiness of each, counts for
 * the filter, the reasons that several items share, and the items chosen for checkout. An item is chosen unless it is
 * blocked or `deselected`; the filter changes the rows only, not what is chosen.
 */
export function cartView(parts: {
  readonly items: readonly CartItem[];
  readonly facts: Omit<ReadinessFacts, 'itemIds' | 'duplicateIds' | 'unfinishedIds' | 'counting'>;
  readonly filter: CartFilter;
  /** Ids of the items that the agent has deselected. */
  readonly deselected: ReadonlySet<string>;
}): CartView {
  const itemIds = new Set(parts.items.map(({ id }) => id));
  const unfinishedIds = new Set(
    parts.items.filter(({ unfinished }) => unfinished !== undefined).map(({ id }) => id),
  );
  const facts = {
    ...parts.facts,
    itemIds,
    unfinishedIds,
    duplicateIds: duplicateIdsOf(parts.items),
    // an assessment is never blocked, so it is chosen unless the agent has deselected it
    counting: countingAssessment(
      parts.items.filter(({ id }) => !parts.deselected.has(id)),
      assessmentIn(parts.items),
    ),
  };
  const rows = parts.items.map((item) => {
    const readiness = readinessOf(item, facts);
    const isChosen = readiness.status !== 'blocked' && !parts.deselected.has(item.id);
    return { id: item.id, item, readiness, isChosen };
  });
  const matchingRows = rows.filter(({ readiness }) => matches(parts.filter, readiness));
  const { shared, own } = groupEqualNotes(
    matchingRows.flatMap(({ item, readiness: { status, reasons } }) =>
      reasons.map((text) => ({ item, state: status, text })),
    ),
  );
  const visibleRows = matchingRows.map((row): CartRow => ({ ...row, note: own.get(row.id)?.join(' ') }));
  const onboardingIds = new Set(parts.items.filter(({ isOnboarding }) => isOnboarding).map(({ id }) => id));
  const onboardingOf = ({ item: { id, onboardingId } }: CartRow) =>
    [id, onboardingId].find((each) => each !== undefined && onboardingIds.has(each));
  const otherRows = visibleRows.filter((row) => onboardingOf(row) === undefined);
  const onboardings = [...onboardingIds].map((id) => ({
    id,
    // the onboarding itself is first
    items: visibleRows
      .filter((row) => onboardingOf(row) === id)
      .toSorted((one, other) => Number(other.id === id) - Number(one.id === id)),
  }));
  const ofAccounts = otherRows.flatMap((row): readonly AccountRow[] => {
    const { item } = row;
    return isMoneyItem(item) ? [{ ...row, item, accountId: item.accountId, plan: item.plan }] : [];
  });
  const countOf = (filter: CartFilter) => rows.filter(({ readiness }) => matches(filter, readiness)).length;
  return {
    onboardings: onboardings.filter(({ items }) => items.length > 0),
    accounts: groupByAccount(ofAccounts),
    visibleRows,
    sharedNotes: shared,
    records: otherRows.filter(({ item }) => !isMoneyItem(item)),
    counts: {
      all: rows.length,
      ready: countOf('ready'),
      warning: countOf('warning'),
      blocked: countOf('blocked'),
    },
    chosenItems: rows.filter(({ isChosen }) => isChosen).map(({ item }) => item),
  };
}

/** Returns the rows of a cart in the order of the page. */
export const rowsInOrder = ({ onboardings, accounts, records }: CartView): readonly CartRow[] => [
  ...[...onboardings, ...accounts].flatMap(({ items }) => items),
  ...records,
];
