import * as z from '@portal/shared/schema';
import { readStored, tryStorage, writeStored } from '@portal/shared/stored-values';

const key = 'portal-drafts-owed';
const ownerHashes = z.array(z.string());

/** Agents, by hash, whose drafts must still be deleted: a page may close before it has deleted them. */
export interface PendingWipes {
  all(): readonly string[];
  add(ownerHash: string): void;
  remove(ownerHash: string): void;
}

/**
 * Creates the list of pending wipes in `localStorage`, which writes synchronously; IndexedDB may be slow. Where storage
 * is blocked, nothing is kept.
 */
export function createPendingWipes(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): PendingWipes {
  const all = () => readStored(storage, key, ownerHashes) ?? [];
  /** Where storage is blocked, only this page tries to delete them. */
  function write(hashes: readonly string[]) {
    if (hashes.length > 0) writeStored(storage, key, hashes);
    else tryStorage(() => storage().removeItem(key));
  }
  return {
    all,
    add: (ownerHash) => write([...all().filter((other) => other !== ownerHash), ownerHash]),
    remove: (ownerHash) => write(all().filter((other) => other !== ownerHash)),
  };
}
