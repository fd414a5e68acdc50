import { searchKeyword } from '@portal/shared/clean-text';
import { createSearchState, readSearchWords } from '@portal/shared/search-words';

/** The customer search: page in the URL, keyword in the history entry's state. Back and reload restore both. */
export interface SearchState {
  readonly keyword: string;
  /** From 1, like the search call's. */
  readonly page: number;
}

/** Rows on a page (`limit` of the search call). */
export const pageSize = 10;

/** How long the agent must pause typing before the search runs, in milliseconds. */
export const typingPause = 300;

/**
 * Reads the search of a history entry: the words from its state (empty when there are none), the page from the URL's
 * parameters. An invalid page becomes page 1.
 */
export function readSearch(params: URLSearchParams, state: unknown): SearchState {
  const page = Number(params.get('page') ?? '1');
  return {
    keyword: searchKeyword(readSearchWords(state)),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * Returns a copy of the URL's parameters with the search's page, and the state with its words, for a new history entry.
 * Page 1, and the page of an empty search, are left out.
 */
export function writeSearch(search: SearchState, params: URLSearchParams) {
  const next = new URLSearchParams(params);
  next.delete('page');
  const keyword = searchKeyword(search.keyword);
  if (keyword && search.page > 1) next.set('page', String(search.page));
  return { params: next, state: createSearchState(keyword) };
}

/** Returns the number of pages of search results for `total` customers, at least 1. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
