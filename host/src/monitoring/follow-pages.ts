/** Where the agent is. */
export interface PageMoves {
  location(): { readonly pathname: string };
  /** Calls `listener` after each move. */
  onMove(listener: () => void): void;
}

/**
 * Calls `startView` for each page after the first, once its frame is painted. The SDK would start a view at the press, and
 * its replay then records the whole page that is being left, which takes longer than a frame. A page that leaves the
 * back/forward cache is a view too.
 */
export function followPages(navigation: PageMoves, startView: () => void) {
  let { pathname } = navigation.location();
  let isWaiting = false;
  const start = () => {
    isWaiting = false;
    startView();
  };
  navigation.onMove(() => {
    const next = navigation.location().pathname;
    if (next === pathname) return;
    pathname = next;
    if (isWaiting) return;
    isWaiting = true;
    // a hidden page has no frames
    if (document.hidden) setTimeout(start);
    else requestAnimationFrame(() => setTimeout(start));
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) startView();
  });
}
