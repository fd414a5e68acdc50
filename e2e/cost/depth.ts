/** A request as the browser's instruments tell of it. */
export interface Asked {
  readonly url: string;
  /** Whether it is the document itself. */
  readonly isDocument: boolean;
  /** Scripts that were at work when it was asked for, those that had begun the work before included. */
  readonly askedBy: readonly string[];
}

/** Addresses without their query: a retry is no other file. */
export const withoutQuery = (url: string): string => url.split('?')[0] ?? url;

/**
 * How many rounds of waiting after the HTML each request took: 1 is asked for by the HTML itself, 2 by a script that
 * the HTML asked for, and so on. Requests stand in the order in which they were made.
 */
export function depthsOf(requests: readonly Asked[]): readonly number[] {
  const known = new Map<string, number>();
  return requests.map(({ url, isDocument, askedBy }) => {
    const above = askedBy.map((script) => known.get(withoutQuery(script)) ?? 0);
    const depth = isDocument ? 0 : 1 + Math.max(0, ...above);
    // asked for a second time it is there already
    if (!known.has(withoutQuery(url))) known.set(withoutQuery(url), depth);
    return depth;
  });
}
