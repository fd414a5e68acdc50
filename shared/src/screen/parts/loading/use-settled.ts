import { useDelay } from '@portal/shared/ui';
import { useState } from 'react';
import type { Loadable } from '../../../contract/index.ts';

/** How long a page waits for facts beside its own data, in milliseconds. Then it is shown without them. */
const longestWait = 4_000;

/**
 * Returns whether a page may be shown without moving later: each of these `facts`, which add to it, has loaded or
 * failed, or 4 s have passed since the first render. Once true it stays so: a later refresh leaves the page on screen.
 */
export function useSettled(facts: readonly Loadable<unknown>[]): boolean {
  const hasWaited = useDelay(longestWait);
  const isSettled = hasWaited || facts.every(({ status }) => status !== 'loading');
  const [wasSettled, setWasSettled] = useState(isSettled);
  if (isSettled && !wasSettled) setWasSettled(true);
  return isSettled || wasSettled;
}
