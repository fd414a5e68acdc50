import { useLocation } from '@portal/shared/ui';
import { type MouseEvent, useEffect, useRef } from 'react';

interface OpenedRow {
  /** Key of the list's history entry, which Back returns to. */
  readonly entry: string;
  /** Path of the link that names the row. */
  readonly path: string;
}

/** In memory only, until the page is reloaded. */
let lastOpened: OpenedRow | undefined;

const rowSelector = 'tr[data-open]';

/**
 * Moves the focus back to the row that was opened from this history entry of the list: once, when the rows are shown,
 * and only if the agent has not focused anything else. Returns the click handler for the element with the rows, which
 * remembers the row that is opened.
 */
export function useReturnToRow(areRowsShown: boolean): (event: MouseEvent) => void {
  const { key } = useLocation();
  const returnTo = useRef(lastOpened?.entry === key ? lastOpened.path : undefined);
  useEffect(() => {
    const path = returnTo.current;
    if (!areRowsShown || path === undefined) return;
    returnTo.current = undefined;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches('h1')) findRowLink(path)?.focus();
  }, [areRowsShown]);
  return ({ target }) => {
    const row = target instanceof Element ? target.closest(rowSelector) : null;
    const link = row?.querySelector('a');
    if (link) lastOpened = { entry: key, path: link.pathname };
  };
}

function findRowLink(path: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(`${rowSelector} a`);
  return [...links].find((link) => link.pathname === path);
}
