import { type ApplicationStatus, applicationStatuses } from '@portal/shared/api/status';
import { type ItemType, itemTypes } from '@portal/shared/api/transaction-payloads';
import { type StatusGroup, statusGroups } from '../core/status-group.ts';

export const tabs = ['all', ...statusGroups] as const;
export type Tab = 'all' | StatusGroup;

export const sortKeys = ['status', 'submitted', 'customer', 'form'] as const;
export type SortKey = (typeof sortKeys)[number];
export type Direction = 'ascending' | 'descending';

/** How far back the agent looks, in days. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** What the agent asks of the list; all of it stands in the URL, so that Back restores it. */
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

/** Needs you first, then newest. */
export const defaultQuery: ListQuery = {
  tab: 'all',
  keyword: '',
  status: undefined,
  type: undefined,
  submitted: undefined,
  sort: 'status',
  direction: 'ascending',
  page: 1,
};

/** Reads the list's query of a URL; what makes no sense is as if it were not there. */
export function readQuery(params: URLSearchParams): ListQuery {
  const sort = params.get('sort') ?? '';
  const sortKey = oneOf(sortKeys, sort.replace(/^-/, ''));
  const page = Number(params.get('page'));
  return {
    tab: oneOf(tabs, params.get('tab')) ?? defaultQuery.tab,
    keyword: params.get('keyword') ?? '',
    status: oneOf(applicationStatuses, params.get('status')),
    type: oneOf(itemTypes, params.get('type')),
    submitted: periods.find((days) => String(days) === params.get('submitted')),
    sort: sortKey ?? defaultQuery.sort,
    direction: sortKey && sort.startsWith('-') ? 'descending' : 'ascending',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query as a URL has it: only what differs from the default. */
export function writeQuery(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.tab !== defaultQuery.tab) params.set('tab', query.tab);
  if (query.keyword !== '') params.set('keyword', query.keyword);
  if (query.status) params.set('status', query.status);
  if (query.type) params.set('type', query.type);
  if (query.submitted) params.set('submitted', String(query.submitted));
  const sort = `${query.direction === 'descending' ? '-' : ''}${query.sort}`;
  if (sort !== defaultQuery.sort) params.set('sort', sort);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}

/** A change of the question begins at the first page again, and a tab without the chosen status drops it. */
export function ask(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const left = change.tab !== undefined && change.tab !== query.tab;
  return { ...query, page: 1, ...(left ? { status: undefined } : {}), ...change };
}

/** A first press sorts in the direction one expects of the column, a further one turns it round. */
export function sortBy(query: ListQuery, key: SortKey): ListQuery {
  const first: Direction = key === 'submitted' ? 'descending' : 'ascending';
  const turned: Direction = query.direction === 'ascending' ? 'descending' : 'ascending';
  return ask(query, { sort: key, direction: query.sort === key ? turned : first });
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
