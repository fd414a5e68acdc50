/** @jest-environment node */

import {
  type AgentClient,
  add,
  createAgentClient,
  declaration,
  detail,
  pay,
  sendToCustomer,
  submission,
  textAt,
  verify,
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

const newClient = (key: string, rank?: number): Promise<AgentClient> => createAgentClient(api, key, rank);

test('a fund is sold: search, holdings, cart, checkout, confirmation, payment, application', async () => {
  const client = await newClient('the whole walk');
  const { agent, customer, head } = client;

  const found = await client.get('/cif/search/customerbyservicingagent', {
    agentUserId: agent.userId,
    keyword: customer.name.slice(0, 4),
    limit: '10',
    page: '1',
  });
  expect(found.body).toMatchObject({
    total: 1,
    customers: [{ customerId: customer.customerId, satStatus: 'Valid' }],
  });

  const holdings = await client.get('/aum/agent/customer/holding', {
    agentUserId: agent.userId,
    customerId: customer.customerId,
  });
  expect(holdings.body).toMatchObject({
    accounts: [{ plan: 'CS' }, { plan: 'EPF' }, { plan: 'PRS' }],
    totals: [{ currency: 'MYR' }],
  });

  const first = await add(client);
  const second = await add(client, {
    plan: 'EPF',
    accountId: client.account('EPF'),
    salesCharge: 3,
    amount: 2_000,
    scheme: 'CBBAL',
    satRank: 3,
  });
  const cart = await client.get('/application/cart/list', { ...head, channel: 'Digital Transaction' });
  expect(cart.body).toMatchObject({
    investment: [{ id: first }, { id: second }],
    redemption: [],
    bankar: [],
  });

  const validated = await client.post('/application/checkout/validate', {
    channel: 'Digital Transaction',
    ...head,
    itemIds: [first, second],
  });
  expect(validated.body).toEqual({ valid: true, complaints: [] });

  const chosen = [
    { currency: 'MYR', method: 'FPX' },
    { currency: 'MYR', method: 'EPF' },
  ];
  const sent = await client.post(
    '/application/checkout',
    submission(client, [first, second], { payment: chosen }),
  );
  expect(sent.body).toMatchObject({
    checkoutId: expect.stringMatching(/^CO-2611-\d{4}$/),
    applications: [
      { formNo: expect.stringMatching(/^DT-2611-\d{5}$/), status: 'Pending Customer Confirmation' },
      { status: 'Pending Customer Confirmation' },
    ],
  });
  const [cash, epf] = Object(sent.body).applications;
  const emptied = await client.get('/application/cart/list', { ...head, channel: 'Digital Transaction' });
  expect(emptied.body).toMatchObject({ investment: [] });

  const [mail] = await listOutbox(api.db, `${customer.customerId.toLowerCase()}@mail.example`);
  expect(mail).toMatchObject({
    subject: expect.stringContaining('2 transactions'),
    body: expect.stringContaining('MYR 10,000.00'),
  });
  expect(mail?.confirmUrl).toBe(`http://localhost:4217/mail/${mail?.token}/confirm`);
  expect(await confirmCheckout(api.db, mail?.token ?? '', api.clock.now)).toBe('confirmed');
  expect(await confirmCheckout(api.db, mail?.token ?? '', api.clock.now)).toBe('already-answered');

  const summary = await client.get('/application/paymentsummary', { applicationId: cash.applicationId });
  expect(summary.body).toMatchObject({
    status: 'Pending Payment',
    due: [{ currency: 'MYR', amount: 10_000 }],
    methods: [{ code: 'FPX', maximum: 30_000 }, { code: 'FPXB2B' }, { code: 'DNOW' }, { code: 'CHQ' }],
  });
  const epfSummary = await client.get('/application/paymentsummary', { applicationId: epf.applicationId });
  expect(epfSummary.body).toMatchObject({ methods: [{ code: 'EPF' }] });

  expect((await pay(client, cash.applicationId, 'FPX-1')).body).toMatchObject({ status: 'pending' });
  const verified = await verify(client, cash.applicationId);
  expect(verified.body).toMatchObject({
    status: 'paid',
    method: 'FPX',
    amounts: [{ currency: 'MYR', amount: 10_000 }],
  });
  expect((await verify(client, cash.applicationId)).body).toEqual(verified.body);

  const application = await detail(client, cash.applicationId);
  expect(application.body).toMatchObject({
    status: 'Submitted',
    due: [],
    items: [{ item: { type: 'investment', payload: { scheme: 'CBIAS', amount: 10_000 } } }],
    payments: [{ status: 'paid' }],
  });
  const titles = Object(application.body).timeline.map((entry: unknown) => textAt(entry, 'title'));
  expect(new Set(titles)).toEqual(
    new Set(['Payment received', 'Confirmed by the customer', 'Sent to the customer for confirmation']),
  );

  const list = await client.get('/application/agent/list', {
    userId: agent.userId,
    channel: 'Digital Transaction',
  });
  expect(list.body).toHaveLength(2);
});

test('an EPF investment waits for its form after it is paid', async () => {
  const client = await newClient('epf');
  const id = await add(client, {
    plan: 'EPF',
    accountId: client.account('EPF'),
    salesCharge: 3,
    scheme: 'CBBAL',
    satRank: 3,
  });
  const sent = await client.post(
    '/application/checkout',
    submission(client, [id], { payment: [{ currency: 'MYR', method: 'EPF' }] }),
  );
  const [form] = Object(sent.body).applications;
  const [mail] = await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  await confirmCheckout(api.db, mail?.token ?? '', api.clock.now);
  const payment = { method: 'EPF', amounts: [{ currency: 'MYR', amount: 10_000 }], reference: '' };
  await client.post('/application/payment', { applicationId: form.applicationId, payment });
  expect((await verify(client, form.applicationId)).body).toMatchObject({ status: 'paid' });
  expect((await detail(client, form.applicationId)).body).toMatchObject({ status: 'Pending Documents' });
});

test('a rejected checkout takes its applications with it, and says why', async () => {
  const client = await newClient('rejects');
  const { checkoutId, applicationId, token } = await sendToCustomer(client);
  expect(await rejectCheckout(api.db, token, api.clock.now, 'Not this month.')).toBe('rejected');
  expect((await detail(client, applicationId)).body).toMatchObject({
    status: 'Rejected',
    reason: 'Not this month.',
  });
  const read = await client.get('/application/checkout', { checkoutIds: checkoutId });
  expect(read.body).toMatchObject([{ checkoutId, status: 'Rejected', reason: 'Not this month.' }]);
});

test('a checkout expires after seven days; its link says so', async () => {
  const client = await newClient('expires');
  const { applicationId, token } = await sendToCustomer(client);
  api.clock.now = new Date(START.getTime() + 7 * 86_400_000 + 1);
  expect((await detail(client, applicationId)).body).toMatchObject({ status: 'Expired', expiresAt: null });
  expect(await confirmCheckout(api.db, token, api.clock.now)).toBe('expired');
  expect(await confirmCheckout(api.db, 'no-such-token', api.clock.now)).toBe('unknown');
});

test('nothing can be paid before the customer has confirmed, nor twice', async () => {
  const client = await newClient('pays twice');
  const { applicationId, token } = await sendToCustomer(client);
  expect((await pay(client, applicationId, 'early')).status).toBe(409);
  await confirmCheckout(api.db, token, api.clock.now);
  expect((await pay(client, applicationId, 'first')).status).toBe(200);
  expect((await pay(client, applicationId, 'second')).status).toBe(409);
  await verify(client, applicationId);
  expect((await pay(client, applicationId, 'third')).status).toBe(409);
});

test('a failed payment can be tried again; a waiting one is paid at the second verification', async () => {
  const client = await newClient('fails and waits');
  const { applicationId, token } = await sendToCustomer(client);
  await confirmCheckout(api.db, token, api.clock.now);
  expect((await verify(client, applicationId)).body).toEqual({
    status: 'failed',
    reference: null,
    method: null,
    paidAt: null,
    amounts: [],
  });
  await pay(client, applicationId, 'FAIL-1');
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'failed', method: 'FPX' });
  expect((await detail(client, applicationId)).body).toMatchObject({ status: 'Pending Payment' });
  await pay(client, applicationId, 'WAIT-1');
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'pending', paidAt: null });
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'paid' });
  expect((await detail(client, applicationId)).body).toMatchObject({ status: 'Submitted' });
});

test('complaints stand at their item, and such a checkout is refused', async () => {
  const client = await newClient('complaints');
  const good = await add(client);
  const bad = await add(client, { amount: 999 });
  const itemIds = [good, bad, 'CI-none'];
  const validated = await client.post('/application/checkout/validate', {
    channel: 'Digital Transaction',
    ...client.head,
    itemIds,
  });
  expect(validated.body).toEqual({
    valid: false,
    complaints: [
      { itemId: bad, message: 'The minimum initial investment is MYR 1,000.00.' },
      { itemId: 'CI-none', message: 'This item is no longer in the cart.' },
    ],
  });
  expect((await client.post('/application/checkout', submission(client, [good, bad]))).status).toBe(422);
  const cart = await client.get('/application/cart/list', { ...client.head, channel: 'Digital Transaction' });
  expect(Object(cart.body).investment).toHaveLength(2);
});

test('an item that does not suit the customer needs a reason', async () => {
  const client = await newClient('cautious customer', 2);
  const mismatch = await client.get('/application/sat/productmismatch', {
    customerId: client.customer.customerId,
    scheme: 'CBIAS',
  });
  expect(mismatch.body).toMatchObject({
    mismatch: true,
    customerRank: 2,
    schemeRank: 5,
    riskCategory: 'Moderately Conservative',
  });
  const id = await add(client);
  expect((await client.post('/application/checkout', submission(client, [id]))).status).toBe(422);
  const mismatches = [{ itemId: id, reason: 'Has a long horizon.' }];
  const sent = await client.post(
    '/application/checkout',
    submission(client, [id], { declaration: { ...declaration, mismatches } }),
  );
  expect(sent.status).toBe(200);
});

test('a command with an Idempotency-Key happens once, however often it is sent', async () => {
  const client = await newClient('idempotent');
  const id = await add(client);
  const body = submission(client, [id]);
  const once = { 'idempotency-key': 'one-submit' };
  const answers = await Promise.all([1, 2, 3].map(() => client.post('/application/checkout', body, once)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const list = await client.get('/application/checkout', { ...client.head, channel: 'Digital Transaction' });
  expect(list.body).toHaveLength(1);
  const other = await client.post('/application/checkout', { ...body, agentName: 'Another' }, once);
  expect(other.status).toBe(422);
});

test('a telegraphic transfer without its slip leaves the slip to be sent', async () => {
  const client = await newClient('telegraphic transfer');
  const dollars = { scheme: 'CBGTU', currency: 'USD' };
  const id = await add(client, dollars);
  const payment = [{ currency: 'USD', method: 'TT' }];
  const unanswered = await client.post('/application/checkout', submission(client, [id], { payment }));
  expect(unanswered).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('ringgit borrowing') },
  });
  const answered = { ...declaration, domesticBorrowing: false };
  const sent = await client.post(
    '/application/checkout',
    submission(client, [id], { payment, declaration: answered }),
  );
  const [form] = Object(sent.body).applications;
  const [mail] = await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  await confirmCheckout(api.db, mail?.token ?? '', api.clock.now);
  const { applicationId } = form;
  const transfer = { method: 'TT', amounts: [{ currency: 'USD', amount: 10_000 }], reference: 'TT-1' };
  await client.post('/application/payment', { applicationId, payment: transfer });
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'paid' });
  expect((await detail(client, applicationId)).body).toMatchObject({ status: 'Pending Documents' });
});

test('two currencies are two payments: a newer one does not leave the older one pending for ever', async () => {
  const client = await newClient('two currencies');
  const ringgit = await add(client);
  const dollars = await add(client, { scheme: 'CBGTU', currency: 'USD' });
  const sent = await client.post(
    '/application/checkout',
    submission(client, [ringgit, dollars], {
      payment: [
        { currency: 'MYR', method: 'FPX' },
        { currency: 'USD', method: 'TT' },
      ],
      declaration: { ...declaration, domesticBorrowing: false },
    }),
  );
  const [form] = Object(sent.body).applications;
  const { applicationId } = form;
  const [mail] = await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  await confirmCheckout(api.db, mail?.token ?? '', api.clock.now);
  await pay(client, applicationId, 'WAIT-1');
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'pending' });
  api.clock.now = new Date(START.getTime() + 60_000);
  const transfer = { method: 'TT', amounts: [{ currency: 'USD', amount: 10_000 }] };
  await pay(client, applicationId, 'TT-1', {}, transfer);
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'paid', method: 'TT' });
  expect((await detail(client, applicationId)).body).toMatchObject({
    status: 'Pending Documents',
    due: [],
    payments: [{ status: 'paid' }, { status: 'paid' }],
  });
});
