import { type PointerEvent, useRef, useState } from 'react';
import type { ShownNotice } from './notices.ts';

/**
 * Returns the notices to render, oldest first. While the mouse is over one of them, a notice that was removed keeps its
 * place, so that no other one moves under the pointer.
 */
export function useSteadyNotices(shown: readonly ShownNotice[]) {
  const [isHovered, setIsHovered] = useState(false);
  const rendered = useRef(shown);
  rendered.current = isHovered
    ? [...new Set([...rendered.current, ...shown])].toSorted((one, other) => one.id - other.id)
    : shown;
  return {
    steady: rendered.current,
    pointerProps: {
      // a finger does not stay over what it has touched
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
    },
  };
}
