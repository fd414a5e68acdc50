import * as z from '@portal/shared/schema';

const key = 'portal-drafts-owed';
const tags = z.array(z.string());

/** Whose drafts are to be wiped and are not yet, by tag: a page may be gone before it is done. */
export interface Debts {
  all(): readonly string[];
  add(tag: string): void;
  remove(tag: string): void;
}

/** Kept in the browser's own storage, which takes at once what IndexedDB may be slow to do. */
export function createDebts(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Debts {
  function all(): readonly string[] {
    try {
      return z.safeParse(tags, JSON.parse(storage().getItem(key) ?? '[]')).data ?? [];
    } catch {
      return [];
    }
  }
  function keep(owed: readonly string[]) {
    try {
      if (owed.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(owed));
    } catch {
      // a browser that forbids storage has the one attempt
    }
  }
  return {
    all,
    add: (tag) => keep([...all().filter((other) => other !== tag), tag]),
    remove: (tag) => keep(all().filter((other) => other !== tag)),
  };
}
