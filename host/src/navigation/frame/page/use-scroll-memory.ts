import { tryStorage } from '@portal/shared/stored-values';
import { useLocation, useNavigationType } from '@portal/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { pageKey } from '../../routes/index.ts';
import { positionsKey } from './positions-key.ts';
import type { ScrollMemory, ShownPage } from './scroll-memory.ts';

/**
 * Scrolls a new page to its top, and returns to the agent's position on a page by Back, Forward and reload. Another customer or a
 * sent checkout is a new page; a change of the page's state, such as a drawer or a filter, scrolls nothing. The code that
 * keeps positions comes with the first scrolling: before that there is no position to return to.
 */
export function useScrollMemory(): void {
  const { key, hash, ...location } = useLocation();
  const page = pageKey(location);
  const type = useNavigationType();
  const memory = useRef<ScrollMemory>(undefined);
  const shown = useRef<ShownPage>(undefined);

  useLayoutEffect(() => {
    const last = shown.current;
    const isSame = last?.page === page;
    if (isSame && last.key === key) return;
    // a link to a part of the page leads there
    shown.current = { key, page, kind: isSame ? 'same' : type === 'POP' && hash === '' ? 'return' : 'new' };
    if (memory.current) memory.current.show(shown.current);
    else if (last && !isSame) window.scrollTo(0, 0);
  }, [key, page, hash, type]);

  useEffect(() => {
    const end = new AbortController();
    let hasScrolled = false;
    const start = async () => {
      const { createScrollMemory } = await import('./scroll-memory.ts');
      const main = document.querySelector<HTMLElement>('#main');
      if (main && shown.current && !end.signal.aborted)
        memory.current = createScrollMemory(main, shown.current, hasScrolled);
    };
    // without the code a page begins at its top
    const load = () => void start().catch(() => undefined);
    const hasPositions = tryStorage(() => sessionStorage.getItem(positionsKey));
    if (hasPositions) load();
    const note = () => {
      hasScrolled = true;
      if (!hasPositions) load();
    };
    for (const type of hasPositions ? ['wheel', 'touchmove', 'pointerdown', 'keydown'] : ['scroll'])
      window.addEventListener(type, note, { once: true, passive: true, signal: end.signal });
    return () => {
      end.abort();
      memory.current?.stop();
      memory.current = undefined;
    };
  }, []);
}
