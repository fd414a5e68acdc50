import { startTransition, useEffect, useState } from 'react';

/** Rows that are there at once, and rows that each further step adds. The browser answers between steps, and in a step. */
const step = 6;

/**
 * Returns how many of `total` rows to render. A long list is completed in steps, between which the page answers; it is
 * complete soon, so that the browser's search and the keyboard find every row.
 */
export function useGradualCount(total: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)), 0);
    return () => clearTimeout(timer);
  }, [count, total]);
  return Math.min(count, total);
}

/** Returns whether the list's first rows have been rendered, so that the content beside it can follow in later tasks. */
export function useAfterFirstRows(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsAfter(true)), 0);
    return () => clearTimeout(timer);
  }, []);
  return isAfter;
}
