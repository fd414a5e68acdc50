import { type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

const places = '[role=dialog], [role=alertdialog], main, header, footer, nav, aside';

export interface Hanging {
  /** For the element that something hangs on. */
  readonly anchor: RefCallback<HTMLElement>;
  /** Puts what hangs on it into the page. */
  readonly hang: (children: ReactNode) => ReactNode;
}

/**
 * Puts menus and tooltips outside of what would clip them, but into the landmark or the dialog that they belong
 * to: there they are found by those who go by landmarks, and are inside for a dialog that keeps the focus in.
 */
export function useHanging(): Hanging {
  const [place, setPlace] = useState<Element | null>(null);
  const anchor = useCallback((element: HTMLElement | null) => {
    if (element !== null) setPlace(element.closest(places) ?? document.body);
  }, []);
  return { anchor, hang: (children) => (place === null ? null : createPortal(children, place)) };
}
