import {
  endHandOffs,
  findHandOff,
  followHandOff,
  phoneHandOff,
  startHandOff,
} from '@portal/shared/api/hand-off';
import { endpoints } from '@portal/shared/api/index';
import { asked, minute, otherPhone, photo, ServiceHarness, v1 } from './testing/service-harness.ts';

const service = new ServiceHarness();
beforeAll(() => service.open());
afterAll(() => service.close());
beforeEach(() => service.begin());

test.each([
  ['stolen: another device has opened it', {}],
  ['stolen, with a picture', { picture: { name: 'front', version: v1, replaces: '', ...photo } }],
  ['stolen, to end it', { end: 'done' }],
])('a code that is %s reaches nothing, and the agent’s form shows it', async (_, attack) => {
  const { id, code } = await service.start();
  await service.ask(code);
  expect((await service.ask(code, attack, otherPhone)).body).toEqual({ status: 'inUse' });
  expect((await service.follow(id)).body).toMatchObject({
    status: 'open',
    otherDevices: 1,
    pictures: [{ state: 'missing' }, { state: 'missing' }],
  });
});

test('a forged code is unknown, and says nothing of others', async () => {
  await service.start();
  expect((await service.ask('0000000000')).body).toEqual({ status: 'unknown' });
});

test.each([[undefined], ['done']])(
  '[ONB-02] after 15 minutes a code has ended and its files are gone (Done before: %s)',
  async (end) => {
    const { id, code } = await service.start();
    await service.sendFront(code);
    if (end) await service.ask(code, { end });
    service.now += 15 * minute;
    expect((await service.ask(code)).body).toMatchObject({
      status: 'ended',
      why: 'expired',
      pictures: [{ state: 'sent' }, {}],
    });
    const { body } = await service.follow(id);
    expect(body).toMatchObject({ status: 'ended', why: 'expired' });
    expect(body.pictures[0].file).toBeUndefined();
    expect(await service.find()).toBeNull();
  },
);

test('the agent sees that the customer did not expect it, and files that were not taken are deleted', async () => {
  const { id, code } = await service.start();
  await service.sendFront(code);
  await service.ask(code, { end: 'refused' });
  const { body } = await service.follow(id);
  expect(body).toMatchObject({ status: 'ended', why: 'refused' });
  expect(body.pictures[0].file).toBeUndefined();
});

test('a code of another onboarding takes no picture of this one', async () => {
  const one = await service.start();
  const other = await service.start({
    ...asked,
    customerId: 'ONB-2',
    pictures: [{ name: 'statement', label: 'Bank statement', isCard: false }],
  });
  expect((await service.sendFront(other.code)).status).toBe(422);
  expect((await service.follow(one.id)).body.pictures).toMatchObject([
    { state: 'missing' },
    { state: 'missing' },
  ]);
});

test.each([
  ['no token', undefined, 401],
  ['a forged token', 'forged', 401],
  ['another agent’s token', 'agent-other', 404],
])('refuses the agent’s calls with %s', async (_, token, status) => {
  const { id } = await service.start();
  expect((await service.send(followHandOff.path, { id }, token)).status).toBe(status);
  if (status === 404) return;
  for (const [path, body] of [
    [startHandOff.path, asked],
    [findHandOff.path, { customerId: 'ONB-1', form: 'identity' }],
    [endHandOffs.path, { why: 'cancelled' }],
  ] as const)
    expect((await service.send(path, body, token)).status).toBe(401);
});

test.each([
  ['text', { contentType: 'image/png', content: Buffer.from('<svg/>').toString('base64') }, 422],
  ['another type than declared', { contentType: 'application/pdf', content: photo.content }, 422],
  ['HTML', { contentType: 'text/html', content: photo.content }, 400],
  ['more than 5 MB', { contentType: 'image/png', content: 'A'.repeat(7_100_000) }, 422],
])('[APP-04] refuses %s as a picture', async (_, file, status) => {
  const { id, code } = await service.start();
  const picture = { name: 'front', version: v1, replaces: '', ...file };
  expect((await service.ask(code, { picture })).status).toBe(status);
  expect((await service.follow(id)).body.pictures[0].state).toBe('missing');
});

/** Guesses 200 codes in a minute. Returns the statuses. */
async function guess() {
  const statuses = [];
  for (let at = 0; at < 200; at += 1) statuses.push((await service.ask(String(at).padStart(10, '0'))).status);
  return statuses;
}

test('of 200 requests in a minute with guessed codes 20 are answered, and a code that is not open waits too', async () => {
  const { code } = await service.start();
  const statuses = await guess();
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(180);
  expect((await service.ask(code)).status).toBe(429);
  service.now += minute;
  expect((await service.ask(code)).body.status).toBe('open');
});

test('a phone that has opened its code goes on while another at its address guesses', async () => {
  const { code } = await service.start();
  await service.ask(code);
  await guess();
  expect((await service.sendFront(code)).body.pictures[0].state).toBe('sent');
});

test('no header changes by which address guesses are counted; a setting of the sandbox does', async () => {
  await guess();
  for (service.userAgent of ['portal-test/other', 'Mozilla/5.0'])
    expect((await service.ask('0000000000')).status).toBe(429);
  service.guessAddresses.set({ visitor: 'portal-test/apart', isApart: true });
  service.userAgent = 'Mozilla/5.0 portal-test/apart';
  expect((await service.ask('0000000000')).status).toBe(200);
});

test('of 200 requests in a minute with an open code 120 are answered', async () => {
  const { code } = await service.start();
  await service.ask(code);
  const statuses = [];
  for (let at = 0; at < 200; at += 1) statuses.push((await service.ask(code)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
});

test('an agent begins 20 hand-offs in an hour, and others are not kept from theirs', async () => {
  service.now = Math.ceil(service.now / (60 * minute)) * 60 * minute;
  for (let at = 0; at < 20; at += 1)
    expect((await service.send(startHandOff.path, asked, service.agent)).status).toBe(200);
  expect(await service.send(startHandOff.path, asked, service.agent)).toMatchObject({
    status: 429,
    retryAfter: '3600',
  });
  expect((await service.send(startHandOff.path, asked, 'agent-other')).status).toBe(200);
  service.now += 60 * minute;
  expect((await service.send(startHandOff.path, asked, service.agent)).status).toBe(200);
});

test('describes its calls, and only the portal’s pages may call', async () => {
  const { paths } = (await service.app.inject('/openapi.json')).json();
  expect(Object.keys(paths)).toEqual([
    '/hand-offs',
    '/hand-offs/find',
    '/hand-offs/agent',
    '/hand-offs/end',
    '/hand-offs/phone',
  ]);
  expect(Object.values(endpoints).map(({ path }) => path)).not.toContain('/hand-offs');
  const preflight = await service.app.inject({
    method: 'OPTIONS',
    url: phoneHandOff.path,
    headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers['access-control-allow-origin']).not.toBe('https://other.example');
});

test('codes differ', async () => {
  const codes = new Set<string>();
  for (let at = 0; at < 50; at += 1) codes.add((await service.start(asked, `agent-codes-${at}`)).code);
  expect(codes.size).toBe(50);
});
