import { useSearchParams } from '@portal/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, type ListQuery, readQuery, writeQuery } from './list-query.ts';

/** A word is written into the URL once the agent pauses; the list itself follows every letter. */
const PAUSE_MS = 300;

export interface AskedList {
  readonly query: ListQuery;
  /** Asks differently; the former question stays one step Back. */
  change(next: ListQuery): void;
  readonly search: (keyword: string) => void;
}

/**
 * The list's query: the URL's, with the search words as they are typed. Words live here while they are typed,
 * because a field that waits for the URL to come round loses letters.
 */
export function useListQuery(): AskedList {
  const [params, setParams] = useSearchParams();
  const inUrl = readQuery(params);
  const [keyword, search] = useState(inUrl.keyword);
  const written = useRef(inUrl.keyword);

  const write = useCallback(
    (next: ListQuery, replace: boolean) => {
      written.current = next.keyword;
      setParams(writeQuery(next), { replace, preventScrollReset: true });
    },
    [setParams],
  );

  // Back and Forward bring other words.
  useEffect(() => {
    if (inUrl.keyword === written.current) return;
    written.current = inUrl.keyword;
    search(inUrl.keyword);
  }, [inUrl.keyword]);

  const latest = useRef(inUrl);
  useEffect(() => {
    latest.current = inUrl;
  });
  useEffect(() => {
    if (keyword === written.current) return;
    const timer = setTimeout(() => write(ask(latest.current, { keyword }), true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keyword, write]);

  const typing = keyword !== inUrl.keyword;
  return {
    query: typing ? ask(inUrl, { keyword }) : inUrl,
    search,
    change(next) {
      search(next.keyword);
      write(next, false);
    },
  };
}
