import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { prefetchOverlayCode } from './load.ts';

/** The delays of a tooltip after the pointer comes and goes, in milliseconds. */
const OPEN_DELAY_MS = 300;
const CLOSE_DELAY_MS = 80;

/**
 * Returns whether a tooltip is open, `close`, and the handlers of its element: hover opens it with a delay, focus by
 * keyboard at once, and a press, or losing the focus, closes it. Touch does not open it.
 */
export function useTooltipTrigger() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (shallOpen: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(shallOpen), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOpen,
    close,
    handlers: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        prefetchOverlayCode();
        change(true, OPEN_DELAY_MS);
      },
      onPointerLeave: () => change(false, CLOSE_DELAY_MS),
      onPointerDown: close,
      onClick: close,
      onFocus({ currentTarget }: FocusEvent) {
        // a press also focuses the element
        if (currentTarget.matches(':focus-visible')) setOpen(true);
      },
      onBlur: close,
    },
  };
}
