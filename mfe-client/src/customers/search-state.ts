import { searchKeyword } from '@portal/shared/api/customers';

/** The customer search. It is kept in the URL, so that Back, reload and a shared link restore it. */
export interface SearchState {
  readonly keyword: string;
  /** From 1, like the search call's. */
  readonly page: number;
}

/** Rows on a page (`limit` of the search call). */
export const pageSize = 10;

/** How long the agent must pause typing before the search runs, in milliseconds. */
export const typingPause = 300;

/** Reads the search of a URL. An invalid page becomes page 1. */
export function searchFromUrl(params: URLSearchParams): SearchState {
  const page = Number(params.get('page') ?? '1');
  return {
    keyword: searchKeyword(params.get('keyword') ?? ''),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes a search into a copy of the URL's parameters. Default values are left out. */
export function searchToUrl(state: SearchState, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('keyword');
  next.delete('page');
  const keyword = searchKeyword(state.keyword);
  if (keyword) next.set('keyword', keyword);
  if (keyword && state.page > 1) next.set('page', String(state.page));
  return next;
}

/** Returns the number of pages, at least 1. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
