import { searchKeyword } from '@portal/shared/clean-text';
import { useLocation, useSearchParams } from '@portal/shared/ui';
import { useTypingPause } from '@portal/shared/use-typing-pause';
import { useEffect, useRef, useState } from 'react';
import { getDefaultSort, readSearch, type SearchState, writeSearch } from './search-state.ts';

/** The search box and the list of the history entry. */
interface CustomerSearch {
  /** Text of the search box. */
  readonly fieldText: string;
  /** The list of the history entry, which is the one that is shown. */
  readonly search: SearchState;
  /** The typed text differs from the applied search. */
  readonly isPending: boolean;
  type(text: string): void;
  /** Applies the typed text at once. */
  applyNow(): void;
  /** Changes filter or order. */
  change(part: Partial<Pick<SearchState, 'filter' | 'sort'>>): void;
}

/**
 * Returns the list: what is typed, its words, filter and order, whether typed words wait, and what changes them. It is
 * kept in the history entry, which is replaced 300 ms after the last key, by `applyNow` and by `change`, so that Back
 * leaves the list. The box shows the keyword of the entry that Back or a link leads to.
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

  const open = (search: SearchState) => {
    const next = writeSearch(search, params);
    setParams(next.params, { state: next.state, replace: true });
  };
  const apply = (text: string) => {
    const keyword = searchKeyword(text);
    if (keyword === currentSearch.keyword) return;
    ownKeyword.current = keyword;
    const { filter, sort } = currentSearch;
    const isDefault = sort === getDefaultSort(currentSearch.keyword);
    open({ keyword, filter, sort: isDefault || sort === 'match' ? getDefaultSort(keyword) : sort });
  };

  useTypingPause(fieldText, apply);

  return {
    fieldText,
    search: currentSearch,
    isPending,
    type: setTyped,
    applyNow: () => apply(fieldText),
    change: (part) => open({ ...currentSearch, ...part }),
  };
}
