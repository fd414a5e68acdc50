import { createStore, delMany, entries, get, set, update } from 'idb-keyval';

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
  const store = createStore('portal-drafts', 'records');
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

/** The first store until it fails for the first time, as in a private window; from then on the second. */
export function withFallback(first: DraftStore, second: DraftStore): DraftStore {
  let current = first;
  const attempt = async <Result>(ask: (store: DraftStore) => Promise<Result>): Promise<Result> => {
    try {
      return await ask(current);
    } catch {
      current = second;
      return ask(current);
    }
  };
  return {
    get: (id) => attempt((store) => store.get(id)),
    set: (id, value) => attempt((store) => store.set(id, value)),
    setFirst: (id, value) => attempt((store) => store.setFirst(id, value)),
    entries: () => attempt((store) => store.entries()),
    remove: (ids) => attempt((store) => store.remove(ids)),
  };
}
