import { Children, type ReactNode, useEffect, useRef } from 'react';
import { loadMotion, motionLibrary } from './load.ts';

export interface AnimatePresenceProps {
  readonly children: ReactNode;
  /** `false`: what is there from the start does not move in. */
  readonly initial?: boolean;
}

/**
 * Keeps a child that has gone until it has moved out, as framer-motion's own does. The library is taken up only
 * while nothing is shown: doing so around a child would mount that child anew.
 */
export function AnimatePresence({ children, initial = true }: AnimatePresenceProps) {
  const library = useRef(motionLibrary());
  const empty = useRef(true);
  useEffect(() => {
    void loadMotion();
  }, []);
  if (empty.current) library.current ??= motionLibrary();
  useEffect(() => {
    empty.current = Children.toArray(children).length === 0;
  });
  const Presence = library.current?.AnimatePresence;
  return Presence === undefined ? children : <Presence initial={initial}>{children}</Presence>;
}

const stays = () => true;

/** False in a child of `AnimatePresence` that has gone and is moving out. */
export function useIsPresent(): boolean {
  // Chosen at the first render and kept, so that the hooks of a component stay the same.
  const ask = useRef(motionLibrary()?.useIsPresent ?? stays);
  return ask.current();
}
