/** The page of a file that is in view: `index` from 0, of `count`. */
export interface PagePlace {
  readonly index: number;
  readonly count: number;
}

/** Where the pages of a list lie: their upper edges and what is visible, in the same pixels. */
interface PageEdges {
  readonly tops: readonly number[];
  readonly viewTop: number;
  readonly viewHeight: number;
  /** The list is scrolled to its end. */
  readonly isAtEnd: boolean;
}

/**
 * Returns the index of the page in view: the last one that begins above the middle of what is visible, and at the end
 * of the list the last page. 0 without pages.
 */
export function pageInView({ tops, viewTop, viewHeight, isAtEnd }: PageEdges): number {
  if (isAtEnd) return Math.max(0, tops.length - 1);
  const middle = viewTop + viewHeight / 2;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= middle),
  );
}

/** Returns the index of the page in view of a list that scrolls, whose first `count` children are the pages. */
export function findPageInView(scroller: HTMLElement, count: number): number {
  const { top, height } = scroller.getBoundingClientRect();
  const end = scroller.scrollHeight - scroller.clientHeight;
  return pageInView({
    tops: [...scroller.children].slice(0, count).map((page) => page.getBoundingClientRect().top),
    viewTop: top,
    viewHeight: height,
    // scroll positions of a zoomed screen are not whole
    isAtEnd: end > 0 && scroller.scrollTop >= end - 1,
  });
}
