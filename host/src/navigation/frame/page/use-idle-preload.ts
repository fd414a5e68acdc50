import type { SlotMounter, SlotName } from '@portal/shared/contract';
import { prefetchOverlayCode } from '@portal/shared/overlays';
import { useEffect } from 'react';

/** How long a page has been open before anything is fetched that it may need later, in milliseconds. */
const PRELOAD_DELAY_MS = 2_000;

/** Whether the agent has switched on the browser's data saver. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Fetches the code of dialogs and menus, and the slots that the agent is likely to open next, once the
 * page has been open and the browser is idle. Nothing where the browser saves data.
 */
export function useIdlePreload(nextSlots: readonly SlotName[], preload: SlotMounter['preload']): void {
  useEffect(() => {
    if (savesData()) return;
    let idle: number | undefined;
    const preloadNext = () => {
      prefetchOverlayCode();
      for (const slot of nextSlots) preload(slot);
    };
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'undefined') preloadNext();
      else idle = requestIdleCallback(preloadNext);
    }, PRELOAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [nextSlots, preload]);
}
