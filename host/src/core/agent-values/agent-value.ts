import * as z from '@portal/shared/schema';
import { parseJson } from '@portal/shared/stored-values';
import { decrypt, encrypt, hashHex } from '../encryption/index.ts';

/** A value that this browser keeps for one agent, also after the session. */
export interface AgentValue<Value> {
  /** Returns the value; `empty` until it is loaded. The same object until something changes. */
  get(): Value;
  /** Replaces the value at once, and stores what `change` makes of the stored one. It may run `change` twice. */
  update(change: (before: Value) => Value): void;
  /** Calls `listener` on each change, also one of another tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** What an agent's value is, and where it is stored. */
interface AgentValueParts<Value> {
  readonly storage: Storage;
  /** The agent's `sub`. */
  readonly owner: string;
  /** First part of the key; the second is a hash of the `sub`. */
  readonly purpose: string;
  readonly schema: z.Schema<Value>;
  /** The value where none is stored. */
  readonly empty: Value;
}

/**
 * Creates a value that outlives the session. It is encrypted for the agent: the stored text names neither customer nor
 * agent (SES-08). Where the browser blocks storage, it lasts until the page closes.
 */
export function createAgentValue<Value>(parts: AgentValueParts<Value>): AgentValue<Value> {
  const { storage, owner, purpose, schema, empty } = parts;
  const listeners = new Set<() => void>();
  const storageKey = hashHex(owner).then((hash) => `${purpose}:${hash}`);
  let current = empty;
  let storedText: string | null = null;

  function set(value: Value) {
    current = value;
    for (const listener of listeners) listener();
  }

  async function readStored() {
    const text = storage.getItem(await storageKey);
    if (text === storedText) return;
    storedText = text;
    const json = text === null ? undefined : await decrypt(owner, purpose, text);
    const { data, success } = z.safeParse(schema, parseJson(json));
    set(success ? data : empty);
  }

  async function write(change: (before: Value) => Value) {
    await readStored();
    set(change(current));
    storedText = await encrypt(owner, purpose, JSON.stringify(current));
    storage.setItem(await storageKey, storedText);
  }

  let queue = Promise.resolve();
  /** Runs jobs one after the other. */
  function enqueue(job: () => Promise<void>) {
    queue = queue.then(job).catch(() => undefined);
  }
  const enqueueRead = () => enqueue(readStored);

  return {
    get: () => current,
    update(change) {
      set(change(current));
      enqueue(() => write(change));
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

/**
 * Returns the function that gives an agent's value in this browser's local storage: for one `owner` (the agent's `sub`)
 * always the same object, so that everything on the page sees one value.
 */
export function defineAgentValue<Value>(
  definition: Pick<AgentValueParts<Value>, 'purpose' | 'schema' | 'empty'>,
): (owner: string) => AgentValue<Value> {
  const byOwner = new Map<string, AgentValue<Value>>();
  return (owner) => {
    const value = byOwner.get(owner) ?? createAgentValue({ ...definition, storage: localStorage, owner });
    byOwner.set(owner, value);
    return value;
  };
}
