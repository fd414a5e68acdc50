import {
  type AgentClient,
  add,
  checkoutBody,
  createAgentClient,
  pay,
  readApplication,
  textAt,
  verify,
} from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { confirmCheckout, listOutbox } from './mailbox.ts';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const channel = 'Digital Transaction';

async function expectCustomerFound({ agent, customer, get }: AgentClient): Promise<void> {
  const search = await get('/cif/search/customerbyservicingagent', {
    agentUserId: agent.userId,
    keyword: customer.name.slice(0, 4),
    limit: '10',
    page: '1',
  });
  expect(search.body).toMatchObject({
    total: 1,
    customers: [{ customerId: customer.customerId, satStatus: 'Valid' }],
  });

  const holdings = await get('/aum/agent/customer/holding', {
    agentUserId: agent.userId,
    customerId: customer.customerId,
  });
  expect(holdings.body).toMatchObject({
    accounts: [{ plan: 'CS' }, { plan: 'EPF' }, { plan: 'PRS' }],
    totals: [{ currency: 'MYR' }],
  });
}

/** Adds a cash and an EPF investment. @returns their ids. */
async function fillCart(client: AgentClient): Promise<readonly string[]> {
  const first = await add(client);
  const second = await add(client, {
    plan: 'EPF',
    accountId: client.account('EPF'),
    salesCharge: 3,
    amount: 2_000,
    scheme: 'CBBAL',
    satRank: 3,
  });
  const cart = await client.get('/application/cart/list', { ...client.head, channel });
  expect(cart.body).toMatchObject({
    investment: [{ id: first }, { id: second }],
    redemption: [],
    bankar: [],
  });
  return [first, second];
}

/** Validates and submits the items. @returns the ids of the cash and the EPF application. */
async function checkOut(client: AgentClient, itemIds: readonly string[]): Promise<readonly [string, string]> {
  const validated = await client.post('/application/checkout/validate', {
    channel,
    ...client.head,
    itemIds,
  });
  expect(validated.body).toEqual({ valid: true, complaints: [] });

  const payment = [
    { currency: 'MYR', method: 'FPX' },
    { currency: 'MYR', method: 'EPF' },
  ];
  const checkout = await client.post('/application/checkout', checkoutBody(client, itemIds, { payment }));
  expect(checkout.body).toMatchObject({
    checkoutId: expect.stringMatching(/^CO-2611-\d{4}$/),
    applications: [
      { formNo: expect.stringMatching(/^DT-2611-\d{5}$/), status: 'Pending Customer Confirmation' },
      { status: 'Pending Customer Confirmation' },
    ],
  });
  const cart = await client.get('/application/cart/list', { ...client.head, channel });
  expect(cart.body).toMatchObject({ investment: [] });
  const [cash, epf] = Object(checkout.body).applications;
  return [textAt(cash, 'applicationId'), textAt(epf, 'applicationId')];
}

async function confirmByMail({ customer }: AgentClient): Promise<void> {
  const [mail] = await listOutbox(api.db, `${customer.customerId.toLowerCase()}@mail.example`);
  expect(mail).toMatchObject({
    subject: expect.stringContaining('2 transactions'),
    body: expect.stringContaining('MYR 10,000.00'),
  });
  expect(mail?.confirmUrl).toBe(`http://localhost:4217/mail/${mail?.token}/confirm`);
  expect(await confirmCheckout(api.db, mail?.token ?? '', api.clock.now)).toBe('confirmed');
  expect(await confirmCheckout(api.db, mail?.token ?? '', api.clock.now)).toBe('already-answered');
}

async function payByFpx(client: AgentClient, applicationId: string): Promise<void> {
  const summary = await client.get('/application/paymentsummary', { applicationId });
  expect(summary.body).toMatchObject({
    status: 'Pending Payment',
    due: [{ currency: 'MYR', amount: 10_000 }],
    methods: [{ code: 'FPX', maximum: 30_000 }, { code: 'FPXB2B' }, { code: 'DNOW' }, { code: 'CHQ' }],
  });
  expect((await pay(client, applicationId, 'FPX-1')).body).toMatchObject({ status: 'pending' });
  const verified = await verify(client, applicationId);
  expect(verified.body).toMatchObject({
    status: 'paid',
    method: 'FPX',
    amounts: [{ currency: 'MYR', amount: 10_000 }],
  });
  expect((await verify(client, applicationId)).body).toEqual(verified.body);
}

async function expectSubmitted(client: AgentClient, applicationId: string): Promise<void> {
  const application = await readApplication(client, applicationId);
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
}

test('sells a fund: search, holdings, cart, checkout, confirmation, payment, application', async () => {
  const client = await createAgentClient(api, 'the whole walk');
  await expectCustomerFound(client);
  const [cashId, epfId] = await checkOut(client, await fillCart(client));
  await confirmByMail(client);
  const epfSummary = await client.get('/application/paymentsummary', { applicationId: epfId });
  expect(epfSummary.body).toMatchObject({ methods: [{ code: 'EPF' }] });
  await payByFpx(client, cashId);
  await expectSubmitted(client, cashId);

  const list = await client.get('/application/agent/list', { userId: client.agent.userId, channel });
  expect(list.body).toHaveLength(2);
});
