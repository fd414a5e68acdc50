import { waitFor } from '@testing-library/react';
import type { Row, Verdict } from './row.ts';

/** All text on the screen. */
const shownText = (): string => document.body.textContent ?? '';

/** Returns what the screen says of a call now; `undefined` while it says nothing or contradicts itself. */
function verdictOf({ words }: Row): Verdict | undefined {
  const text = shownText();
  const said = (['done', 'not', 'unknown'] as const).filter((verdict) => words[verdict].test(text));
  return said.length === 1 ? said[0] : undefined;
}

/** How long the words about the last press may stay on the screen after another one. Milliseconds. */
const staleMs = 1_500;

/**
 * Waits until the screen says what became of a call. `before`: what it said before this press; the same again counts only
 * after a while.
 */
export async function waitForVerdict(row: Row, before?: Verdict): Promise<Verdict> {
  const pressedAt = performance.now();
  return waitFor(
    () => {
      const verdict = verdictOf(row);
      const isStale = verdict === before && performance.now() - pressedAt < staleMs;
      if (verdict === undefined || isStale)
        throw new Error(`${row.call.path} on ${row.on}: ${verdict} is said by: ${shownText()}`);
      return verdict;
    },
    { timeout: 15_000, interval: 20, onTimeout: (error) => error },
  );
}
