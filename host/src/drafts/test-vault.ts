import type { SessionState, SignOutReason } from '@portal/shared/contract';
import { testAgent } from '@portal/shared/testing';
import { BehaviorSubject } from '@portal/shared/ui';
import type { PendingWipes } from './pending-wipes.ts';
import { createMemoryStore, type DraftStore } from './store.ts';
import { createVault } from './vault.ts';

/** For tests: the state of a session that ended for this reason. */
export const signedOut = (reason: SignOutReason): SessionState => ({ status: 'signed-out', reason });
const learnedLate = { ...signedOut('logout'), keepsLocalData: true };
const signedIn = (subject: string): SessionState => ({
  status: 'active',
  agent: { ...testAgent, subject },
  expiresAt: 0,
});

/** For tests: a list of pending wipes in memory. */
export function createMemoryPendingWipes(): PendingWipes {
  const hashes = new Set<string>();
  return {
    all: () => [...hashes],
    add: (hash) => void hashes.add(hash),
    remove: (hash) => void hashes.delete(hash),
  };
}

/**
 * For tests: a browser whose pages share a store and a clock. `openPage` opens one with a vault; `deleteAll` records
 * its calls.
 */
export function createBrowser(
  store: DraftStore = createMemoryStore(),
  pendingWipes = createMemoryPendingWipes(),
) {
  const clock = { now: Date.parse('2026-11-21T10:42:00+08:00') };
  const deleteAll = jest.fn(async () => {});
  function openPage({ subject = 'u-aisyah', tab = 't1', state = signedIn(subject), lastOwner = '' } = {}) {
    const state$ = new BehaviorSubject<SessionState>(state);
    const vault = createVault({
      session: { state$ },
      store,
      pendingWipes,
      deleteAll,
      lastOwner,
      tabId: () => tab,
      now: () => clock.now,
    });
    return {
      vault,
      learnOfSignOutLate: () => state$.next(learnedLate),
      end: (reason: SignOutReason) => state$.next(signedOut(reason)),
      signIn: (other: string) => state$.next(signedIn(other)),
    };
  }
  return { openPage, clock, deleteAll, countRecords: async () => (await store.entries()).length };
}

/** A draft value. */
export const typed = { amount: '25,0' };

/** For tests: wraps a store whose methods fail as often as `failureCounts` says before they work. */
export function withFailures(
  inner: DraftStore,
  failureCounts: Partial<Record<keyof DraftStore, number>>,
): DraftStore {
  const attempt = <Result>(name: keyof DraftStore, call: () => Promise<Result>): Promise<Result> => {
    const failuresLeft = failureCounts[name] ?? 0;
    failureCounts[name] = failuresLeft - 1;
    return failuresLeft > 0
      ? Promise.reject(new DOMException('The connection was lost', 'InvalidStateError'))
      : call();
  };
  return {
    get: (id) => attempt('get', () => inner.get(id)),
    set: (id, value) => attempt('set', () => inner.set(id, value)),
    setFirst: (id, value) => attempt('setFirst', () => inner.setFirst(id, value)),
    entries: () => attempt('entries', () => inner.entries()),
    remove: (ids) => attempt('remove', () => inner.remove(ids)),
  };
}
