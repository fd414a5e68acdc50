import type { ApiClient } from '@portal/shared/calls';
import type { CustomerBook, Loadable, ReferenceData, Shell } from '@portal/shared/contract';
import { type CustomerPages, createCustomerPages, type LoadedCustomers } from '@portal/shared/customer-pages';
import { useApi } from '@portal/shared/data';
import { useAgent, useShell } from '@portal/shared/ui';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { hasBook } from '../../core/customer/has-book.ts';

/** Searches that are kept beside the book, so that Back finds their rows. */
const keptSearches = 3;

/** The lists of a session by their keyword; the book has none. */
const listsOf = new WeakMap<ApiClient, Map<string, CustomerPages>>();

function getLists(api: ApiClient, bus: Shell['bus']): Map<string, CustomerPages> {
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

const nothing: LoadedCustomers = { status: 'loading', customers: [] };

function toLoaded(book: Loadable<CustomerBook>): LoadedCustomers {
  if (book.status === 'ok') return book.value;
  return book.status === 'failed' ? { status: 'failed', customers: [], error: book.error } : nothing;
}

/** Returns the book that the host loads for all remotes, as pages. */
function createBookPages(reference: ReferenceData): CustomerPages {
  let seen: Loadable<CustomerBook> | undefined;
  let loaded = nothing;
  return {
    get() {
      const book = reference.current('customers');
      if (book !== seen) loaded = toLoaded(book);
      seen = book;
      return loaded;
    },
    subscribe(onChange) {
      const subscription = reference.of$('customers').subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    retry() {
      const book = reference.current('customers');
      const failed = book.status === 'ok' ? book.value : book;
      if (failed.status === 'failed') failed.retry();
    },
    // the host reads again what has changed
    markStale: () => undefined,
  };
}

/** The customers that a search has found so far, and the function that loads again what has failed. */
export type Customers = LoadedCustomers & { readonly retry: () => void };

/**
 * Returns all customers that a keyword finds, loaded page by page in the background and kept for the session (CLI-01).
 * An empty keyword: the whole book, which the host has for all pages; on an older host it is loaded here. Replies are
 * rendered as transitions: an external store that changes while React renders in pieces has all of it rendered again at once.
 */
export function useCustomers(keyword: string): Customers {
  const api = useApi();
  const shell = useShell();
  const { uuid } = useAgent();
  const pages = useMemo(
    () =>
      getPages(getLists(api, shell.bus), keyword, () =>
        keyword === '' && hasBook(shell)
          ? createBookPages(shell.reference)
          : createCustomerPages(api, uuid, keyword),
      ),
    [api, shell, uuid, keyword],
  );
  const [read, setRead] = useState(() => ({ pages, loaded: pages.get() }));
  useEffect(() => {
    const update = () => {
      const loaded = pages.get();
      startTransition(() =>
        setRead((last) => (last.pages === pages && last.loaded === loaded ? last : { pages, loaded })),
      );
    };
    const end = pages.subscribe(update);
    update();
    return end;
  }, [pages]);
  const loaded = read.pages === pages ? read.loaded : pages.get();
  return { ...loaded, retry: pages.retry };
}
