import { searchKeyword } from '@portal/shared/clean-text';
import { useLocation, useSearchParams } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { readSearch, type SearchState, typingPause, writeSearch } from './search-state.ts';

/** The search box and the search of the history entry. */
interface CustomerSearch {
  /** Text of the search box. */
  readonly fieldText: string;
  /** The search of the history entry, which is the one that runs. */
  readonly search: SearchState;
  /** The typed text differs from the applied search. */
  readonly isPending: boolean;
  type(text: string): void;
  /** Applies the typed text at once. */
  applyNow(): void;
  goToPage(page: number): void;
}

/**
 * Returns the search (what is typed, the words and page that apply, whether typed words wait) and what changes it. It
 * is kept in the history entry, which is replaced 300 ms after the last key or by `applyNow`; `goToPage` adds an entry.
 * The box shows the keyword of the entry that Back or a link leads to.
 */
export function useCustomerSearch(): CustomerSearch {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const currentSearch = readSearch(params, state);
  const [fieldText, setTyped] = useState(currentSearch.keyword);
  const ownKeyword = useRef(currentSearch.keyword);
  const isPending = searchKeyword(fieldText) !== currentSearch.keyword;

  useEffect(() => {
    if (currentSearch.keyword === ownKeyword.current) return;
    ownKeyword.current = currentSearch.keyword;
    setTyped(currentSearch.keyword);
  }, [currentSearch.keyword]);

  const open = (search: SearchState, replace: boolean) => {
    const next = writeSearch(search, params);
    setParams(next.params, { state: next.state, replace });
  };
  const apply = (text: string) => {
    const keyword = searchKeyword(text);
    if (keyword === currentSearch.keyword) return;
    ownKeyword.current = keyword;
    open({ keyword, page: 1 }, true);
  };

  const latestApply = useRef(apply);
  useEffect(() => {
    latestApply.current = apply;
  });
  useEffect(() => {
    if (fieldText === ownKeyword.current) return;
    const timer = setTimeout(() => latestApply.current(fieldText), typingPause);
    return () => clearTimeout(timer);
  }, [fieldText]);

  return {
    fieldText,
    search: currentSearch,
    isPending,
    type: setTyped,
    applyNow: () => apply(fieldText),
    goToPage: (page) => open({ keyword: currentSearch.keyword, page }, false),
  };
}
