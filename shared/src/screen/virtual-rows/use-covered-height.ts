import { type RefObject, useLayoutEffect, useState } from 'react';

/** What stays over a list's rows while the window scrolls, in pixels from the window's edge. */
export interface CoveredHeight {
  /** From the top to the end of the list's own head; the table's head is below it. */
  readonly head: number;
  /** From the top to where the rows begin to be seen. */
  readonly rows: number;
  /** From the bottom to where the rows end to be seen. */
  readonly foot: number;
}

const isSticky = (element: Element): boolean => getComputedStyle(element).position === 'sticky';

interface Covering {
  readonly head: HTMLElement;
  readonly columnHead: HTMLElement | null | undefined;
  readonly foot: HTMLElement | null;
}

function measure({ head, columnHead, foot }: Covering): CoveredHeight {
  const bottom = isSticky(head)
    ? (Number.parseFloat(getComputedStyle(head).top) || 0) + head.offsetHeight
    : 0;
  const heightOf = (element: HTMLElement | null | undefined) =>
    element && isSticky(element) ? element.offsetHeight : 0;
  return { head: bottom, rows: bottom + heightOf(columnHead), foot: heightOf(foot) };
}

/**
 * Returns how much of the window is covered when a list's head stays at its top, the table's head, where that is sticky
 * too, and the list's foot at its bottom. `body`: the table's rows.
 */
export function useCoveredHeight(
  head: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
): CoveredHeight {
  const [covered, setCovered] = useState<CoveredHeight>({ head: 0, rows: 0, foot: 0 });
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return;
    const columnHead = body.current?.closest('table')?.querySelector('th');
    const update = () => {
      const next = measure({ head: element, columnHead, foot: foot.current });
      setCovered((last) =>
        last.head === next.head && last.rows === next.rows && last.foot === next.foot ? last : next,
      );
    };
    update();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    if (columnHead) observer.observe(columnHead);
    if (foot.current) observer.observe(foot.current);
    return () => observer.disconnect();
  }, [head, body, foot]);
  return covered;
}
