import { useLocation } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { getOpenedRow } from './last-opened-row.ts';

/**
 * Moves the focus, and so the scroll position, back to the row that was opened from this history entry. It does so
 * once, when the rows are loaded, and only if the agent has not focused anything but the search box or the title.
 * `focusCustomer` gets the customer's id.
 */
export function useReturnToRow(areRowsLoaded: boolean, focusCustomer: (customerId: string) => void): void {
  const { key } = useLocation();
  const returnTo = useRef(getOpenedRow(key));
  const latestFocus = useRef(focusCustomer);
  useEffect(() => {
    latestFocus.current = focusCustomer;
  });
  useEffect(() => {
    const customerId = returnTo.current;
    if (!areRowsLoaded || customerId === undefined) return;
    returnTo.current = undefined;
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.matches('input[type=search], h1')) return;
    latestFocus.current(customerId);
  }, [areRowsLoaded]);
}
