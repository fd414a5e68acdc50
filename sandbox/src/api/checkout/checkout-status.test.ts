import { eq } from 'drizzle-orm';
import { accounts } from '../../database/tables/index.ts';
import { readLedger } from '../ledger.ts';
import {
  type AgentClient,
  checkoutBody,
  createAgentClient,
  readApplication,
  sendToCustomer,
} from '../testing/agent-client.ts';
import { START, startTestApi, type TestApi } from '../testing/test-api.ts';
import { confirmCheckout, listOutbox, rejectCheckout } from './mailbox.ts';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now = START;
});

const newClient = (key: string): Promise<AgentClient> => createAgentClient(api, key);
const minutes = (count: number) => {
  api.clock.now = new Date(START.getTime() + count * 60_000);
};
const ledger = ({ customer }: AgentClient) => readLedger(api.db, customer.customerId);
const draft = (client: AgentClient, checkoutId: string) =>
  client.post('/application/checkout/movetodraft', { checkoutId });
const remove = (client: AgentClient, checkoutId: string) =>
  client.post('/application/checkout/deletebyagent', { checkoutId });
const resend = (client: AgentClient, checkoutId: string) =>
  client.post('/application/checkout/resendemail', { checkoutId });
const applicationsOf = (client: AgentClient) =>
  client.get('/application/agent/list', { userId: client.agent.userId, channel: 'Digital Transaction' });
const listed = (client: AgentClient) =>
  client.get('/application/checkout', { ...client.head, channel: 'Digital Transaction' });

test('move to draft returns the items to the cart, voids the link and makes the applications drafts', async () => {
  const client = await newClient('to draft');
  const { checkoutId, applicationId, itemId, token } = await sendToCustomer(client);
  expect(await draft(client, checkoutId)).toMatchObject({
    status: 200,
    body: { checkoutId, itemIds: [itemId] },
  });
  const cart = await client.get('/application/cart/list', { ...client.head, channel: 'Digital Transaction' });
  expect(cart.body).toMatchObject({ investment: [{ id: itemId }] });
  expect((await listed(client)).body).toEqual([]);
  expect((await applicationsOf(client)).body).toEqual([]);
  expect(await confirmCheckout(api.db, token, api.clock.now)).toBe('replaced');
  expect((await readApplication(client, applicationId)).body).toMatchObject({ status: 'Draft' });
  expect(await draft(client, checkoutId)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('this one is Draft') },
  });
  // the items can be checked out again
  const again = await client.post('/application/checkout', checkoutBody(client, [itemId]));
  expect(again.status).toBe(200);
  expect((await ledger(client)).checkouts.map(({ status }) => status)).toEqual([
    'Draft',
    'Pending Customer Confirmation',
  ]);
});

test('moves rejected and expired checkouts to draft, but not confirmed ones', async () => {
  const rejected = await newClient('draft after no');
  const first = await sendToCustomer(rejected);
  await rejectCheckout(api.db, first.token, api.clock.now);
  expect((await draft(rejected, first.checkoutId)).status).toBe(200);

  const confirmed = await newClient('no draft after yes');
  const second = await sendToCustomer(confirmed);
  await confirmCheckout(api.db, second.token, api.clock.now);
  expect((await draft(confirmed, second.checkoutId)).status).toBe(409);

  const expired = await newClient('draft after expiry');
  const third = await sendToCustomer(expired);
  minutes(7 * 24 * 60 + 1);
  expect((await draft(expired, third.checkoutId)).status).toBe(200);
});

test('delete removes the items, voids the link and cancels the applications; a rejected checkout cannot be deleted', async () => {
  const client = await newClient('deletes');
  const { checkoutId, applicationId, token } = await sendToCustomer(client);
  expect((await remove(client, checkoutId)).status).toBe(200);
  expect(await ledger(client)).toMatchObject({
    cartItems: [{ state: 'removed' }],
    checkouts: [{ status: 'Deleted' }],
    applications: [{ status: 'Cancelled' }],
  });
  expect((await listed(client)).body).toEqual([]);
  expect((await applicationsOf(client)).body).toEqual([]);
  expect(await confirmCheckout(api.db, token, api.clock.now)).toBe('replaced');
  expect((await readApplication(client, applicationId)).body).toMatchObject({
    timeline: expect.arrayContaining([
      expect.objectContaining({ title: expect.stringContaining('Deleted by') }),
    ]),
  });

  const other = await newClient('deletes too late');
  const sent = await sendToCustomer(other);
  await rejectCheckout(api.db, sent.token, api.clock.now);
  expect(await remove(other, sent.checkoutId)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('this one is Rejected') },
  });
});

test('resend makes a new link, voids the old one, and is allowed three times an hour', async () => {
  const client = await newClient('sends again');
  const { checkoutId, token, mail } = await sendToCustomer(client);
  minutes(1);
  expect((await resend(client, checkoutId)).body).toMatchObject({ checkoutId, customerEmail: mail.to });
  expect(await confirmCheckout(api.db, token, api.clock.now)).toBe('replaced');
  minutes(2);
  expect((await resend(client, checkoutId)).status).toBe(200);
  minutes(3);
  expect((await resend(client, checkoutId)).status).toBe(200);
  minutes(60);
  expect(await resend(client, checkoutId)).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('from 11:01') },
  });
  minutes(62);
  expect((await resend(client, checkoutId)).status).toBe(200);
  const mails = await listOutbox(api.db, mail.to);
  expect(mails).toHaveLength(5);
  expect(mails[0]?.subject).toContain('Reminder');
  expect(await confirmCheckout(api.db, mails[1]?.token ?? '', api.clock.now)).toBe('replaced');
  expect(await confirmCheckout(api.db, mails[0]?.token ?? '', api.clock.now)).toBe('confirmed');
  expect((await resend(client, checkoutId)).status).toBe(409);
});

describe('account where both holders must sign', () => {
  const other = 'holder-910725106048@mail.example';
  async function sendToBoth(key: string) {
    const client = await newClient(key);
    const holders = [
      { name: client.customer.name, idNo: client.customer.idNo, role: 'Principal' as const },
      { name: 'Lee Siew Fong', idNo: '910725-10-6048', role: 'Joint' as const },
    ];
    await api.db.orm
      .update(accounts)
      .set({ accountType: 'JNT', operatingInstruction: '3', holders })
      .where(eq(accounts.id, client.account('CS')));
    const checkout = await sendToCustomer(client, { accountType: 'JNT' });
    const newest = async () => {
      const mails = await listOutbox(api.db, other);
      return mails.find(({ subject }) => subject.includes(checkout.checkoutId));
    };
    return { client, ...checkout, newest };
  }
  const statusOf = async (client: AgentClient, applicationId: string) =>
    Object((await readApplication(client, applicationId)).body).status;

  test('is confirmed when both holders have confirmed', async () => {
    const { client, applicationId, token, newest } = await sendToBoth('both say yes');
    const theirs = await newest();
    expect(theirs?.body).toContain('Dear Lee Siew Fong');
    expect(await confirmCheckout(api.db, token, api.clock.now)).toBe('confirmed-by-one');
    expect(await confirmCheckout(api.db, token, api.clock.now)).toBe('already-answered');
    expect(await statusOf(client, applicationId)).toBe('Pending Customer Confirmation');
    expect(await confirmCheckout(api.db, theirs?.token ?? '', api.clock.now)).toBe('confirmed');
    expect(await statusOf(client, applicationId)).toBe('Pending Payment');
  });

  test('is rejected when one holder rejects, and checkout and timeline name the holder', async () => {
    const { client, applicationId, token, newest, mail } = await sendToBoth('one says no');
    const at = api.clock.now.toISOString();
    const recipients = async () => Object((await listed(client)).body)[0].recipients;
    const customer = { name: client.customer.name, email: mail.to, sentAt: at };
    const holder = { name: 'Lee Siew Fong', email: other, sentAt: at };
    expect(await recipients()).toEqual([
      { ...customer, answer: null },
      { ...holder, answer: null },
    ]);
    expect(await confirmCheckout(api.db, token, api.clock.now)).toBe('confirmed-by-one');
    expect(await rejectCheckout(api.db, (await newest())?.token ?? '', api.clock.now)).toBe('rejected');
    expect(await statusOf(client, applicationId)).toBe('Rejected');
    expect(await recipients()).toEqual([
      { ...customer, answer: { kind: 'confirmed', at } },
      { ...holder, answer: { kind: 'rejected', at } },
    ]);
    expect(Object((await readApplication(client, applicationId)).body).timeline).toMatchObject([
      { title: 'Rejected by one holder', holder: 'Lee Siew Fong' },
      { title: 'Confirmed by one holder', holder: client.customer.name },
      { holder: null },
    ]);
  });

  test('resends only to the holder who has not answered, three times an hour', async () => {
    const { client, checkoutId, token, newest, mail } = await sendToBoth('one is asked again');
    const first = await newest();
    minutes(1);
    expect((await resend(client, checkoutId)).status).toBe(200);
    expect((await newest())?.token).not.toBe(first?.token);
    expect(await confirmCheckout(api.db, token, api.clock.now)).toBe('replaced');
    const [again] = await listOutbox(api.db, mail.to);
    expect(await confirmCheckout(api.db, again?.token ?? '', api.clock.now)).toBe('confirmed-by-one');
    minutes(2);
    expect((await resend(client, checkoutId)).status).toBe(200);
    expect(await listOutbox(api.db, mail.to)).toHaveLength(2);
    minutes(3);
    expect((await resend(client, checkoutId)).status).toBe(200);
    minutes(4);
    expect((await resend(client, checkoutId)).status).toBe(429);
    expect(await confirmCheckout(api.db, (await newest())?.token ?? '', api.clock.now)).toBe('confirmed');
  });
});

test('accepts NUL characters in a link and a reason', async () => {
  const client = await newClient('rejects strangely');
  const { applicationId, token } = await sendToCustomer(client);
  expect(await confirmCheckout(api.db, `${token}\0`, api.clock.now)).toBe('unknown');
  expect(await rejectCheckout(api.db, token, api.clock.now, 'Not\0 now')).toBe('rejected');
  expect((await readApplication(client, applicationId)).body).toMatchObject({ reason: 'Not now' });
});

test('a resent link expires with its checkout', async () => {
  const client = await newClient('sends again late');
  const { checkoutId, mail } = await sendToCustomer(client);
  minutes(6 * 24 * 60);
  await resend(client, checkoutId);
  const [newest] = await listOutbox(api.db, mail.to);
  minutes(7 * 24 * 60 + 1);
  expect(await confirmCheckout(api.db, newest?.token ?? '', api.clock.now)).toBe('expired');
});
