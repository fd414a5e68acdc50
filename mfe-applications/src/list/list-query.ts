import { type ApplicationStatus, applicationStatuses } from '@portal/shared/api/status';
import { type ItemType, itemTypes } from '@portal/shared/api/transaction-payloads';
import { createSearchState, readSearchWords } from '@portal/shared/search-words';
import { type StatusGroup, statusGroups } from '../core/status-group.ts';

/** Tabs of the list, in order. */
export const tabs = ['all', ...statusGroups] as const;
export type Tab = 'all' | StatusGroup;

/** Columns that can be sorted. */
export const sortKeys = ['status', 'submitted', 'customer', 'form'] as const;
export type SortKey = (typeof sortKeys)[number];
type Direction = 'ascending' | 'descending';

/** Filter for the submission date: the last number of days. */
export const periods = [7, 30, 90] as const;
type Period = (typeof periods)[number];

/** The query of the list: keyword in the history entry's state, the rest in the URL. Back and reload restore all of it. */
export interface ListQuery {
  readonly tab: Tab;
  readonly keyword: string;
  readonly status: ApplicationStatus | undefined;
  readonly type: ItemType | undefined;
  readonly submitted: Period | undefined;
  readonly sort: SortKey;
  readonly direction: Direction;
  /** From 1. */
  readonly page: number;
}

/** Sorts newest first, so that what was just sent is on top. */
export const defaultQuery: ListQuery = {
  tab: 'all',
  keyword: '',
  status: undefined,
  type: undefined,
  submitted: undefined,
  sort: 'submitted',
  direction: 'descending',
  page: 1,
};

/** A column, with `-` before it when it is sorted in descending order. */
const sortText = ({ sort, direction }: Pick<ListQuery, 'sort' | 'direction'>): string =>
  `${direction === 'descending' ? '-' : ''}${sort}`;
const defaultSort = sortText(defaultQuery);
const readDirection = (sort: string): Direction => (sort.startsWith('-') ? 'descending' : 'ascending');

/**
 * Reads the query of a history entry: the search words from its state, the rest from the URL's parameters. Invalid ones
 * are ignored, and get the default.
 */
export function readQuery(params: URLSearchParams, state: unknown): ListQuery {
  const sort = params.get('sort') ?? '';
  const sortKey = findValue(sortKeys, sort.replace(/^-/, ''));
  const page = Number(params.get('page'));
  return {
    tab: findValue(tabs, params.get('tab')) ?? defaultQuery.tab,
    keyword: readSearchWords(state),
    status: findValue(applicationStatuses, params.get('status')),
    type: findValue(itemTypes, params.get('type')),
    submitted: periods.find((days) => String(days) === params.get('submitted')),
    sort: sortKey ?? defaultQuery.sort,
    direction: readDirection(sortKey === undefined ? defaultSort : sort),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * Returns what a new history entry of a query needs: URL parameters, without default values, and the state with the
 * search words, which are not in the URL.
 */
export function writeQuery(query: ListQuery) {
  const params = new URLSearchParams();
  if (query.tab !== defaultQuery.tab) params.set('tab', query.tab);
  if (query.status) params.set('status', query.status);
  if (query.type) params.set('type', query.type);
  if (query.submitted) params.set('submitted', String(query.submitted));
  const sort = sortText(query);
  if (sort !== defaultSort) params.set('sort', sort);
  if (query.page > 1) params.set('page', String(query.page));
  return { params, state: createSearchState(query.keyword) };
}

/**
 * Returns the changed query. Any change except of the page goes back to page 1, and a change of the tab clears the
 * status filter.
 */
export function changeQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const isNewTab = change.tab !== undefined && change.tab !== query.tab;
  return { ...query, page: 1, ...(isNewTab ? { status: undefined } : {}), ...change };
}

/**
 * Returns the query sorted by a column, on page 1: in the column's default direction (newest first for `submitted`,
 * else ascending), or in the reversed one when it is sorted by that column already.
 */
export function sortBy(query: ListQuery, key: SortKey): ListQuery {
  const defaultDirection: Direction = key === 'submitted' ? 'descending' : 'ascending';
  const reversed: Direction = query.direction === 'ascending' ? 'descending' : 'ascending';
  return changeQuery(query, { sort: key, direction: query.sort === key ? reversed : defaultDirection });
}

function findValue<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
