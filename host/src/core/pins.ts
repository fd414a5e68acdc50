import * as z from '@portal/shared/schema';
import { useMemo, useSyncExternalStore } from 'react';
import { tagOf } from './cipher.ts';
import { seal, unseal } from './sealed.ts';

const kept = z.array(z.string());

/** More would be a list to search in, and there is the search for that. */
export const MOST_PINS = 12;

/**
 * Customers that an agent wants at hand. They outlive the session, Logout too: so only their ids are kept, sealed for the
 * agent, and what lies in the browser names neither.
 */
export interface Pins {
  /** In the order in which they were pinned, none until they are read. The same array until something changes. */
  ids(): readonly string[];
  /** Whether it is done: there is no room for more than `MOST_PINS`. */
  set(customerId: string, pinned: boolean): boolean;
  /** Calls back when another place or tab has changed them; returns how to stop. */
  onChange(listener: () => void): () => void;
}

const what = 'pins';

/** The ids with one more or less; the same where there is no room. */
function withPin(before: readonly string[], customerId: string, pinned: boolean): readonly string[] {
  if (before.includes(customerId) === pinned) return before;
  if (!pinned) return before.filter((id) => id !== customerId);
  return before.length < MOST_PINS ? [...before, customerId] : before;
}

/** `owner` is the agent's `sub`. */
export function createPins(storage: Storage, owner: string): Pins {
  const listeners = new Set<() => void>();
  const place = tagOf(owner).then((tag) => `${what}:${tag}`);
  let now: readonly string[] = [];
  let text: string | null = null;

  function become(ids: readonly string[]) {
    now = ids;
    for (const listener of listeners) listener();
  }

  async function read() {
    const current = storage.getItem(await place);
    if (current === text) return;
    text = current;
    become(decode(current === null ? undefined : await unseal(owner, what, current)));
  }

  async function write(customerId: string, pinned: boolean) {
    await read();
    become(withPin(now, customerId, pinned));
    text = await seal(owner, what, JSON.stringify(now));
    storage.setItem(await place, text);
  }

  let work = Promise.resolve();
  /** One thing after the other; a browser that forbids storage keeps them as long as the page. */
  function inTurn(job: () => Promise<void>) {
    work = work.then(job).catch(() => undefined);
  }
  const readInTurn = () => inTurn(read);

  return {
    ids: () => now,
    set(customerId, pinned) {
      const next = withPin(now, customerId, pinned);
      if (next.includes(customerId) !== pinned) return false;
      become(next);
      inTurn(() => write(customerId, pinned));
      return true;
    },
    onChange(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', readInTurn);
        readInTurn();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', readInTurn);
      };
    },
  };
}

const byOwner = new Map<string, Pins>();

function pinsOf(owner: string): Pins {
  const pins = byOwner.get(owner) ?? createPins(localStorage, owner);
  byOwner.set(owner, pins);
  return pins;
}

/** The agent's pins as they are now, and the way to change them. */
export function usePins(owner: string): { readonly ids: readonly string[]; readonly set: Pins['set'] } {
  const pins = useMemo(() => pinsOf(owner), [owner]);
  return { ids: useSyncExternalStore(pins.onChange, pins.ids), set: pins.set };
}

function decode(text: string | undefined): readonly string[] {
  try {
    return z.safeParse(kept, JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
