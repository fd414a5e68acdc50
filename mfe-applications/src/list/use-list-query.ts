import { useLocation, useSearchParams } from '@portal/shared/ui';
import { useTypingPause } from '@portal/shared/use-typing-pause';
import { useEffect, useRef, useState } from 'react';
import { changeQuery, type ListQuery, readQuery, writeQuery } from './list-query.ts';

/** The query and functions that change it. */
interface ListQueryControls {
  readonly query: ListQuery;
  /** Changes the query and adds a history entry. */
  change(next: ListQuery): void;
  /** Changes the keyword: in `query` at once, in the history entry, which is replaced, after a pause. */
  readonly search: (keyword: string) => void;
}

/**
 * Returns the query of the history entry, with the keyword as it is typed, and two functions: `search` for typing,
 * which replaces the entry after the pause of `useTypingPause`, and `change` for all else, which adds an entry at once.
 * The keyword of an entry that Back or Forward leads to replaces what is typed.
 */
export function useListQuery(): ListQueryControls {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const writtenQuery = readQuery(params, state);
  const [keyword, search] = useState(writtenQuery.keyword);
  const writtenKeyword = useRef(writtenQuery.keyword);

  const write = (next: ListQuery, replace: boolean) => {
    writtenKeyword.current = next.keyword;
    const entry = writeQuery(next);
    setParams(entry.params, { state: entry.state, replace, preventScrollReset: true });
  };

  // Back and Forward change the keyword of the entry
  useEffect(() => {
    if (writtenQuery.keyword === writtenKeyword.current) return;
    writtenKeyword.current = writtenQuery.keyword;
    search(writtenQuery.keyword);
  }, [writtenQuery.keyword]);

  useTypingPause(keyword, (typed) => {
    if (typed !== writtenKeyword.current) write(changeQuery(writtenQuery, { keyword: typed }), true);
  });

  const isTyping = keyword !== writtenQuery.keyword;
  return {
    query: isTyping ? changeQuery(writtenQuery, { keyword }) : writtenQuery,
    search,
    change(next) {
      search(next.keyword);
      write(next, false);
    },
  };
}
