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
 * Returns how many of `total` rows to render; `first` are there at once. A long list is completed in steps, between which
 * the page answers; it is complete soon, so that the browser's search and the keyboard find every row.
 */
export function useGradualCount(total: number, first = step): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return;
    return afterFrame(() => startTransition(() => setCount(count + step)));
  }, [count, total]);
  return Math.min(count, total);
}

/** Returns whether the list's first rows have been rendered, so that the content beside it can follow in later tasks. */
export function useAfterFirstRows(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => afterFrame(() => startTransition(() => setIsAfter(true))), []);
  return isAfter;
}
