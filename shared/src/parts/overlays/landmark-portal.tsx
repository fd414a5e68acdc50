import { type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

const places = '[role=dialog], [role=alertdialog], main, header, footer, nav, aside';

interface LandmarkPortal {
  /** Ref of the element to which the content belongs. */
  readonly anchor: RefCallback<HTMLElement>;
  /** Renders content into the element's landmark or dialog. */
  readonly renderInLandmark: (children: ReactNode) => ReactNode;
}

/**
 * Renders menus and tooltips outside of clipping parents, but inside the element's landmark or dialog: there
 * screen readers find them by landmark, and a dialog that traps the focus contains them.
 */
export function useLandmarkPortal(): LandmarkPortal {
  const [place, setPlace] = useState<Element | null>(null);
  const anchor = useCallback((element: HTMLElement | null) => {
    if (element !== null) setPlace(element.closest(places) ?? document.body);
  }, []);
  return { anchor, renderInLandmark: (children) => (place === null ? null : createPortal(children, place)) };
}
