import { startTransition, useEffect, useState } from 'react';

/**
 * Calls `act` in a task after the next frame, so that what was rendered before is laid out alone: the steps of a list that
 * follow each other without a frame are laid out in one long task. @returns a function that cancels it.
 */
function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Rows that each further step adds. The browser answers between steps, and in a step. */
const step = 6;

/**
 * Returns how many of `total` rows to render now: `first` at once, then a few more after each frame until all are
 * there. So the page answers while a long list is rendered, and soon the browser's search and the keyboard find every
 * row.
 */
export function useGradualCount(total: number, first = step): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return;
    return afterFrame(() => startTransition(() => setCount(count + step)));
  }, [count, total]);
  return Math.min(count, total);
}

/**
 * Returns false in the first render, and true after the next frame, so that content beside a list is rendered in a
 * later task than the list's first rows.
 */
export function useAfterFirstRows(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => afterFrame(() => startTransition(() => setIsAfter(true))), []);
  return isAfter;
}
