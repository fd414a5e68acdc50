import { useLocation } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { openedFrom } from './opened.ts';
import { linkOfRow } from './use-row-keys.ts';

/**
 * Puts the focus, and with it the scroll, back on the row that was opened from this very list: once, when the
 * rows are there, and not when the agent has gone on to something else meanwhile.
 */
export function useReturnToRow(ready: boolean): void {
  const { search } = useLocation();
  const atFirst = useRef(openedFrom(search));
  useEffect(() => {
    const customerId = atFirst.current;
    if (!ready || customerId === undefined) return;
    atFirst.current = undefined;
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.matches('input[type=search], h1')) return;
    linkOfRow(customerId)?.focus();
  }, [ready]);
}
