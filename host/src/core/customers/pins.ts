import * as z from '@portal/shared/schema';
import { parseJson } from '@portal/shared/stored-values';
import { useMemo, useSyncExternalStore } from 'react';
import { decrypt, encrypt, hashHex } from '../encryption/index.ts';

const storedIds = z.array(z.string());

/** A longer list would need a search, which the finder already offers. */
export const MAX_PINS = 12;

/**
 * The agent's pinned customers. They outlive the session, so only their ids are stored, encrypted for the agent: the
 * stored text names neither customer nor agent (SES-08).
 */
export interface Pins {
  /** Ids in the order of pinning; empty until they are loaded. Returns the same array until something changes. */
  ids(): readonly string[];
  /** Pins or unpins. Returns false when `MAX_PINS` customers are already pinned. */
  set(customerId: string, isPinned: boolean): boolean;
  /** Calls `listener` on each change, also one of another tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const purpose = 'pins';

/** Returns the ids with the change applied, or unchanged when there is no room. */
function applyPin(before: readonly string[], customerId: string, isPinned: boolean): readonly string[] {
  if (before.includes(customerId) === isPinned) return before;
  if (!isPinned) return before.filter((id) => id !== customerId);
  return before.length < MAX_PINS ? [...before, customerId] : before;
}

/**
 * Creates the list of one agent's pinned customers, encrypted in `storage`, which all tabs share; `owner` is the
 * agent's `sub`. Its ids are empty until the first `subscribe` has read them. Where storage is blocked, pins last until
 * the page closes.
 */
export function createPins(storage: Storage, owner: string): Pins {
  const listeners = new Set<() => void>();
  const storageKey = hashHex(owner).then((hash) => `${purpose}:${hash}`);
  let currentIds: readonly string[] = [];
  let storedText: string | null = null;

  function setIds(ids: readonly string[]) {
    currentIds = ids;
    for (const listener of listeners) listener();
  }

  async function readStored() {
    const text = storage.getItem(await storageKey);
    if (text === storedText) return;
    storedText = text;
    const ids = text === null ? undefined : await decrypt(owner, purpose, text);
    setIds(z.safeParse(storedIds, parseJson(ids)).data ?? []);
  }

  async function write(customerId: string, isPinned: boolean) {
    await readStored();
    setIds(applyPin(currentIds, customerId, isPinned));
    storedText = await encrypt(owner, purpose, JSON.stringify(currentIds));
    storage.setItem(await storageKey, storedText);
  }

  let queue = Promise.resolve();
  /** Runs jobs one after the other. A browser that blocks storage keeps the pins until the page closes. */
  function enqueue(job: () => Promise<void>) {
    queue = queue.then(job).catch(() => undefined);
  }
  const enqueueRead = () => enqueue(readStored);

  return {
    ids: () => currentIds,
    set(customerId, isPinned) {
      const next = applyPin(currentIds, customerId, isPinned);
      if (next.includes(customerId) !== isPinned) return false;
      setIds(next);
      enqueue(() => write(customerId, isPinned));
      return true;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', enqueueRead);
        enqueueRead();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', enqueueRead);
      };
    },
  };
}

const pinsByOwner = new Map<string, Pins>();

function getPins(owner: string): Pins {
  const pins = pinsByOwner.get(owner) ?? createPins(localStorage, owner);
  pinsByOwner.set(owner, pins);
  return pins;
}

/**
 * Returns the ids of the agent's pinned customers, and a function that pins or unpins one; `owner` is the agent's
 * `sub`.
 */
export function usePins(owner: string): { readonly ids: readonly string[]; readonly set: Pins['set'] } {
  const pins = useMemo(() => getPins(owner), [owner]);
  return { ids: useSyncExternalStore(pins.subscribe, pins.ids), set: pins.set };
}
