import { createStore, delMany, entries, get, set, update } from 'idb-keyval';
import { databaseName } from './database.ts';

/** Records by id. Callers must check what they read. */
export interface DraftStore {
  get(id: string): Promise<unknown>;
  /** Resolves to whether the value outlives the page. */
  set(id: string, value: unknown): Promise<boolean>;
  /** Stores the value unless the id has one, and returns what is stored; safe when two tabs call it at the same time. */
  setFirst(id: string, value: unknown): Promise<unknown>;
  entries(): Promise<readonly (readonly [id: string, value: unknown])[]>;
  remove(ids: readonly string[]): Promise<void>;
}

/** Creates a store in IndexedDB. Every call rejects where the browser blocks it. */
export function createBrowserStore(): DraftStore {
  const store = createStore(databaseName, 'records');
  return {
    get: (id) => get<unknown>(id, store),
    set: (id, value) => set(id, value, store).then(() => true),
    async setFirst(id, value) {
      await update<unknown>(id, (existing) => existing ?? value, store);
      return get<unknown>(id, store);
    },
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
    async setFirst(id, value) {
      records.set(id, records.get(id) ?? value);
      return records.get(id);
    },
    entries: async () => [...records],
    remove: async (ids) => {
      for (const id of ids) records.delete(id);
    },
  };
}

/** How long a call of the browser's store may take, in milliseconds. A browser may leave one without an answer. */
export const storeTimeout = 5_000;

/** Rejects when the store does not answer in time. */
function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The store did not answer')), storeTimeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Combines two stores: each call that `primary` fails, or does not answer in time, goes to `fallback`. `primary` stays in
 * use after a failure, and `remove` always removes from both; otherwise Logout would leave drafts behind.
 */
export function withFallback(primary: DraftStore, fallback: DraftStore): DraftStore {
  const attempt = <Result>(call: (store: DraftStore) => Promise<Result>): Promise<Result> =>
    withTimeout(call(primary)).catch(() => call(fallback));
  /** After `primary` has stored a value, the older one in `fallback` must not hide it. */
  const attemptToStore = <Result>(id: string, call: (store: DraftStore) => Promise<Result>) =>
    attempt(async (store) => {
      const result = await call(store);
      if (store === primary) await fallback.remove([id]);
      return result;
    });
  return {
    get: async (id) => (await fallback.get(id)) ?? (await attempt((store) => store.get(id))),
    set: (id, value) => attemptToStore(id, (store) => store.set(id, value)),
    setFirst: (id, value) => attemptToStore(id, (store) => store.setFirst(id, value)),
    async entries() {
      const stored = await withTimeout(primary.entries()).catch(() => []);
      return [...stored, ...(await fallback.entries())];
    },
    async remove(ids) {
      await fallback.remove(ids);
      await withTimeout(primary.remove(ids));
    },
  };
}
