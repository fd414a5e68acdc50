import { type FocusEvent, type KeyboardEvent, useState } from 'react';

// A row is known by where its link leads: unlike an element's id, that is masked where sessions are watched (MON-01).
const rowLinks = 'tr[data-open] a';

const customerOf = (link: HTMLAnchorElement | null | undefined): string | undefined =>
  link ? (new URL(link.href).searchParams.get('customerId') ?? undefined) : undefined;

/** The customer whose row an element lies in. */
export function customerOfRow(target: EventTarget): string | undefined {
  const row = target instanceof Element ? target.closest('tr[data-open]') : null;
  return customerOf(row?.querySelector('a'));
}

/** The link of a customer's row. */
export function linkOfRow(customerId: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(rowLinks);
  return [...links].find((link) => customerOf(link) === customerId);
}

export interface RowKeys {
  /** Index of the row that Enter opens: the one with the focus, else the first. */
  readonly active: number;
  /** For the element around box and rows. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Arrow keys between the search box and the links of the rows. The focus itself moves, so that a screen reader
 * hears the row and Enter is the link's own; Up from the first row returns to the box.
 */
export function useRowKeys(): RowKeys {
  const [active, setActive] = useState(0);
  return {
    active,
    handlers: {
      onKeyDown(event) {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        const stops = stopsIn(event.currentTarget);
        const from = placeOf(event.target, stops);
        const target = step === 0 || from < 0 ? undefined : stops[from + step];
        if (!target) return;
        event.preventDefault();
        target.focus();
      },
      onFocus(event) {
        // The box is the first stop, so that the rows begin at 1; anything else leaves the first row active.
        const index = placeOf(event.target, stopsIn(event.currentTarget));
        setActive(Math.max(0, index - 1));
      },
    },
  };
}

function placeOf(target: EventTarget, stops: readonly EventTarget[]): number {
  return stops.indexOf(target);
}

function stopsIn(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(`input[type=search], ${rowLinks}`)];
}

/** The link of the first row beside a search box. */
export function firstRowLink(box: HTMLElement): HTMLElement | undefined {
  const container = box.closest<HTMLElement>('[data-search]');
  return container ? stopsIn(container).at(1) : undefined;
}
