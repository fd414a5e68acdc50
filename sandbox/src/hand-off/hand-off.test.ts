import { phoneHandOff, startHandOff } from '@portal/shared/api/hand-off';
import { endpoints } from '@portal/shared/api/index';
import type { FastifyInstance } from 'fastify';
import { PNG } from 'pngjs';
import { createHandOffService } from './index.ts';

const origin = 'http://portal.example';
const minute = 60_000;
const png = PNG.sync.write(new PNG({ width: 60, height: 40 })).toString('base64');
const photo = { contentType: 'image/png', content: png } as const;
const asked = {
  customerId: 'ONB-1',
  agentName: 'Farah Adilah Roslan',
  customerName: 'Nurul Huda binti Zamri',
  pictures: [
    { name: 'front', label: 'MyKad, front', isCard: true },
    { name: 'back', label: 'MyKad, back', isCard: true },
  ],
};
/** Two phones. */
const phone = 'a'.repeat(32);
const otherPhone = 'b'.repeat(32);

let now = Date.parse('2026-11-26T02:00:00Z');
let app: FastifyInstance;
let browser = 0;
let userAgent = '';

beforeAll(async () => {
  app = await createHandOffService({
    // the token names the agent
    verifyIdToken: async (token) => (token.startsWith('agent') ? { sub: token } : undefined),
    portal: origin,
    now: () => new Date(now),
  });
});
afterAll(() => app.close());
beforeEach(() => {
  now += 2 * minute;
  browser += 1;
  userAgent = `Mozilla/5.0 portal-test/${browser}`;
});

async function send(path: string, payload: object, token?: string) {
  const reply = await app.inject({
    method: 'POST',
    url: path,
    headers: { origin, 'user-agent': userAgent, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}
const start = async (token = 'agent-1', request: object = asked) =>
  (await send(startHandOff.path, request, token)).body;
const follow = async (id: string, more: object = {}, token = 'agent-1') =>
  send('/hand-offs/agent', { id, ...more }, token);
const ask = (code: string, more: object = {}, device = phone) =>
  send(phoneHandOff.path, { code, device, ...more });

test('[ONB-02] a picture of the phone reaches the agent’s step once, and the phone shows what became of it', async () => {
  const { id, code, secondsLeft } = await start();
  expect(secondsLeft).toBe(900);
  expect((await follow(id)).body).toMatchObject({ status: 'open', isOpened: false, otherDevices: 0 });
  expect((await ask(code)).body).toEqual({
    status: 'open',
    agentName: 'Farah Adilah Roslan',
    customerName: 'Nurul Huda binti Zamri',
    secondsLeft: 900,
    pictures: asked.pictures.map((picture) => ({ ...picture, state: 'missing' })),
  });
  await ask(code, { picture: { name: 'front', ...photo } });
  expect((await follow(id)).body).toMatchObject({
    isOpened: true,
    pictures: [
      { name: 'front', state: 'sent', file: photo },
      { name: 'back', state: 'missing' },
    ],
  });
  const after = await follow(id, { results: [{ name: 'front', version: 1, state: 'received' }] });
  expect(after.body.pictures).toEqual([
    { name: 'front', state: 'received', version: 1 },
    { name: 'back', state: 'missing', version: 0 },
  ]);
  expect((await ask(code)).body.pictures).toMatchObject([{ state: 'received' }, { state: 'missing' }]);
});

test('what was sent before Done still reaches the agent’s step, and the code is worth nothing any more', async () => {
  const { id, code } = await start();
  await ask(code, { picture: { name: 'front', ...photo } });
  expect((await ask(code, { end: 'done' })).body).toEqual({ status: 'ended', why: 'done' });
  expect((await follow(id)).body).toMatchObject({
    status: 'ended',
    why: 'done',
    pictures: [{ file: photo }, {}],
  });
  expect((await follow(id)).body.pictures[0].file).toBeUndefined();
  for (const device of [phone, otherPhone])
    expect((await ask(code, { picture: { name: 'back', ...photo } }, device)).body).toEqual({
      status: 'ended',
      why: 'done',
    });
});

test('a picture of the wrong side is reported to the phone, which can send another', async () => {
  const { id, code } = await start();
  await ask(code, { picture: { name: 'front', ...photo } });
  await follow(id, { results: [{ name: 'front', version: 1, state: 'unreadable' }] });
  expect((await ask(code)).body.pictures[0].state).toBe('unreadable');
  await ask(code, { picture: { name: 'front', ...photo } });
  // the answer to the first photo comes late
  await follow(id, { results: [{ name: 'front', version: 1, state: 'unreadable' }] });
  expect((await follow(id)).body.pictures[0]).toMatchObject({ state: 'sent', version: 2, file: photo });
});

test.each([
  ['stolen: another device has opened it', async (code: string) => (await ask(code, {}, otherPhone)).body],
  [
    'stolen, with a picture',
    async (code: string) => (await ask(code, { picture: { name: 'front', ...photo } }, otherPhone)).body,
  ],
  ['stolen, to end it', async (code: string) => (await ask(code, { end: 'done' }, otherPhone)).body],
])('a code that is %s reaches nothing, and the agent’s step shows it', async (_, attack) => {
  const { id, code } = await start();
  await ask(code);
  expect(await attack(code)).toEqual({ status: 'inUse' });
  expect((await follow(id)).body).toMatchObject({
    status: 'open',
    otherDevices: 1,
    pictures: [{ state: 'missing' }, { state: 'missing' }],
  });
});

test('a forged code is unknown, and says nothing of others', async () => {
  await start();
  expect((await ask('0000000000')).body).toEqual({ status: 'unknown' });
});

test('a late code has ended after 15 minutes, and its pictures are gone', async () => {
  const { id, code } = await start();
  await ask(code, { picture: { name: 'front', ...photo } });
  for (let passed = 0; passed < 15; passed += 1) {
    now += minute;
    await follow(id);
  }
  expect((await ask(code)).body).toEqual({ status: 'ended', why: 'expired' });
  expect((await follow(id)).body).toMatchObject({
    status: 'ended',
    why: 'expired',
    pictures: [{ name: 'front', state: 'sent' }, {}],
  });
  expect((await follow(id)).body.pictures[0].file).toBeUndefined();
});

test.each([
  ['cancels', 'cancelled'],
  ['leaves the step or signs out', 'left'],
])('the phone shows that the agent %s', async (_, end) => {
  const { id, code } = await start();
  await ask(code);
  await follow(id, { end });
  expect((await ask(code)).body).toEqual({ status: 'ended', why: end });
});

test('a code ends when the agent’s step does not ask any more', async () => {
  const { code } = await start();
  now += 3 * minute;
  expect((await ask(code)).body).toEqual({ status: 'ended', why: 'left' });
});

test('a new code of the agent for the same customer ends the one before it', async () => {
  const first = await start();
  const other = await start('agent-1', { ...asked, customerId: 'ONB-2' });
  await start();
  expect((await ask(first.code)).body).toEqual({ status: 'ended', why: 'cancelled' });
  expect((await ask(other.code)).body.status).toBe('open');
});

test('the agent sees that the customer did not expect it', async () => {
  const { id, code } = await start();
  await ask(code, { end: 'refused' });
  expect((await follow(id)).body).toMatchObject({ status: 'ended', why: 'refused' });
});

test('a code of another onboarding takes no picture of this one', async () => {
  const one = await start();
  const other = await start('agent-1', {
    ...asked,
    customerId: 'ONB-2',
    pictures: [{ name: 'statement', label: 'Bank statement', isCard: false }],
  });
  expect((await ask(other.code, { picture: { name: 'front', ...photo } })).status).toBe(422);
  expect((await follow(one.id)).body.pictures).toMatchObject([{ state: 'missing' }, { state: 'missing' }]);
});

test.each([
  ['no token', undefined, 401],
  ['a forged token', 'forged', 401],
  ['another agent’s token', 'agent-2', 404],
])('refuses the agent’s calls with %s', async (_, token, status) => {
  const { id } = await start();
  expect((await send('/hand-offs/agent', { id }, token)).status).toBe(status);
  if (status === 401) expect((await send(startHandOff.path, asked, token)).status).toBe(401);
});

test.each([
  ['text', { contentType: 'image/png', content: Buffer.from('<svg/>').toString('base64') }, 422],
  ['another type than declared', { contentType: 'application/pdf', content: png }, 422],
  ['HTML', { contentType: 'text/html', content: png }, 400],
  ['more than 5 MB', { contentType: 'image/png', content: 'A'.repeat(7_100_000) }, 422],
])('[APP-04] refuses %s as a picture', async (_, file, status) => {
  const { id, code } = await start();
  expect((await ask(code, { picture: { name: 'front', ...file } })).status).toBe(status);
  expect((await follow(id)).body.pictures[0].state).toBe('missing');
});

test('of 200 requests in a minute with guessed codes 20 are answered, and the right code waits too', async () => {
  const { code } = await start();
  const statuses = [];
  for (let at = 0; at < 200; at += 1) statuses.push((await ask(String(at).padStart(10, '0'))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(180);
  expect((await ask(code)).status).toBe(429);
  now += minute;
  expect((await ask(code)).body.status).toBe('open');
});

test('of 200 requests in a minute with the right code 120 are answered', async () => {
  const { code } = await start();
  const statuses = [];
  for (let at = 0; at < 200; at += 1) statuses.push((await ask(code)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
});

test('describes its three calls, and only the portal’s pages may call', async () => {
  const { paths } = (await app.inject('/openapi.json')).json();
  expect(Object.keys(paths)).toEqual(['/hand-offs', '/hand-offs/agent', '/hand-offs/phone']);
  expect(Object.values(endpoints).map(({ path }) => path)).not.toContain('/hand-offs');
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: phoneHandOff.path,
    headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers['access-control-allow-origin']).not.toBe('https://other.example');
});

test('codes differ', async () => {
  const codes = new Set<string>();
  for (let at = 0; at < 50; at += 1) codes.add((await start()).code);
  expect(codes.size).toBe(50);
});
