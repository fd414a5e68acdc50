import * as z from '@portal/shared/schema';

const searchState = z.object({ searchWords: z.string() });

/**
 * Returns the navigation state that stores a list's search words with the history entry, for `readSearchWords`; `null`
 * without words. Search words are names and identity numbers, so they are in no address: the browser writes addresses
 * to its history file, and agents share them.
 */
export const createSearchState = (words: string): z.output<typeof searchState> | null =>
  words === '' ? null : { searchWords: words };

/** Returns the search words that `createSearchState` stored with a history entry; empty when its state has none. */
export function readSearchWords(state: unknown): string {
  const decoded = z.safeParse(searchState, state);
  return decoded.success ? decoded.data.searchWords : '';
}
