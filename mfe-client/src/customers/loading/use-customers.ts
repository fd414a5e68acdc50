import { type ApiClient, ApiError } from '@portal/shared/calls';
import type { Bus } from '@portal/shared/contract';
import { useApi } from '@portal/shared/data';
import { useAgent, useShell } from '@portal/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { type CustomerPages, createCustomerPages, type LoadedCustomers } from './customer-pages.ts';

/** Searches that are kept beside the book, so that Back finds their rows. */
const keptSearches = 3;

/** The lists of a session by their keyword; the book has none. */
const listsOf = new WeakMap<ApiClient, Map<string, CustomerPages>>();

function getLists(api: ApiClient, bus: Bus): Map<string, CustomerPages> {
  const known = listsOf.get(api);
  if (known) return known;
  const lists = new Map<string, CustomerPages>();
  listsOf.set(api, lists);
  bus.on('session:ended').subscribe(() => lists.clear());
  bus.on('application:changed').subscribe(() => {
    for (const pages of lists.values()) pages.markStale();
  });
  return lists;
}

function getPages(
  lists: Map<string, CustomerPages>,
  keyword: string,
  create: () => CustomerPages,
): CustomerPages {
  const pages = lists.get(keyword) ?? create();
  lists.delete(keyword);
  lists.set(keyword, pages);
  const searches = [...lists.keys()].filter((key) => key !== '');
  for (const key of searches.slice(0, -keptSearches)) lists.delete(key);
  return pages;
}

/** The customers that a search has found so far, and the function that loads again what has failed. */
export type Customers = LoadedCustomers & { readonly retry: () => void };

/**
 * Returns all customers that a keyword finds, loaded page by page in the background and kept for the session (CLI-01).
 * An empty keyword: the whole book.
 */
export function useCustomers(keyword: string): Customers {
  const api = useApi();
  const { bus } = useShell();
  const { uuid } = useAgent();
  const findPages = useCallback(
    () => getPages(getLists(api, bus), keyword, () => createCustomerPages(api, uuid, keyword)),
    [api, bus, uuid, keyword],
  );
  const subscribe = useCallback((onChange: () => void) => findPages().subscribe(onChange), [findPages]);
  const state = useSyncExternalStore(subscribe, () => findPages().get());
  return { ...state, retry: () => findPages().retry() };
}

/** Statuses by which a service says that it does not search without words. */
const refusals = new Set([400, 404, 405, 422]);

/** Returns whether the service refuses to list all customers, so that they can only be searched. */
export const isRefused = (book: LoadedCustomers): boolean =>
  book.status === 'failed' &&
  book.total === undefined &&
  book.error instanceof ApiError &&
  refusals.has(book.error.status ?? 0);
