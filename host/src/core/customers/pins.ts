import * as z from '@portal/shared/schema';
import { useMemo, useSyncExternalStore } from 'react';
import { createAgentValue } from '../agent-values/agent-value.ts';

const storedIds: z.Schema<readonly string[]> = z.array(z.string());
const noIds: readonly string[] = [];

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
  const value = createAgentValue({ storage, owner, purpose, schema: storedIds, empty: noIds });
  return {
    ids: value.get,
    set(customerId, isPinned) {
      const change = (before: readonly string[]) => applyPin(before, customerId, isPinned);
      if (change(value.get()).includes(customerId) !== isPinned) return false;
      value.update(change);
      return true;
    },
    subscribe: value.subscribe,
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
