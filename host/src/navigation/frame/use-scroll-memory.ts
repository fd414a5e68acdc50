import { useLocation, useNavigationType } from '@portal/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { pageOf } from '../routes.ts';

/** How long a page may take to grow to where the agent had scrolled. */
const GROWING_MS = 3_000;

/** Where each page of the history was scrolled to, by the location's key. */
const positions = new Map<string, number>();

/**
 * A new page begins at its top; Back and Forward return to where it was left, as soon as the page is long enough
 * again. Another customer is another page; a change of its state (a drawer, a filter) moves nothing.
 */
export function useScrollMemory(): void {
  const { key, ...location } = useLocation();
  const page = pageOf(location);
  const type = useNavigationType();
  const before = useRef(page);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (before.current === page) return;
    before.current = page;
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
  const timer = setTimeout(stop, GROWING_MS);
  // Whoever scrolls meanwhile has decided for themselves.
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('keydown', stop);
  observer.observe(document.body);
  return stop;
}
