import type { CustomerRow } from '@portal/shared/api/customers';
import { expiringDays } from '@portal/shared/selling';
import { getRowSuitability } from '../../core/customer/row-suitability.ts';

/** The filters, in the order of their chips. */
export const filters = ['all', 'recent', 'pinned', 'expired', 'expiring', 'none', 'cart'] as const;
/** A filter of the list. */
export type Filter = (typeof filters)[number];

/** The names of the filters, on their chips and over the list. */
export const filterLabels: Readonly<Record<Filter, string>> = {
  all: 'All',
  recent: 'Recent',
  pinned: 'Pinned',
  expired: 'Expired',
  expiring: `Expires in ${expiringDays} days`,
  none: 'Not assessed',
  cart: 'Cart open',
};

/** What is shown when a filter has no customer. */
export const emptyTexts: Readonly<Record<Filter, string>> = {
  all: 'No customers',
  recent: 'You have opened no customer in this tab',
  pinned: 'No customer is pinned',
  expired: 'No assessment has expired',
  expiring: `No assessment expires in the next ${expiringDays} days`,
  none: 'No customer is without an assessment',
  cart: 'No cart is open',
};

/** What decides whether a filter has a customer. */
export interface FilterContext {
  readonly pinnedIds: ReadonlySet<string>;
  /** Newest first. */
  readonly recentIds: readonly string[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Returns the state of a customer's assessment on `today` (YYYY-MM-DD); `undefined` when the search does not tell it. */
export const stateOf = (customer: CustomerRow, today: string) => getRowSuitability(customer, today)?.state;

/** What the filters ask of a customer. */
interface Facts {
  readonly customer: CustomerRow;
  readonly state: ReturnType<typeof stateOf>;
  readonly isPinned: boolean;
  readonly isRecent: boolean;
}

const readFacts = (customer: CustomerRow, { pinnedIds, recentIds, today }: FilterContext): Facts => ({
  customer,
  state: stateOf(customer, today),
  isPinned: pinnedIds.has(customer.customerId),
  isRecent: recentIds.includes(customer.customerId),
});

const tests: Readonly<Record<Filter, (facts: Facts) => boolean>> = {
  all: () => true,
  recent: ({ isRecent }) => isRecent,
  pinned: ({ isPinned }) => isPinned,
  expired: ({ state }) => state === 'expired',
  expiring: ({ state }) => state === 'expiring',
  none: ({ state }) => state === 'none',
  cart: ({ customer: { openCartItems = 0 } }) => openCartItems > 0,
};

/** Returns the customers of a filter, in the same order. */
export const filterCustomers = (
  customers: readonly CustomerRow[],
  filter: Filter,
  context: FilterContext,
): readonly CustomerRow[] =>
  filter === 'all' ? customers : customers.filter((customer) => tests[filter](readFacts(customer, context)));

/** Returns the number of customers of each filter. */
export function countFilters(
  customers: readonly CustomerRow[],
  context: FilterContext,
): Readonly<Record<Filter, number>> {
  // once for all filters, because a large book is counted again while it loads
  const facts = customers.map((customer) => readFacts(customer, context));
  const count = (filter: Filter) => facts.filter(tests[filter]).length;
  return {
    all: customers.length,
    recent: count('recent'),
    pinned: count('pinned'),
    expired: count('expired'),
    expiring: count('expiring'),
    none: count('none'),
    cart: count('cart'),
  };
}
