import type { Drafts, SessionState, ShellSession } from '@portal/shared/contract';
import { isDeliberateSignOut } from '../core/deliberate-sign-out.ts';
import { hashHex } from '../core/encryption/cipher.ts';
import { decodeDraft, type Envelope, encodeEnvelope, isExpired } from './envelope.ts';
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

/** What a form has asked for last: that its draft is written, or, without one, removed. */
interface Change {
  readonly owner: string;
  readonly form: string;
  readonly draft: Envelope | undefined;
  /** Whether the browser has stored the draft of the change that was applied in the end. */
  readonly isStored: Promise<boolean>;
}

const changeKey = (owner: string, form: string) => `${owner}\n${form}`;

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

/**
 * Creates the vault: it stores and finds the drafts of the signed-in agent, nothing without one, and deletes them on
 * Logout (docs/drafts.md). At its creation it deletes expired drafts and repeats pending wipes.
 */
export function createVault(parts: VaultParts): Vault {
  const { session, store, pendingWipes, deleteAll, lastOwner, tabId, now } = parts;
  const records = createRecords(store);
  /**
   * Changes in the queue, by owner and form. A newer one of the same form replaces the waiting one, so that a removal never
   * runs after the writing that was asked for later (SES-09).
   */
  const waiting = new Map<string, Change>();
  let owner = lastOwner;
  const { enqueue, flush } = createJobQueue(records.deleteExpired(now()));

  async function apply(key: string) {
    const change = waiting.get(key);
    waiting.delete(key);
    if (!change) return false;
    const { owner: writer, form, draft } = change;
    if (draft) return records.write(writer, form, { text: encodeEnvelope(draft), savedAt: draft.savedAt });
    await records.remove(writer, form);
    return false;
  }

  function request(change: Omit<Change, 'isStored'>): Promise<boolean> {
    const key = changeKey(change.owner, change.form);
    const isStored =
      waiting.get(key)?.isStored ?? enqueue(() => apply(key)).then((result) => result ?? false);
    waiting.set(key, { ...change, isStored });
    return isStored;
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
    for (const [key, change] of waiting) if (change.owner === previousOwner) waiting.delete(key);
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
      const change = waiting.get(changeKey(requester, form));
      if (change)
        return change.draft && { savedAt: change.draft.savedAt, value: change.draft.value, fromHere: true };
      return enqueue(async () => {
        const stored = await records.read(requester, form);
        if (stored === undefined || owner !== requester) return undefined;
        const draft = decodeDraft({ owner: requester, form, tab: tabId(), now: now() }, stored.text);
        if (draft) return draft;
        // an unreadable one stays until its form has said that it is lost
        const { savedAt } = stored;
        if (!isExpired(savedAt, now()))
          return { savedAt, value: undefined, fromHere: false, isUnreadable: true };
        await records.remove(requester, form);
        return undefined;
      });
    },
    async keep(form, value) {
      if (owner === undefined) return false;
      return request({ owner, form, draft: { owner, form, savedAt: now(), tab: tabId(), value } });
    },
    discard(form) {
      if (owner !== undefined) void request({ owner, form, draft: undefined });
    },
    flush,
  };
}
