import type { SlotName } from '../../../contract/index.ts';

/**
 * A slot's part of the first paint, shown before any code runs (docs/adr/0013-first-paint.md). The slot's
 * parcel hydrates it.
 */
export interface FirstPaint {
  readonly element: HTMLElement;
  /** Call it when the slot is mounted. It repeats a press from before. */
  readonly finish: () => void;
}

/** Returns the slot's part of the first paint; `undefined` when there is none or it was used. */
export function findFirstPaint(slot: SlotName): FirstPaint | undefined {
  // the page names it by the slot alone: only the sign-in remote has one
  const name = slot.slice(slot.indexOf('/') + 1);
  const element = document.querySelector<HTMLElement>(`[data-first-paint="${name}"]`);
  if (!element) return undefined;
  const page = document.documentElement.dataset;
  // shows the part if it was hidden
  page.first = name;
  return {
    element,
    finish() {
      element.removeAttribute('data-first-paint');
      const { pressed } = page;
      delete page.pressed;
      if (pressed) element.querySelector<HTMLElement>(`[data-window=${pressed}]`)?.click();
    },
  };
}
