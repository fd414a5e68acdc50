import { Children, type ReactNode, useEffect, useState } from 'react';
import { getMotionLibrary, loadMotion } from './load.ts';

export interface AnimatePresenceProps {
  readonly children: ReactNode;
  /** `false`: children of the first render do not animate. */
  readonly initial?: boolean;
}

/**
 * Keeps a removed child on the page until its animation ends, like framer-motion's. With `initial` false, children of
 * the first render appear without animation. Without the animation library, children are removed at once; it starts to
 * use the library only while it has no child, because the switch would mount a child again.
 */
export function AnimatePresence({ children, initial = true }: AnimatePresenceProps) {
  const [library, setLibrary] = useState(getMotionLibrary);
  const [wasEmpty, setWasEmpty] = useState(true);
  useEffect(() => {
    void loadMotion();
  }, []);
  const isEmpty = Children.toArray(children).length === 0;
  if (isEmpty !== wasEmpty) setWasEmpty(isEmpty);
  if (wasEmpty && !library && getMotionLibrary()) setLibrary(getMotionLibrary);
  const Presence = library?.AnimatePresence;
  return Presence === undefined ? children : <Presence initial={initial}>{children}</Presence>;
}

const alwaysPresent = () => true;

/** Whether the component is present: false in a child of `AnimatePresence` that was removed and still animates. */
export function useIsPresent(): boolean {
  // Taken at the first render and kept, so that a component always calls the same hooks.
  const [useIsPresentNow] = useState(() => getMotionLibrary()?.useIsPresent ?? alwaysPresent);
  return useIsPresentNow();
}
