import * as z from '@portal/shared/schema';

const key = 'portal-drafts-owed';
const ownerHashes = z.array(z.string());

/** Agents, by hash, whose drafts must still be deleted: a page may close before it has deleted them. */
export interface PendingWipes {
  all(): readonly string[];
  add(ownerHash: string): void;
  remove(ownerHash: string): void;
}

/** Creates the list in `localStorage`, which writes synchronously; IndexedDB may be slow. */
export function createPendingWipes(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): PendingWipes {
  function all(): readonly string[] {
    try {
      return z.safeParse(ownerHashes, JSON.parse(storage().getItem(key) ?? '[]')).data ?? [];
    } catch {
      return [];
    }
  }
  function write(hashes: readonly string[]) {
    try {
      if (hashes.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(hashes));
    } catch {
      // where storage is blocked, only this page tries to delete them
    }
  }
  return {
    all,
    add: (ownerHash) => write([...all().filter((other) => other !== ownerHash), ownerHash]),
    remove: (ownerHash) => write(all().filter((other) => other !== ownerHash)),
  };
}
