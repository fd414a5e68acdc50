import type { SessionState, SignOutReason } from '@portal/shared/contract';
import { testAgent, testDrafts } from '@portal/shared/testing';
import { BehaviorSubject } from '@portal/shared/ui';
import { createLazyDrafts, type LazyDraftsParts } from './lazy-drafts.ts';
import type { Vault } from './vault.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

function createTestVault(flush: () => Promise<void> = async () => {}): Vault & ReturnType<typeof testDrafts> {
  return Object.assign(testDrafts(), { flush });
}

const signedOut: SessionState = { status: 'signed-out', reason: 'never-signed-in' };
const active: SessionState = { status: 'active', agent: testAgent, expiresAt: 0 };

function createPage(load: LazyDraftsParts['load'], state: SessionState = signedOut) {
  const deleteAll = jest.fn(async () => {});
  const drafts = createLazyDrafts({ load, deleteAll });
  const state$ = new BehaviorSubject<SessionState>(state);
  drafts.followSession({ state$ });
  return {
    drafts,
    deleteAll,
    signIn: () => state$.next(active),
    end: (reason: SignOutReason) => state$.next({ status: 'signed-out', reason }),
  };
}

test('calls the vault after its code has loaded', async () => {
  const vault = createTestVault();
  const { drafts } = createPage(async () => vault);
  drafts.keep('invest:C1', { amount: '1' });
  expect(await drafts.find('invest:C1')).toMatchObject({ value: { amount: '1' } });
  drafts.discard('invest:C1');
  await flushPromises();
  expect(vault.kept.size).toBe(0);
});

test('stores nothing when the code failed to load, and loads it again on the next call', async () => {
  let attempts = 0;
  const { drafts } = createPage(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('Loading chunk 3 failed');
    return createTestVault();
  });
  expect(await drafts.find('invest:C1')).toBeUndefined();
  await drafts.flush();
  drafts.keep('invest:C1', { amount: '1' });
  expect(await drafts.find('invest:C1')).toBeDefined();
});

test('flush waits for the vault with a time limit, and does not load it', async () => {
  const load = jest.fn(async () => createTestVault(() => new Promise(() => {})));
  const { drafts, signIn, deleteAll } = createPage(load);
  await drafts.flush();
  expect(load).not.toHaveBeenCalled();
  signIn();
  await drafts.flush();
  expect(load).toHaveBeenCalledTimes(1);
  expect(deleteAll).not.toHaveBeenCalled();
});

test('[SES-09] passes the last owner to a vault that loads after Logout', async () => {
  let resolveLoad = (_vault: Vault) => {};
  const owners: (string | undefined)[] = [];
  const { drafts, end, deleteAll } = createPage(async (lastOwner) => {
    const vault = await new Promise<Vault>((resolve) => {
      resolveLoad = resolve;
    });
    owners.push(lastOwner());
    return vault;
  }, active);
  end('logout');
  resolveLoad(createTestVault());
  await drafts.flush();
  expect(owners).toEqual([testAgent.subject]);
  expect(deleteAll).not.toHaveBeenCalled();
});

test.each<[string, LazyDraftsParts['load']]>([
  ['fails to load', () => Promise.reject(new Error('Loading chunk 3 failed'))],
  ['does not load in time', () => new Promise(() => {})],
])(
  '[SES-09] when the code %s, Logout deletes all drafts and an expired session deletes none',
  async (_what, load) => {
    for (const [reason, times] of [
      ['expired', 0],
      ['logout', 1],
      ['prompt-rejected', 1],
    ] as const) {
      const { drafts, end, deleteAll } = createPage(load, active);
      await flushPromises();
      jest.useFakeTimers();
      end(reason);
      const flushed = drafts.flush();
      await jest.advanceTimersByTimeAsync(500);
      await flushed;
      jest.useRealTimers();
      expect([reason, deleteAll.mock.calls.length]).toEqual([reason, times]);
    }
  },
);
