/** @jest-environment node */

import { ledgerOf } from '../ledger.ts';
import { add, submission, walker } from '../testing/agent-client.ts';
import { AISYAH, startTestApi, type TestApi } from '../testing/test-api.ts';
import { faultDesk } from './fault-controls.ts';
import { FAULT_KINDS, type FaultKind, Faults, faultWish } from './faults.ts';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());
afterEach(() => api.faults.clear());

const call = (userAgent = 'a browser') =>
  api.call(AISYAH.sub, '/fund/funds', { headers: { 'user-agent': userAgent } });
const fault = (kind: FaultKind | 'none', over = {}) =>
  api.faults.set(faultWish.parse({ method: 'GET', path: '/fund/funds', kind, ...over }));

test('500 with HTML, 401 and a wrong shape', async () => {
  fault('html-500');
  expect(await call()).toMatchObject({ status: 500, body: expect.stringContaining('<h1>') });
  fault('unauthorised');
  expect((await call()).status).toBe(401);
  fault('wrong-shape');
  expect(await call()).toMatchObject({ status: 200, body: { unexpected: [null, 'shape'] } });
  fault('none');
  expect((await call()).status).toBe(200);
});

test('a reset connection, and one that hangs', async () => {
  fault('reset');
  await expect(call()).rejects.toThrow();
  fault('hang');
  await expect(
    Promise.race([call(), new Promise((resolve) => setTimeout(resolve, 300, 'hangs'))]),
  ).resolves.toBe('hangs');
});

test('a slow answer comes in the end; a fault lasts as many calls as wished', async () => {
  fault('slow', { ms: 200, times: 1 });
  const start = performance.now();
  expect((await call()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(190);
  fault('unauthorised', { times: 2 });
  expect((await call()).status).toBe(401);
  expect((await call()).status).toBe(401);
  expect((await call()).status).toBe(200);
});

test('a fault of one agent or one browser is not another’s', async () => {
  fault('unauthorised', { sub: 'agent-twin' });
  expect((await call()).status).toBe(200);
  expect((await api.get('agent-twin', '/fund/funds')).status).toBe(401);
  fault('html-500', { visitor: 'portal-test/7' });
  expect((await call('Mozilla/5.0 portal-test/7')).status).toBe(500);
  expect((await call('Mozilla/5.0 portal-test/70')).status).toBe(200);
});

test('the reply is lost after the work is done; before it, with a reset', async () => {
  const walk = await walker(api, 'loses replies');
  const itemId = await add(walk);
  const send = () => walk.post('/application/checkout', submission(walk, [itemId]));
  const count = async () => (await ledgerOf(api.db, walk.customer.customerId)).checkouts.length;
  const path = '/application/checkout';

  api.faults.set(faultWish.parse({ method: 'POST', path, kind: 'reset', times: 1 }));
  await expect(send()).rejects.toThrow();
  expect(await count()).toBe(0);
  api.faults.set(faultWish.parse({ method: 'POST', path, kind: 'commit-then-lose', times: 1 }));
  await expect(send()).rejects.toThrow();
  expect(await count()).toBe(1);
  expect((await send()).status).toBe(422);
  expect(await count()).toBe(1);
});

test.each(['html-500', 'unauthorised', 'wrong-shape', 'reset'] as const)('%s does no work', async (kind) => {
  const walk = await walker(api, `meets ${kind}`);
  const path = '/application/cart/transaction/investment';
  api.faults.set(faultWish.parse({ path, kind }));
  await add(walk).catch(() => undefined);
  expect((await ledgerOf(api.db, walk.customer.customerId)).cartItems).toEqual([]);
});

test.each([
  ['an unknown path', { path: '/application/none', kind: 'reset' }],
  ['an unknown kind', { path: '/fund/funds', kind: 'explode' }],
  ['no times', { path: '/fund/funds', kind: 'reset', times: 0 }],
  ['two words for a visitor', { path: '/fund/funds', kind: 'reset', visitor: 'a b' }],
])('%s is no wish', (_case, wish) => {
  expect(faultWish.safeParse(wish).success).toBe(false);
});

test('without a method every method of the path is meant', () => {
  const faults = new Faults();
  faults.set(faultWish.parse({ path: '/application/checkout', kind: 'hang' }));
  expect(faults.take({ method: 'GET', path: '/application/checkout' })).toMatchObject({ kind: 'hang' });
  expect(faults.take({ method: 'POST', path: '/application/checkout' })).toMatchObject({ kind: 'hang' });
  faults.set(faultWish.parse({ path: '/application/checkout', kind: 'none' }));
  expect(faults.list()).toEqual([]);
});

test('a fault of a method goes before one of all methods, whichever came first; the rest stays', () => {
  const path = '/application/checkout';
  const any = faultWish.parse({ path, kind: 'hang' });
  const post = faultWish.parse({ path, method: 'POST', kind: 'reset', times: 1 });
  for (const [older, newer] of [
    [any, post],
    [
      { ...any, sub: 'agent-twin' },
      { ...post, visitor: 'portal-test/7' },
    ],
  ] as const) {
    const faults = new Faults();
    faults.set(older);
    faults.set(newer);
    const caller = { path, sub: 'agent-twin', userAgent: 'portal-test/7' };
    expect(faults.take({ ...caller, method: 'GET' })).toMatchObject({ kind: 'hang' });
    expect(faults.take({ ...caller, method: 'POST' })).toMatchObject({ kind: 'reset' });
    expect(faults.take({ ...caller, method: 'POST' })).toMatchObject({ kind: 'hang' });
  }
});

describe('the desk', () => {
  test('offers every call once and takes every kind', () => {
    const desk = faultDesk(new Faults());
    expect(new Set(desk.calls).size).toBe(desk.calls.length);
    expect(desk.calls).toContain('POST /application/checkout');
    for (const kind of FAULT_KINDS) desk.set({ call: 'GET /fund/funds', kind, times: 2 });
    expect(desk.active(undefined)).toEqual([
      { call: 'GET /fund/funds', kind: 'commit-then-lose', left: 2, ms: 10_000, visitor: undefined },
    ]);
    expect(() => desk.set({ call: 'GET /none', kind: 'reset' })).toThrow();
  });

  test('ends what it shows, and nothing of another browser', () => {
    const faults = new Faults();
    const desk = faultDesk(faults);
    desk.set({ call: 'GET /fund/funds', kind: 'reset', visitor: 'portal-test/1' });
    desk.set({ call: 'GET /fund/documents', kind: 'reset' });
    expect(desk.active(undefined)).toHaveLength(1);
    desk.end(undefined, undefined);
    expect(desk.active('portal-test/1')).toHaveLength(1);
    desk.end('GET /fund/funds', 'portal-test/1');
    expect(faults.list()).toEqual([]);
  });
});
