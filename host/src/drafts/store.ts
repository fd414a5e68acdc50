import { createStore, delMany, entries, get, set, update } from 'idb-keyval';
import { databaseName } from './database.ts';

/** A place for records by id. What comes out of it is not to be trusted. */
export interface DraftStore {
  get(id: string): Promise<unknown>;
  set(id: string, value: unknown): Promise<void>;
  /** Puts the value there unless there is one already, also when two tabs do it at once. */
  setFirst(id: string, value: unknown): Promise<void>;
  entries(): Promise<readonly (readonly [id: string, value: unknown])[]>;
  remove(ids: readonly string[]): Promise<void>;
}

/** The browser's IndexedDB. Every call rejects where the browser forbids it. */
export function browserStore(): DraftStore {
  const store = createStore(databaseName, 'records');
  return {
    get: (id) => get<unknown>(id, store),
    set: (id, value) => set(id, value, store),
    setFirst: (id, value) => update<unknown>(id, (there) => there ?? value, store),
    entries: () => entries<string, unknown>(store),
    remove: (ids) => delMany([...ids], store),
  };
}

/** Lasts as long as the page. */
export function memoryStore(): DraftStore {
  const records = new Map<string, unknown>();
  return {
    get: async (id) => records.get(id),
    set: async (id, value) => void records.set(id, value),
    setFirst: async (id, value) => void records.set(id, records.get(id) ?? value),
    entries: async () => [...records],
    remove: async (ids) => {
      for (const id of ids) records.delete(id);
    },
  };
}

/**
 * The first store, and for each call that it fails, as in a private window, the second. One failure is no reason to give
 * the first up: what is removed is removed from both, or a Logout after it would leave everything behind.
 */
export function withFallback(first: DraftStore, second: DraftStore): DraftStore {
  const attempt = <Result>(ask: (store: DraftStore) => Promise<Result>): Promise<Result> =>
    ask(first).catch(() => ask(second));
  return {
    get: async (id) => (await second.get(id)) ?? (await attempt((store) => store.get(id))),
    async set(id, value) {
      await attempt(async (store) => {
        await store.set(id, value);
        if (store === first) await second.remove([id]);
      });
    },
    setFirst: (id, value) => attempt((store) => store.setFirst(id, value)),
    async entries() {
      const there = await first.entries().catch(() => []);
      return [...there, ...(await second.entries())];
    },
    async remove(ids) {
      await second.remove(ids);
      await first.remove(ids);
    },
  };
}
