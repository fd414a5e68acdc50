import type { SlotName } from '../../contract/index.ts';

/** What the page showed of a slot before any code was there (docs/adr/0013-first-paint.md); the slot's parcel takes it over. */
export interface FirstPaint {
  readonly element: HTMLElement;
  /** The slot stands: what was pressed before is pressed now. */
  readonly taken: () => void;
}

/** The slot's first paint, if the page has one that still waits. */
export function firstPaintOf(slot: SlotName): FirstPaint | undefined {
  const element = document.querySelector<HTMLElement>(`[data-first-paint=${slot}]`);
  if (!element) return undefined;
  const page = document.documentElement.dataset;
  // one that was hidden shows from now on
  page.first = slot;
  return {
    element,
    taken() {
      element.removeAttribute('data-first-paint');
      const { pressed } = page;
      delete page.pressed;
      if (pressed) element.querySelector<HTMLElement>(`[data-window=${pressed}]`)?.click();
    },
  };
}
