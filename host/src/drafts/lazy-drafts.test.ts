import type { SessionState, SignOutReason } from '@portal/shared/contract';
import { testAgent, testDrafts } from '@portal/shared/testing';
import { BehaviorSubject } from '@portal/shared/ui';
import { type LazyDraftsParts, lazyDrafts } from './lazy-drafts.ts';
import type { Vault } from './vault.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function vaultOf(settled: () => Promise<void> = async () => {}): Vault & ReturnType<typeof testDrafts> {
  return Object.assign(testDrafts(), { settled });
}

const nobody: SessionState = { status: 'signed-out', reason: 'never-signed-in' };
const active: SessionState = { status: 'active', agent: testAgent, expiresAt: 0 };

function page(load: LazyDraftsParts['load'], state: SessionState = nobody) {
  const dropAll = jest.fn(async () => {});
  const drafts = lazyDrafts({ load, dropAll });
  const state$ = new BehaviorSubject<SessionState>(state);
  drafts.follow({ state$ });
  return {
    drafts,
    dropAll,
    signIn: () => state$.next(active),
    end: (reason: SignOutReason) => state$.next({ status: 'signed-out', reason }),
  };
}

test('asks the vault once its code has come', async () => {
  const vault = vaultOf();
  const { drafts } = page(async () => vault);
  drafts.keep('invest:C1', { amount: '1' });
  expect(await drafts.find('invest:C1')).toMatchObject({ value: { amount: '1' } });
  drafts.discard('invest:C1');
  await settle();
  expect(vault.kept.size).toBe(0);
});

test('code that could not be fetched keeps nothing, and is asked for again', async () => {
  let turn = 0;
  const { drafts } = page(async () => {
    turn += 1;
    if (turn === 1) throw new Error('Loading chunk 3 failed');
    return vaultOf();
  });
  expect(await drafts.find('invest:C1')).toBeUndefined();
  await drafts.settled();
  drafts.keep('invest:C1', { amount: '1' });
  expect(await drafts.find('invest:C1')).toBeDefined();
});

test('leaving waits until all is written or wiped, but not for ever, nor for code that nobody asked for', async () => {
  const load = jest.fn(async () => vaultOf(() => new Promise(() => {})));
  const { drafts, signIn, dropAll } = page(load);
  await drafts.settled();
  expect(load).not.toHaveBeenCalled();
  signIn();
  await drafts.settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(dropAll).not.toHaveBeenCalled();
});

test('[SES-09] code that comes after Logout is told whose drafts to wipe', async () => {
  let come = (_vault: Vault) => {};
  const owners: (string | undefined)[] = [];
  const { drafts, end, dropAll } = page(async (lastOwner) => {
    const vault = await new Promise<Vault>((resolve) => {
      come = resolve;
    });
    owners.push(lastOwner());
    return vault;
  }, active);
  end('logout');
  come(vaultOf());
  await drafts.settled();
  expect(owners).toEqual([testAgent.subject]);
  expect(dropAll).not.toHaveBeenCalled();
});

test.each<[string, LazyDraftsParts['load']]>([
  ['failed', () => Promise.reject(new Error('Loading chunk 3 failed'))],
  ['does not come in time', () => new Promise(() => {})],
])(
  '[SES-09] where the code %s, Logout wipes without it, and a session that expires wipes nothing',
  async (_what, load) => {
    for (const [reason, times] of [
      ['expired', 0],
      ['logout', 1],
      ['prompt-rejected', 1],
    ] as const) {
      const { drafts, end, dropAll } = page(load, active);
      await settle();
      end(reason);
      await drafts.settled();
      expect([reason, dropAll.mock.calls.length]).toEqual([reason, times]);
    }
  },
);
