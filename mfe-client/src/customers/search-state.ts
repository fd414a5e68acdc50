/** What the list of customers shows: kept in the address, so that Back, reload and a shared link restore it. */
export interface SearchState {
  readonly keyword: string;
  /** Counted from 1, as the wire counts. */
  readonly page: number;
}

/** Rows a page (`limit` of the search call). */
export const pageSize = 10;

/** How long typing must rest before the search is asked, in milliseconds. */
export const typingRest = 300;

/** Reads the search of an address; a page that is no whole number above zero is the first. */
export function searchFromUrl(params: URLSearchParams): SearchState {
  const page = Number(params.get('page') ?? '1');
  return {
    keyword: tidyKeyword(params.get('keyword') ?? ''),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes a search into a copy of the address's parameters; what is the default leaves no trace. */
export function searchToUrl(state: SearchState, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('keyword');
  next.delete('page');
  const keyword = tidyKeyword(state.keyword);
  if (keyword) next.set('keyword', keyword);
  if (keyword && state.page > 1) next.set('page', String(state.page));
  return next;
}

/** A keyword as it is sent: no outer spaces, single inner ones. */
export function tidyKeyword(typed: string): string {
  return typed.replaceAll(/\s+/g, ' ').trim();
}

/** Pages that a total fills; one even when there is nothing. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
