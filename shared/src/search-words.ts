import * as z from '@portal/shared/schema';

const searchState = z.object({ searchWords: z.string() });

/**
 * Returns the state of a history entry whose list is searched; `null` without words. Search words are names and identity
 * numbers, so they are in no address: the browser writes addresses to its history file, and agents share them.
 */
export const createSearchState = (words: string): z.output<typeof searchState> | null =>
  words === '' ? null : { searchWords: words };

/** Returns the search words of a history entry's state; empty when it has none. */
export function readSearchWords(state: unknown): string {
  const decoded = z.safeParse(searchState, state);
  return decoded.success ? decoded.data.searchWords : '';
}
