import { type PointerEvent, useState } from 'react';
import type { ShownNotice } from './notices.ts';

/**
 * Returns the notices to render, oldest first. While the mouse is over one of them, a notice that was removed keeps its
 * place, so that no other one moves under the pointer.
 */
export function useSteadyNotices(shown: readonly ShownNotice[]) {
  const [isHovered, setIsHovered] = useState(false);
  const [steady, setSteady] = useState(shown);
  const next = isHovered
    ? [...new Set([...steady, ...shown])].toSorted((one, other) => one.id - other.id)
    : shown;
  if (next.length !== steady.length || next.some((notice, index) => notice !== steady[index]))
    setSteady(next);
  return {
    steady,
    pointerProps: {
      // a finger does not stay over what it has touched
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
    },
  };
}
