import type { Drafts, SessionState, ShellSession } from '@portal/shared/contract';
import { isDeliberateSignOut } from '../core/deliberate-sign-out.ts';
import { hashHex } from '../core/encryption/cipher.ts';
import { decodeDraft, type Envelope, encodeEnvelope } from './envelope.ts';
import type { PendingWipes } from './pending-wipes.ts';
import { createRecords } from './records.ts';
import type { DraftStore } from './store.ts';

/** Drafts with a way to wait for their writes. */
export interface Vault extends Drafts {
  /** Resolves when all writes and deletions requested so far have finished. */
  flush(): Promise<void>;
}

interface VaultParts {
  readonly session: Pick<ShellSession, 'state$'>;
  readonly store: DraftStore;
  readonly pendingWipes: PendingWipes;
  /** Deletes the drafts of all agents, for when one agent's drafts alone cannot be deleted. */
  readonly deleteAll: () => Promise<void>;
  /** `sub` of the agent who was signed in last. If that agent has signed out already, the vault deletes their drafts. */
  readonly lastOwner?: string | undefined;
  /** Returns the id of this tab and its session. */
  readonly tabId: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const unwrittenKey = (owner: string, form: string) => `${owner}\n${form}`;

/** Runs jobs one after the other. `undefined` is the result of a job that failed. */
function createJobQueue(firstJob: Promise<unknown>) {
  let lastJob = firstJob.catch(() => undefined);
  return {
    enqueue<Result>(job: () => Promise<Result>): Promise<Result | undefined> {
      const result = lastJob.then(job).catch(() => undefined);
      lastJob = result;
      return result;
    },
    flush: async () => void (await lastJob),
  };
}

/** Creates the vault: it keeps the drafts of the signed-in agent and deletes them on Logout (docs/drafts.md). */
export function createVault(parts: VaultParts): Vault {
  const { session, store, pendingWipes, deleteAll, lastOwner, tabId, now } = parts;
  const records = createRecords(store);
  /** Drafts in the queue, by owner and form. A newer value of the same form replaces the waiting one. */
  const unwritten = new Map<string, Envelope>();
  let owner = lastOwner;
  const { enqueue, flush } = createJobQueue(records.deleteExpired(now()));

  async function write(key: string) {
    const draft = unwritten.get(key);
    unwritten.delete(key);
    if (!draft) return;
    await records.write(draft.owner, draft.form, { text: encodeEnvelope(draft), savedAt: draft.savedAt });
  }

  /** Deletes one agent's drafts, or all drafts when that fails. Never rejects. */
  async function wipe(ownerHash: string) {
    await records.wipe(ownerHash).catch(deleteAll);
    pendingWipes.remove(ownerHash);
  }

  function onSessionState(state: SessionState) {
    const previousOwner = owner;
    owner = state.status === 'active' ? state.agent.subject : undefined;
    if (previousOwner === undefined || previousOwner === owner || !isDeliberateSignOut(state)) return;
    for (const [key, draft] of unwritten) if (draft.owner === previousOwner) unwritten.delete(key);
    const ownerHash = hashHex(previousOwner);
    void ownerHash.then(pendingWipes.add);
    void enqueue(async () => {
      records.forgetKey(previousOwner);
      await wipe(await ownerHash);
    });
  }

  // an earlier page closed after Logout before it had deleted these
  for (const ownerHash of pendingWipes.all()) void enqueue(() => wipe(ownerHash));
  session.state$.subscribe(onSessionState);

  return {
    async find(form) {
      const requester = owner;
      if (requester === undefined) return undefined;
      const waiting = unwritten.get(unwrittenKey(requester, form));
      if (waiting) return { savedAt: waiting.savedAt, value: waiting.value, fromHere: true };
      return enqueue(async () => {
        const text = await records.read(requester, form);
        if (text === undefined || owner !== requester) return undefined;
        const draft = decodeDraft({ owner: requester, form, tab: tabId(), now: now() }, text);
        if (!draft) await records.remove(requester, form);
        return draft;
      });
    },
    keep(form, value) {
      if (owner === undefined) return;
      const key = unwrittenKey(owner, form);
      const isQueued = unwritten.has(key);
      unwritten.set(key, { owner, form, savedAt: now(), tab: tabId(), value });
      if (!isQueued) void enqueue(() => write(key));
    },
    discard(form) {
      const requester = owner;
      if (requester === undefined) return;
      unwritten.delete(unwrittenKey(requester, form));
      void enqueue(() => records.remove(requester, form));
    },
    flush,
  };
}
