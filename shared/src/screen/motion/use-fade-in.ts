import { prefersReducedMotion } from '@portal/shared/reduced-motion';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Fades an element in, in 160 ms, when `content` changes; not when it appears with the page. */
export function useFadeIn(element: RefObject<HTMLElement | null>, content: unknown): void {
  const shown = useRef(content);
  useLayoutEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    if (!prefersReducedMotion()) element.current?.animate?.({ opacity: [0, 1] }, 160);
  }, [element, content]);
}
