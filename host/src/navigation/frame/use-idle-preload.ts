import type { SlotMounter } from '@portal/shared/contract';
import { useEffect } from 'react';
import type { ShellRoute } from '../routes.ts';

/** How long a page has had the network to itself before others are fetched ahead, in milliseconds. */
const ALONE_MS = 2_000;

/** Whether the agent pays for every byte, and said so to the browser. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** Fetches where the agent is likely to go next, once the page has been there for a while and there is time. */
export function useIdlePreload({ next = [] }: ShellRoute, preload: SlotMounter['preload']): void {
  useEffect(() => {
    if (next.length === 0 || savesData()) return;
    let idle: number | undefined;
    const fetchNext = () => {
      for (const slot of next) preload(slot);
    };
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'undefined') fetchNext();
      else idle = requestIdleCallback(fetchNext);
    }, ALONE_MS);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [next, preload]);
}
