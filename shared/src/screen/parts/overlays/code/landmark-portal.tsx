import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

const landmarks = '[role=dialog], [role=alertdialog], main, header, footer, nav, aside';

const findLandmark = (elementId: string): Element =>
  document.getElementById(elementId)?.closest(landmarks) ?? document.body;

interface LandmarkPortalProps {
  /** The element to which the content belongs. */
  readonly elementId: string;
  readonly children: ReactNode;
}

/**
 * Renders `children`, a menu or tooltip, outside of clipping parents, but inside the landmark or dialog of the element
 * with this id: there screen readers find them by landmark, and a dialog that traps the focus contains them. Its place
 * is fixed at the first render.
 */
export function LandmarkPortal({ elementId, children }: LandmarkPortalProps) {
  const [landmark] = useState(() => findLandmark(elementId));
  return createPortal(children, landmark);
}
