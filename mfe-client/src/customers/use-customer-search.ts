import { searchKeyword } from '@portal/shared/api/customers';
import { useSearchParams } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type SearchState, searchFromUrl, searchToUrl, typingPause } from './search-state.ts';

/** The search box and the search of the URL. */
interface CustomerSearch {
  /** Text of the search box. */
  readonly typed: string;
  /** The search of the URL, which is the one that runs. */
  readonly applied: SearchState;
  /** The typed text differs from the applied search. */
  readonly isPending: boolean;
  type(text: string): void;
  /** Applies the typed text at once. */
  applyNow(): void;
  goToPage(page: number): void;
}

/**
 * Returns the search, kept in the URL. The URL follows 300 ms after the last key and replaces the history entry, so that
 * Back leaves the list. Each page is a separate entry. The box shows a keyword that Back or a link puts into the URL.
 */
export function useCustomerSearch(): CustomerSearch {
  const [params, setParams] = useSearchParams();
  const applied = searchFromUrl(params);
  const [typed, setTyped] = useState(applied.keyword);
  const ownKeyword = useRef(applied.keyword);
  const isPending = searchKeyword(typed) !== applied.keyword;

  useEffect(() => {
    if (applied.keyword === ownKeyword.current) return;
    ownKeyword.current = applied.keyword;
    setTyped(applied.keyword);
  }, [applied.keyword]);

  const apply = (text: string) => {
    const keyword = searchKeyword(text);
    if (keyword === applied.keyword) return;
    ownKeyword.current = keyword;
    setParams((current) => searchToUrl({ keyword, page: 1 }, current), { replace: true });
  };

  const latestApply = useRef(apply);
  useEffect(() => {
    latestApply.current = apply;
  });
  useEffect(() => {
    if (typed === ownKeyword.current) return;
    const timer = setTimeout(() => latestApply.current(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    typed,
    applied,
    isPending,
    type: setTyped,
    applyNow: () => apply(typed),
    goToPage: (page) => setParams((current) => searchToUrl({ keyword: applied.keyword, page }, current)),
  };
}
