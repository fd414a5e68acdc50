import { useSearchParams } from '@portal/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changeQuery, type ListQuery, readQuery, writeQuery } from './list-query.ts';

/** The keyword is written to the URL after this pause, in milliseconds. The list filters at every key. */
const typingPause = 300;

/** The query and functions that change it. */
interface ListQueryControls {
  readonly query: ListQuery;
  /** Changes the query and adds a history entry. */
  change(next: ListQuery): void;
  /** Changes the keyword and replaces the history entry. */
  readonly search: (keyword: string) => void;
}

/**
 * Returns the list's query: the URL's, with the keyword as it is typed. The keyword is kept in state, because a field
 * that waits for the URL loses letters.
 */
export function useListQuery(): ListQueryControls {
  const [params, setParams] = useSearchParams();
  const urlQuery = readQuery(params);
  const [keyword, search] = useState(urlQuery.keyword);
  const writtenKeyword = useRef(urlQuery.keyword);

  const write = useCallback(
    (next: ListQuery, replace: boolean) => {
      writtenKeyword.current = next.keyword;
      setParams(writeQuery(next), { replace, preventScrollReset: true });
    },
    [setParams],
  );

  // Back and Forward change the keyword of the URL
  useEffect(() => {
    if (urlQuery.keyword === writtenKeyword.current) return;
    writtenKeyword.current = urlQuery.keyword;
    search(urlQuery.keyword);
  }, [urlQuery.keyword]);

  const latestUrlQuery = useRef(urlQuery);
  useEffect(() => {
    latestUrlQuery.current = urlQuery;
  });
  useEffect(() => {
    if (keyword === writtenKeyword.current) return;
    const timer = setTimeout(
      () => write(changeQuery(latestUrlQuery.current, { keyword }), true),
      typingPause,
    );
    return () => clearTimeout(timer);
  }, [keyword, write]);

  const isTyping = keyword !== urlQuery.keyword;
  return {
    query: isTyping ? changeQuery(urlQuery, { keyword }) : urlQuery,
    search,
    change(next) {
      search(next.keyword);
      write(next, false);
    },
  };
}
