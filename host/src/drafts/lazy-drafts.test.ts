import { testDrafts } from '@portal/shared/testing';
import { lazyDrafts } from './lazy-drafts.ts';
import type { Vault } from './vault.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function vaultOf(settled: () => Promise<void> = async () => {}): Vault & ReturnType<typeof testDrafts> {
  return Object.assign(testDrafts(), { settled });
}

test('asks the vault once its code has come', async () => {
  const vault = vaultOf();
  const drafts = lazyDrafts(async () => vault);
  drafts.keep('invest:C1', { amount: '1' });
  expect(await drafts.find('invest:C1')).toMatchObject({ value: { amount: '1' } });
  drafts.discard('invest:C1');
  await settle();
  expect(vault.kept.size).toBe(0);
});

test('code that could not be fetched keeps nothing, and is asked for again', async () => {
  let turn = 0;
  const drafts = lazyDrafts(async () => {
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
  const drafts = lazyDrafts(load);
  await drafts.settled();
  expect(load).not.toHaveBeenCalled();
  drafts.start();
  await drafts.settled();
  expect(load).toHaveBeenCalledTimes(1);
});
