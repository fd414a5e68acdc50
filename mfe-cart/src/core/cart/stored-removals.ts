import { channel } from '@portal/shared/api/wire';
import * as z from '@portal/shared/schema';
import { readStored, tryStorage } from '@portal/shared/stored-values';

const storedItems = z.array(z.object({ id: z.string(), channel }));

/** An item whose removal is pending. */
export type RemovedItem = z.output<typeof storedItems>[number];

/**
 * Returns the beginning of the `localStorage` keys of a cart's pending removals, with the last colon. A removal of one
 * or more items has one key: this and a random id, never an item's. The key is also the name of the removal's Web Lock.
 */
export const removalPrefix = (userId: string, customerId: string): string =>
  `portal:removal:${userId}:${customerId}:`;

/**
 * Stores removals that can still be undone or whose outcome is not known, so that a reload, a closed tab or the end of
 * the session does not lose them (CRT-02). They do not expire.
 */
export const storedRemovals = {
  /** Returns the keys with this prefix, also those of other tabs. */
  keysOf: (prefix: string): readonly string[] =>
    tryStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [],
  /** Returns the items of a removal; none when it is not stored. */
  read: (key: string): readonly RemovedItem[] => readStored(() => localStorage, key, storedItems) ?? [],
  /** Stores ids and channels, never names. */
  save: (key: string, items: readonly RemovedItem[]): void =>
    tryStorage(() => localStorage.setItem(key, JSON.stringify(items, ['id', 'channel']))),
  remove: (key: string): void => tryStorage(() => localStorage.removeItem(key)),
};
