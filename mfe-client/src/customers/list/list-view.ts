import type { CustomerRow } from '@portal/shared/api/customers';
import { formatCount } from '@portal/shared/counts';
import {
  compareNames,
  createMatcher,
  letterOf,
  type MatchPlace,
  matchPlaces,
  rankCustomers,
} from '@portal/shared/customer-search';
import { expiringDays } from '@portal/shared/selling';
import { type Filter, type FilterContext, filterCustomers, stateOf } from './filters.ts';

/** The orders of the list. `match`: the best match of a search first. */
export const sorts = ['match', 'name', 'expiry', 'state', 'recent'] as const;
/** An order of the list. */
export type Sort = (typeof sorts)[number];

/** What the list shows of the customers that are loaded. */
export interface ListView extends FilterContext {
  /** Empty without a search. */
  readonly keyword: string;
  readonly filter: Filter;
  readonly sort: Sort;
  /** Places of a search whose rows are all shown. */
  readonly openPlaces: ReadonlySet<MatchPlace>;
}

/** A row of the list. */
export type ListItem =
  | { readonly kind: 'customer'; readonly key: string; readonly customer: CustomerRow }
  | { readonly kind: 'heading'; readonly key: string; readonly text: string; readonly count: number }
  | { readonly kind: 'more'; readonly key: MatchPlace; readonly text: string };

/** Customers under one heading, or without one. */
interface Section {
  readonly key: string;
  readonly text?: string;
  readonly customers: readonly CustomerRow[];
}

/**
 * Returns what a search finds: the customers of the service, and those of the book that it missed, such as a telephone
 * number in another form.
 */
export function mergeFound(
  found: readonly CustomerRow[],
  book: readonly CustomerRow[],
  keyword: string,
): readonly CustomerRow[] {
  const ids = new Set(found.map(({ customerId }) => customerId));
  const match = createMatcher(keyword);
  const missed = book.filter((customer) => !ids.has(customer.customerId) && match(customer));
  return missed.length === 0 ? found : [...found, ...missed];
}

const placeTexts: Readonly<Record<MatchPlace, (keyword: string) => string>> = {
  beginning: (keyword) => `Name begins with “${keyword}”`,
  name: () => 'Another part of the name',
  holder: () => 'Another holder of an account',
  idNo: () => 'Found in the identity number',
  phone: () => 'Found in the phone number',
  email: () => 'Found in the e-mail',
  other: () => 'Found elsewhere in the record',
};

const stateTexts = {
  expired: 'Expired',
  expiring: `Expires in ${expiringDays} days`,
  declined: 'Declined',
  none: 'Not assessed',
  valid: 'Valid',
  unknown: 'Not known',
} as const;
type State = keyof typeof stateTexts;
const states: readonly State[] = ['expired', 'expiring', 'declined', 'none', 'valid', 'unknown'];

function groupBy<Item, Key extends string>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Sorts by a text, equal ones by name. */
const sortBy = (customers: readonly CustomerRow[], textOf: (customer: CustomerRow) => string) =>
  customers
    .map((customer) => ({ customer, text: textOf(customer) }))
    .sort((one, other) =>
      one.text === other.text ? compareNames(one.customer, other.customer) : one.text < other.text ? -1 : 1,
    )
    .map(({ customer }) => customer);

const sectionsOf: Readonly<
  Record<Sort, (customers: readonly CustomerRow[], view: ListView) => readonly Section[]>
> = {
  match: (customers, { keyword }) =>
    [...groupBy(rankCustomers(customers, keyword), ({ place }) => place)].map(([key, group]) => ({
      key,
      text: placeTexts[key](keyword),
      customers: group.map(({ customer }) => customer),
    })),
  name: (customers) =>
    [...groupBy([...customers].sort(compareNames), letterOf)].map(([key, group]) => ({
      key,
      text: key,
      customers: group,
    })),
  // those without an end come last
  expiry: (customers) => [
    { key: 'expiry', customers: sortBy(customers, ({ satEffectiveDateTo }) => satEffectiveDateTo || '9999') },
  ],
  state: (customers, { today }) => {
    const groups = groupBy(
      [...customers].sort(compareNames),
      (customer): State => stateOf(customer, today) ?? 'unknown',
    );
    return states.flatMap((key) => {
      const group = groups.get(key);
      return group ? [{ key, text: stateTexts[key], customers: group }] : [];
    });
  },
  recent: (customers, { recentIds }) => [
    {
      key: 'recent',
      customers: sortBy(customers, ({ customerId }) => {
        const index = recentIds.indexOf(customerId);
        return index < 0 ? 'z' : String(index).padStart(4, '0');
      }),
    },
  ],
};

/** A place of a search with more rows than this shows the first ones, so that the next place is on the screen too. */
const rowsOfPlace = 5;
const isPlace = (key: string): key is MatchPlace => matchPlaces.some((place) => place === key);

/** Returns the rows of the list: the customers of the filter in the order of the view, with headings. */
export function buildItems(customers: readonly CustomerRow[], view: ListView): readonly ListItem[] {
  const sections = sectionsOf[view.sort](filterCustomers(customers, view.filter, view), view);
  return sections.flatMap(({ key, text, customers: group }): readonly ListItem[] => {
    const isCut =
      isPlace(key) && sections.length > 1 && group.length > rowsOfPlace + 1 && !view.openPlaces.has(key);
    const rows = isCut ? group.slice(0, rowsOfPlace) : group;
    return [
      ...(text === undefined
        ? []
        : [{ kind: 'heading', key: `heading ${key}`, text, count: group.length } as const]),
      ...rows.map((customer) => ({ kind: 'customer', key: customer.customerId, customer }) as const),
      ...(isCut
        ? [{ kind: 'more', key, text: `${formatCount(group.length - rowsOfPlace)} more` } as const]
        : []),
    ];
  });
}

/** Returns the place of a search that has to be opened for a customer to be shown; `undefined` when no place has to. */
export function findClosedPlace(
  customers: readonly CustomerRow[],
  view: ListView,
  customerId: string,
): MatchPlace | undefined {
  if (buildItems(customers, view).some(({ key }) => key === customerId)) return undefined;
  return rankCustomers(customers, view.keyword).find(({ customer }) => customer.customerId === customerId)
    ?.place;
}

/** Returns the customers of the filter in the order of the view, all of them. */
export const listCustomers = (customers: readonly CustomerRow[], view: ListView): readonly CustomerRow[] =>
  buildItems(customers, { ...view, openPlaces: new Set(matchPlaces) }).flatMap((item) =>
    item.kind === 'customer' ? [item.customer] : [],
  );
