/** How many error reports a page sends in its life. */
export const maxErrorReports = 60;

/**
 * Creates the limit of a page's error reports: equal ones are sent once, and different ones up to `maxErrorReports`.
 * `takeUnsent` returns what was left out.
 */
export function createErrorLimit() {
  const counts = new Map<string, number>();
  let leftOut = 0;
  return {
    /** Returns whether an error with this text may be sent, and counts it. */
    shouldSend(text: string): boolean {
      const count = counts.get(text);
      if (count === undefined && counts.size >= maxErrorReports) {
        leftOut += 1;
        return false;
      }
      counts.set(text, (count ?? 0) + 1);
      return count === undefined;
    },
    /** Returns and forgets what was not sent: the texts with how often each was repeated, and a count of the others. */
    takeUnsent() {
      const repeats = [...counts].filter(([, count]) => count > 1);
      for (const [text] of repeats) counts.set(text, 1);
      const unsent = { repeats: repeats.map(([message, count]) => ({ message, count: count - 1 })), leftOut };
      leftOut = 0;
      return unsent;
    },
  };
}
