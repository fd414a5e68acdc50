import { type FocusEvent, type KeyboardEvent, useState } from 'react';

// a row is identified by its link's address, because session replays mask links but not element ids (MON-01)
const rowLinks = 'tr[data-open] a';

const readCustomerId = (link: HTMLAnchorElement | null | undefined): string | undefined =>
  link ? (new URL(link.href).searchParams.get('customerId') ?? undefined) : undefined;

/**
 * Returns the customer id of the row that contains an element; `undefined` when it is in no row that opens a customer.
 */
export function getRowCustomerId(target: EventTarget): string | undefined {
  const row = target instanceof Element ? target.closest('tr[data-open]') : null;
  return readCustomerId(row?.querySelector('a'));
}

/** Returns the link of a customer's row in the document; `undefined` when no row shows the customer. */
export function findRowLink(customerId: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(rowLinks);
  return [...links].find((link) => readCustomerId(link) === customerId);
}

interface RowKeys {
  /** Index of the row that Enter opens: the focused row, or the first. */
  readonly active: number;
  /** Handlers for the element that contains search box and rows. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Returns handlers for the element around search box and rows, which move the focus between them with the arrow keys,
 * and `active`, the index of the focused row, 0 when none is. The links get the real focus, so that screen readers
 * announce the row and Enter opens it.
 */
export function useRowKeys(): RowKeys {
  const [active, setActive] = useState(0);
  return {
    active,
    handlers: {
      onKeyDown(event) {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        const stops = findFocusStops(event.currentTarget);
        const from = findStopIndex(event.target, stops);
        const target = step === 0 || from < 0 ? undefined : stops[from + step];
        if (!target) return;
        event.preventDefault();
        target.focus();
      },
      onFocus(event) {
        // index 0 is the search box; for any other element the first row stays active
        const index = findStopIndex(event.target, findFocusStops(event.currentTarget));
        setActive(Math.max(0, index - 1));
      },
    },
  };
}

function findStopIndex(target: EventTarget, stops: readonly EventTarget[]): number {
  return stops.indexOf(target);
}

function findFocusStops(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(`input[type=search], ${rowLinks}`)];
}

/**
 * Returns the link of the first row in the `data-search` element around a search box; `undefined` while there is no
 * row.
 */
export function findFirstRowLink(box: HTMLElement): HTMLElement | undefined {
  const container = box.closest<HTMLElement>('[data-search]');
  return container ? findFocusStops(container).at(1) : undefined;
}
