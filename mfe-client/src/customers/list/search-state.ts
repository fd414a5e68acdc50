import { searchKeyword } from '@portal/shared/clean-text';
import { createSearchState, readSearchWords } from '@portal/shared/search-words';
import { type Filter, filters } from './filters.ts';
import { type Sort, sorts } from './list-view.ts';

/** What the list of customers shows: filter and order in the URL, keyword in the history entry's state. */
export interface SearchState {
  readonly keyword: string;
  readonly filter: Filter;
  /** `match` only with a keyword. */
  readonly sort: Sort;
}

/** Returns the words of a search as a title shows them: at most 60 characters. */
export const shortenKeyword = (keyword: string): string =>
  keyword.length > 60 ? `${keyword.slice(0, 59).trimEnd()}…` : keyword;

/** Returns the order of a list until the agent chooses another one. */
export const getDefaultSort = (keyword: string): Sort => (keyword === '' ? 'name' : 'match');

/**
 * Reads the list of a history entry: the words from its state (empty when there are none), filter and order from the
 * URL's parameters. An unknown filter becomes `all`, an unknown order the default one.
 */
export function readSearch(params: URLSearchParams, state: unknown): SearchState {
  const keyword = searchKeyword(readSearchWords(state));
  const sort = sorts.find((one) => one === params.get('sort') && (one !== 'match' || keyword !== ''));
  return {
    keyword,
    filter: filters.find((one) => one === params.get('show')) ?? 'all',
    sort: sort ?? getDefaultSort(keyword),
  };
}

/**
 * Returns a copy of the URL's parameters with filter and order, and the state with the words, for a new history entry.
 * Default values are left out.
 */
export function writeSearch(search: SearchState, params: URLSearchParams) {
  const keyword = searchKeyword(search.keyword);
  const next = new URLSearchParams(params);
  // an older release had pages
  next.delete('page');
  const set = (name: string, value: string, defaultValue: string) =>
    value === defaultValue ? next.delete(name) : next.set(name, value);
  set('show', search.filter, 'all');
  set('sort', search.sort, getDefaultSort(keyword));
  return { params: next, state: createSearchState(keyword) };
}
