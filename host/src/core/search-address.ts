import { createSearchState, readSearchWords } from '@portal/shared/search-words';

/** The query parameter of a link with search words: `/client?keyword=tan`. */
const parameter = 'keyword';

/** A path of the portal, and the state of the history entry that it opens with. */
interface SearchAddress {
  readonly path: string;
  readonly state: ReturnType<typeof createSearchState>;
}

/**
 * Splits a link of the portal (`/clients?keyword=tan`) into its path without the search words, and the `state` of the
 * history entry that gets them, because words may name a customer. `state` is `null` when there are none.
 */
export function takeSearchWords(link: string): SearchAddress {
  const { pathname, searchParams, hash } = new URL(link, 'http://portal.invalid');
  const words = searchParams.get(parameter);
  if (words === null) return { path: link, state: null };
  searchParams.delete(parameter);
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  return { path: pathname + search + hash, state: createSearchState(words) };
}

/**
 * Returns the link that opens a path with the search words of a history entry's state, the reverse of
 * `takeSearchWords`; without words, path and query as they are. `search` is the query with its `?`.
 */
export function createSearchLink(pathname: string, search: string, state: unknown): string {
  const words = readSearchWords(state);
  if (words === '') return pathname + search;
  const query = new URLSearchParams(search);
  query.set(parameter, words);
  return `${pathname}?${query}`;
}
