import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IdentityStore } from './store.ts';

const directory = () => mkdtemp(join(tmpdir(), 'identity-store-'));

test('keeps keys, secret and grants over a restart', async () => {
  const at = await directory();
  const before = await IdentityStore.open(at);
  await before.adapter('Grant').upsert('g1', { accountId: 'a' }, 60);
  await before.close();

  const after = await IdentityStore.open(at);
  expect(after.keys).toEqual(before.keys);
  expect(after.cookieSecret).toBe(before.cookieSecret);
  expect(await after.adapter('Grant').find('g1')).toEqual({ accountId: 'a' });
});

test('does not find an expired entry', async () => {
  const store = await IdentityStore.open(await directory());
  await store.adapter('Session').upsert('s1', { uid: 'u' }, -1);
  expect(await store.adapter('Session').find('s1')).toBeUndefined();
  expect(await store.adapter('Session').findByUid('u')).toBeUndefined();
  await store.close();
});

test('separates kinds of objects, and finds a session by its uid', async () => {
  const store = await IdentityStore.open(await directory());
  await store.adapter('Session').upsert('x', { uid: 'u' });
  expect(await store.adapter('Grant').find('x')).toBeUndefined();
  expect(await store.adapter('Session').findByUid('u')).toEqual({ uid: 'u' });
  expect(await store.adapter('Grant').findByUid('u')).toBeUndefined();
  await store.close();
});

test('removes only the tokens of a revoked grant', async () => {
  const store = await IdentityStore.open(await directory());
  const tokens = store.adapter('RefreshToken');
  await tokens.upsert('r1', { grantId: 'g1' });
  await tokens.upsert('r2', { grantId: 'g2' });
  const interactions = store.adapter('Interaction');
  await interactions.upsert('i1', { grantId: 'g1' });
  await tokens.revokeByGrantId('g1');
  expect(await tokens.find('r1')).toBeUndefined();
  expect(await tokens.find('r2')).toEqual({ grantId: 'g2' });
  expect(await interactions.find('i1')).toEqual({ grantId: 'g1' });
  await store.close();
});

test('marks a consumed code with the time', async () => {
  const store = await IdentityStore.open(await directory());
  await store.adapter('AuthorizationCode').upsert('c', { grantId: 'g' });
  await store.adapter('AuthorizationCode').consume('c');
  expect(await store.adapter('AuthorizationCode').find('c')).toEqual({
    grantId: 'g',
    consumed: expect.any(Number),
  });
  await store.close();
});

test('writes the private keys readable by their owner only', async () => {
  const at = await directory();
  await IdentityStore.open(at);
  expect((await stat(join(at, 'identity.json'))).mode & 0o077).toBe(0);
});
