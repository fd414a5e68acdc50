import { useSearchParams } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type SearchState, searchFromUrl, searchToUrl, tidyKeyword, typingRest } from './search-state.ts';

/** The search as typed and as asked. */
export interface KeywordSearch {
  /** What the box shows. */
  readonly typed: string;
  /** What the address says, and therefore what is asked. */
  readonly asked: SearchState;
  /** Typing has not come to rest yet. */
  readonly pending: boolean;
  type(text: string): void;
  /** Asks at once, without waiting for typing to rest. */
  askNow(): void;
  goToPage(page: number): void;
}

/**
 * Ties the search box to the address. Typing comes to rest for 300 ms before the address follows, which replaces
 * the entry (Back leaves the list rather than un-typing it); a page is an entry of its own. An address that
 * changes from elsewhere, by Back or a link, shows in the box.
 */
export function useKeyword(): KeywordSearch {
  const [params, setParams] = useSearchParams();
  const asked = searchFromUrl(params);
  const [typed, setTyped] = useState(asked.keyword);
  const ownKeyword = useRef(asked.keyword);
  const pending = tidyKeyword(typed) !== asked.keyword;

  useEffect(() => {
    if (asked.keyword === ownKeyword.current) return;
    ownKeyword.current = asked.keyword;
    setTyped(asked.keyword);
  }, [asked.keyword]);

  const ask = (text: string) => {
    const keyword = tidyKeyword(text);
    if (keyword === asked.keyword) return;
    ownKeyword.current = keyword;
    setParams((before) => searchToUrl({ keyword, page: 1 }, before), { replace: true });
  };

  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    if (typed === ownKeyword.current) return;
    const timer = setTimeout(() => latestAsk.current(typed), typingRest);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    typed,
    asked,
    pending,
    type: setTyped,
    askNow: () => ask(typed),
    goToPage: (page) => setParams((before) => searchToUrl({ keyword: asked.keyword, page }, before)),
  };
}
