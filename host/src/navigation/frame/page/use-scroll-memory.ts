import { useLocation, useNavigationType } from '@portal/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { pageKey } from '../../routes/index.ts';

/** How long a page may take to grow to its former scroll position, in milliseconds. */
const RESTORE_TIMEOUT_MS = 3_000;

/** The scroll position of each history entry, by the location's key. */
const positions = new Map<string, number>();

/**
 * Scrolls a new page to its top. Back and Forward restore the former position as soon as the page is long enough.
 * Another customer or a sent checkout is a new page; a change of the page's state, such as a drawer or a filter, scrolls nothing.
 */
export function useScrollMemory(): void {
  const { key, ...location } = useLocation();
  const page = pageKey(location);
  const type = useNavigationType();
  const lastPage = useRef(page);

  useEffect(() => {
    const savePosition = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [key]);

  useLayoutEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    const target = type === 'POP' ? (positions.get(key) ?? 0) : 0;
    return scrollWhenLongEnough(target);
  }, [key, page, type]);
}

function scrollWhenLongEnough(target: number): () => void {
  window.scrollTo(0, target);
  if (target === 0 || typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, target);
    if (Math.abs(window.scrollY - target) < 2) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('keydown', stop);
  };
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  // scrolling by the agent ends the restoration
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('keydown', stop);
  observer.observe(document.body);
  return stop;
}
