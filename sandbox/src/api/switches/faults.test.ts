import { readLedger } from '../ledger.ts';
import { add, checkoutBody, createAgentClient } from '../testing/agent-client.ts';
import { AISYAH, startTestApi, type TestApi } from '../testing/test-api.ts';
import { faultControls } from './fault-controls.ts';
import { FAULT_KINDS, type FaultKind, Faults, faultSchema } from './faults.ts';

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
  api.faults.set(faultSchema.parse({ method: 'GET', path: '/fund/funds', kind, ...over }));

test('answers 500 with HTML, 401 and a wrong shape', async () => {
  fault('html-500');
  expect(await call()).toMatchObject({ status: 500, body: expect.stringContaining('<h1>') });
  fault('unauthorised');
  expect((await call()).status).toBe(401);
  fault('wrong-shape');
  expect(await call()).toMatchObject({ status: 200, body: { unexpected: [null, 'shape'] } });
  fault('none');
  expect((await call()).status).toBe(200);
});

test('resets the connection or never answers', async () => {
  fault('reset');
  await expect(call()).rejects.toThrow();
  fault('hang');
  await expect(
    Promise.race([call(), new Promise((resolve) => setTimeout(resolve, 300, 'hangs'))]),
  ).resolves.toBe('hangs');
});

test('delays a slow answer, and ends a fault after its number of calls', async () => {
  fault('slow', { ms: 200, times: 1 });
  const start = performance.now();
  expect((await call()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(190);
  fault('unauthorised', { times: 2 });
  expect((await call()).status).toBe(401);
  expect((await call()).status).toBe(401);
  expect((await call()).status).toBe(200);
});

test('applies a fault to one agent or one browser only', async () => {
  fault('unauthorised', { sub: 'agent-twin' });
  expect((await call()).status).toBe(200);
  expect((await api.get('agent-twin', '/fund/funds')).status).toBe(401);
  fault('html-500', { visitor: 'portal-test/7' });
  expect((await call('Mozilla/5.0 portal-test/7')).status).toBe(500);
  expect((await call('Mozilla/5.0 portal-test/70')).status).toBe(200);
});

test('loses the reply after the work with commit-then-lose, and before it with reset', async () => {
  const client = await createAgentClient(api, 'loses replies');
  const itemId = await add(client);
  const send = () => client.post('/application/checkout', checkoutBody(client, [itemId]));
  const count = async () => (await readLedger(api.db, client.customer.customerId)).checkouts.length;
  const path = '/application/checkout';

  api.faults.set(faultSchema.parse({ method: 'POST', path, kind: 'reset', times: 1 }));
  await expect(send()).rejects.toThrow();
  expect(await count()).toBe(0);
  api.faults.set(faultSchema.parse({ method: 'POST', path, kind: 'commit-then-lose', times: 1 }));
  await expect(send()).rejects.toThrow();
  expect(await count()).toBe(1);
  expect((await send()).status).toBe(422);
  expect(await count()).toBe(1);
});

test('answers 503 after the work with commit-then-503', async () => {
  const client = await createAgentClient(api, 'meets commit-then-503');
  const path = '/application/cart/transaction/investment';
  api.faults.set(faultSchema.parse({ path, kind: 'commit-then-503', times: 1 }));
  await expect(add(client)).rejects.toThrow('503');
  expect((await readLedger(api.db, client.customer.customerId)).cartItems).toHaveLength(1);
});

test.each(['html-500', 'html-200', 'unavailable', 'unauthorised', 'wrong-shape', 'reset'] as const)(
  '%s does no work',
  async (kind) => {
    const client = await createAgentClient(api, `meets ${kind}`);
    const path = '/application/cart/transaction/investment';
    api.faults.set(faultSchema.parse({ path, kind }));
    await add(client).catch(() => undefined);
    expect((await readLedger(api.db, client.customer.customerId)).cartItems).toEqual([]);
  },
);

test.each([
  ['an unknown path', { path: '/application/none', kind: 'reset' }],
  ['an unknown kind', { path: '/fund/funds', kind: 'explode' }],
  ['no times', { path: '/fund/funds', kind: 'reset', times: 0 }],
  ['two words for a visitor', { path: '/fund/funds', kind: 'reset', visitor: 'a b' }],
])('refuses %s', (_case, setting) => {
  expect(faultSchema.safeParse(setting).success).toBe(false);
});

test('applies a fault without method to all methods of the path', () => {
  const faults = new Faults();
  faults.set(faultSchema.parse({ path: '/application/checkout', kind: 'hang' }));
  expect(faults.take({ method: 'GET', path: '/application/checkout' })).toMatchObject({ kind: 'hang' });
  expect(faults.take({ method: 'POST', path: '/application/checkout' })).toMatchObject({ kind: 'hang' });
  faults.set(faultSchema.parse({ path: '/application/checkout', kind: 'none' }));
  expect(faults.list()).toEqual([]);
});

test('prefers a fault of one method to one of all methods, and keeps the other', () => {
  const path = '/application/checkout';
  const any = faultSchema.parse({ path, kind: 'hang' });
  const post = faultSchema.parse({ path, method: 'POST', kind: 'reset', times: 1 });
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

describe('fault controls', () => {
  test('lists every call once and accepts every kind', () => {
    const controls = faultControls(new Faults());
    expect(new Set(controls.calls).size).toBe(controls.calls.length);
    expect(controls.calls).toContain('POST /application/checkout');
    for (const kind of FAULT_KINDS) controls.set({ call: 'GET /fund/funds', kind, times: 2 });
    expect(controls.active(undefined)).toEqual([
      { call: 'GET /fund/funds', kind: 'commit-then-503', left: 2, ms: 10_000, browserTag: undefined },
    ]);
    expect(() => controls.set({ call: 'GET /none', kind: 'reset' })).toThrow();
  });

  test('ends the listed faults only, not those of another browser', () => {
    const faults = new Faults();
    const controls = faultControls(faults);
    controls.set({ call: 'GET /fund/funds', kind: 'reset', browserTag: 'portal-test/1' });
    controls.set({ call: 'GET /fund/documents', kind: 'reset' });
    expect(controls.active(undefined)).toHaveLength(1);
    controls.end(undefined, undefined);
    expect(controls.active('portal-test/1')).toHaveLength(1);
    controls.end('GET /fund/funds', 'portal-test/1');
    expect(faults.list()).toEqual([]);
  });
});
