import { type RefObject, useLayoutEffect, useState } from 'react';

/** What stays at the top of the window over a list's rows, in pixels from the top of the window. */
export interface CoveredHeight {
  /** To the end of the list's own head; the table's head is below it. */
  readonly head: number;
  /** To where the rows begin to be seen. */
  readonly rows: number;
}

const isSticky = (element: Element): boolean => getComputedStyle(element).position === 'sticky';

function measure(head: HTMLElement, columnHead: HTMLElement | null | undefined): CoveredHeight {
  const bottom = isSticky(head)
    ? (Number.parseFloat(getComputedStyle(head).top) || 0) + head.offsetHeight
    : 0;
  return { head: bottom, rows: bottom + (columnHead && isSticky(columnHead) ? columnHead.offsetHeight : 0) };
}

/**
 * Returns how much of the window is covered when a list's head stays at its top, and the table's head, where that is
 * sticky too. `body`: the table's rows.
 */
export function useCoveredHeight(
  head: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): CoveredHeight {
  const [covered, setCovered] = useState<CoveredHeight>({ head: 0, rows: 0 });
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return;
    const columnHead = body.current?.closest('table')?.querySelector('th');
    const update = () => {
      const next = measure(element, columnHead);
      setCovered((last) => (last.head === next.head && last.rows === next.rows ? last : next));
    };
    update();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    if (columnHead) observer.observe(columnHead);
    return () => observer.disconnect();
  }, [head, body]);
  return covered;
}
