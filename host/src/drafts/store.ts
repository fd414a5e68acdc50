import { createStore, delMany, entries, get, set, update } from 'idb-keyval';
import { databaseName } from './database.ts';

/** Records by id. Callers must check what they read. */
export interface DraftStore {
  get(id: string): Promise<unknown>;
  /** Resolves to whether the value outlives the page. */
  set(id: string, value: unknown): Promise<boolean>;
  /** Stores the value unless the id has one; also safe when two tabs call it at the same time. */
  setFirst(id: string, value: unknown): Promise<void>;
  entries(): Promise<readonly (readonly [id: string, value: unknown])[]>;
  remove(ids: readonly string[]): Promise<void>;
}

/** Creates a store in IndexedDB. Every call rejects where the browser blocks it. */
export function createBrowserStore(): DraftStore {
  const store = createStore(databaseName, 'records');
  return {
    get: (id) => get<unknown>(id, store),
    set: (id, value) => set(id, value, store).then(() => true),
    setFirst: (id, value) => update<unknown>(id, (existing) => existing ?? value, store),
    entries: () => entries<string, unknown>(store),
    remove: (ids) => delMany([...ids], store),
  };
}

/** Creates a store in memory. Its `set` resolves to `false`, because nothing outlives the page. */
export function createMemoryStore(): DraftStore {
  const records = new Map<string, unknown>();
  return {
    get: async (id) => records.get(id),
    async set(id, value) {
      records.set(id, value);
      return false;
    },
    setFirst: async (id, value) => void records.set(id, records.get(id) ?? value),
    entries: async () => [...records],
    remove: async (ids) => {
      for (const id of ids) records.delete(id);
    },
  };
}

/**
 * Combines two stores: each call that `primary` fails goes to `fallback`. `primary` stays in use after a failure, and
 * `remove` always removes from both; otherwise Logout would leave drafts behind.
 */
export function withFallback(primary: DraftStore, fallback: DraftStore): DraftStore {
  const attempt = <Result>(call: (store: DraftStore) => Promise<Result>): Promise<Result> =>
    call(primary).catch(() => call(fallback));
  return {
    get: async (id) => (await fallback.get(id)) ?? (await attempt((store) => store.get(id))),
    set: (id, value) =>
      attempt(async (store) => {
        const isStored = await store.set(id, value);
        if (store === primary) await fallback.remove([id]);
        return isStored;
      }),
    setFirst: (id, value) => attempt((store) => store.setFirst(id, value)),
    async entries() {
      const stored = await primary.entries().catch(() => []);
      return [...stored, ...(await fallback.entries())];
    },
    async remove(ids) {
      await fallback.remove(ids);
      await primary.remove(ids);
    },
  };
}
