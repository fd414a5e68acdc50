import type { AddressInfo } from 'node:net';
import { clientSideId, createFlagService, FlagStore, flagSchema } from './index.ts';

const portal = 'http://localhost:4200';
const encoded = (context: object) => Buffer.from(JSON.stringify(context)).toString('base64url');
const anonymous = encoded({ kind: 'user', key: 'everybody', anonymous: true });
const valuesPath = `/sdk/evalx/${clientSideId}/contexts/${anonymous}`;

test('[FLG-01] answers the anonymous context with the default values', async () => {
  const app = await createFlagService({ store: new FlagStore(), portal });
  const answer = await app.inject({ url: valuesPath, headers: { origin: portal } });
  expect(answer.json()).toMatchObject({ 'app-latest-version': { value: '0.0.1', version: 1 } });
  expect(answer.headers['access-control-allow-origin']).toBe(portal);
});

test.each([
  ['a person', { kind: 'user', key: 'aisyah@agents.example' }],
  ['another kind', { kind: 'device', key: 'everybody', anonymous: true }],
])('[FLG-01] refuses %s', async (_what, context) => {
  const app = await createFlagService({ store: new FlagStore(), portal });
  const answer = await app.inject({ url: `/sdk/evalx/${clientSideId}/contexts/${encoded(context)}` });
  expect(answer.statusCode).toBe(400);
});

test('sets a flag for one browser only, and resets it without a value', async () => {
  const store = new FlagStore();
  store.set({ name: 'app-latest-version', value: '4.4.0', visitor: 'portal-test/1' });
  expect(store.of('Mozilla portal-test/1')).toMatchObject({ 'app-latest-version': '4.4.0' });
  expect(store.of('Mozilla')).toMatchObject({ 'app-latest-version': '0.0.1' });
  store.set({ name: 'app-latest-version', visitor: 'portal-test/1' });
  expect(store.of('Mozilla portal-test/1')).toMatchObject({ 'app-latest-version': '0.0.1' });
});

test('a flag that only a remote knows is off until it is set', () => {
  const store = new FlagStore();
  const set = (value?: string) => store.set(flagSchema.parse({ name: 'notes-tile', value }));
  set('true');
  expect(store.of('Mozilla')).toMatchObject({ 'app-latest-version': '0.0.1', 'notes-tile': true });
  set();
  expect(store.of('Mozilla')).toMatchObject({ 'app-latest-version': '0.0.1', 'notes-tile': false });
});

test('[FLG-01] sends a change to open event streams with a higher version', async () => {
  const store = new FlagStore();
  const app = await createFlagService({ store, portal });
  await app.listen({ host: 'localhost', port: 0 });
  try {
    const address: AddressInfo | string | null = app.server.address();
    if (address === null || typeof address === 'string') throw new Error('an address was expected');
    const answer = await fetch(`http://localhost:${address.port}/eval/${clientSideId}/${anonymous}`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await reader?.read())?.value ?? '';
    expect(await next()).toMatch(/^event: put\ndata: \{"app-latest-version":\{"value":"0.0.1","version":1/);
    store.set({ name: 'app-latest-version', value: '4.4.0' });
    expect(await next()).toMatch(
      /^event: patch\ndata: \{"key":"app-latest-version","value":"4.4.0","version":2/,
    );
    await reader?.cancel();
  } finally {
    await app.close();
  }
});
