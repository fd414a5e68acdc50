import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns which row gets the focus when rows are removed: the next one that stays, else the one before; `undefined` when
 * none stays. All are ids in the order of the page.
 */
export function rowAfterRemoval(ids: readonly string[], removed: readonly string[]): string | undefined {
  const first = ids.findIndex((id) => removed.includes(id));
  const stays = (id: string) => !removed.includes(id);
  return ids.slice(first).find(stays) ?? ids.slice(0, first).findLast(stays);
}

interface Identified {
  readonly id: string;
}

/**
 * Returns `remove`, after which the focus moves on from the rows that go: to the row of `rowAfterRemoval`, or to the
 * page's title when none is left. `rows` are those of the page, in its order, which have their ids as `data-item`.
 */
export function useFocusAfterRemoval<Removed extends Identified>(
  rows: readonly Identified[],
  remove: (removed: readonly Removed[]) => void,
): (removed: readonly Removed[]) => void {
  const next = useRef<{ readonly id: string | undefined }>(undefined);
  const shown = useRef(rows);
  useLayoutEffect(() => {
    const isSame = rows.length === shown.current.length;
    shown.current = rows;
    if (!next.current || isSame) return;
    const { id } = next.current;
    next.current = undefined;
    const elements = [...document.querySelectorAll<HTMLElement>('[data-item]')];
    (elements.find(({ dataset }) => dataset.item === id) ?? document.querySelector('h1'))?.focus();
  });
  return useCallback(
    (removed) => {
      const ids = (list: readonly Identified[]) => list.map(({ id }) => id);
      next.current = { id: rowAfterRemoval(ids(shown.current), ids(removed)) };
      remove(removed);
    },
    [remove],
  );
}
