import { confirmCheckout, listOutbox } from '../checkout/mailbox.ts';
import {
  type AgentClient,
  add,
  checkoutBody,
  createAgentClient,
  declaration,
  pay,
  readApplication,
  sendToCustomer,
  verify,
} from '../testing/agent-client.ts';
import { START, startTestApi, type TestApi } from '../testing/test-api.ts';

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

test('an EPF investment waits for its signed form after payment', async () => {
  const client = await newClient('epf');
  const id = await add(client, {
    plan: 'EPF',
    accountId: client.account('EPF'),
    salesCharge: 3,
    scheme: 'CBBAL',
    satRank: 3,
  });
  const checkout = await client.post(
    '/application/checkout',
    checkoutBody(client, [id], { payment: [{ currency: 'MYR', method: 'EPF' }] }),
  );
  const [form] = Object(checkout.body).applications;
  const [mail] = await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  await confirmCheckout(api.db, mail?.token ?? '', api.clock.now);
  const payment = { method: 'EPF', amounts: [{ currency: 'MYR', amount: 10_000 }], reference: '' };
  await client.post('/application/payment', { applicationId: form.applicationId, payment });
  expect((await verify(client, form.applicationId)).body).toMatchObject({ status: 'paid' });
  expect((await readApplication(client, form.applicationId)).body).toMatchObject({
    status: 'Pending Documents',
  });
});

test('refuses a payment before the customer’s confirmation, and a second payment', async () => {
  const client = await newClient('pays twice');
  const { applicationId, token } = await sendToCustomer(client);
  expect((await pay(client, applicationId, 'early')).status).toBe(409);
  await confirmCheckout(api.db, token, api.clock.now);
  expect((await pay(client, applicationId, 'first')).status).toBe(200);
  expect((await pay(client, applicationId, 'second')).status).toBe(409);
  await verify(client, applicationId);
  expect((await pay(client, applicationId, 'third')).status).toBe(409);
});

test('a failed payment can be repeated; a WAIT payment is paid at the third verification', async () => {
  const client = await newClient('fails and waits');
  const { applicationId, token } = await sendToCustomer(client);
  await confirmCheckout(api.db, token, api.clock.now);
  expect((await verify(client, applicationId)).body).toEqual({
    status: 'failed',
    reference: null,
    agentReference: null,
    method: null,
    paidAt: null,
    amounts: [],
  });
  await pay(client, applicationId, 'FAIL-1');
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'failed', method: 'FPX' });
  expect((await readApplication(client, applicationId)).body).toMatchObject({ status: 'Pending Payment' });
  expect((await pay(client, applicationId, 'R'.repeat(41))).status).toBe(400);
  await pay(client, applicationId, 'WAIT-1');
  const pending = { status: 'pending', paidAt: null };
  expect((await verify(client, applicationId)).body).toMatchObject(pending);
  expect((await verify(client, applicationId)).body).toMatchObject(pending);
  expect((await verify(client, applicationId)).body).toMatchObject({
    status: 'paid',
    agentReference: 'WAIT-1',
  });
  expect((await readApplication(client, applicationId)).body).toMatchObject({
    status: 'Submitted',
    payments: [{ agentReference: 'FAIL-1' }, { agentReference: 'WAIT-1' }],
  });
});

test('requires the slip of a telegraphic transfer after payment', async () => {
  const client = await newClient('telegraphic transfer');
  const dollars = { scheme: 'CBGTU', currency: 'USD' };
  const id = await add(client, dollars);
  const payment = [{ currency: 'USD', method: 'TT' }];
  const unanswered = await client.post('/application/checkout', checkoutBody(client, [id], { payment }));
  expect(unanswered).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('ringgit borrowing') },
  });
  const answered = { ...declaration, domesticBorrowing: false };
  const checkout = await client.post(
    '/application/checkout',
    checkoutBody(client, [id], { payment, declaration: answered }),
  );
  const [form] = Object(checkout.body).applications;
  const [mail] = await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  await confirmCheckout(api.db, mail?.token ?? '', api.clock.now);
  const { applicationId } = form;
  const transfer = { method: 'TT', amounts: [{ currency: 'USD', amount: 10_000 }], reference: 'TT-1' };
  await client.post('/application/payment', { applicationId, payment: transfer });
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'paid' });
  expect((await readApplication(client, applicationId)).body).toMatchObject({ status: 'Pending Documents' });
});

test('verifies the payments of two currencies, older ones included', async () => {
  const client = await newClient('two currencies');
  const ringgit = await add(client);
  const dollars = await add(client, { scheme: 'CBGTU', currency: 'USD' });
  const checkout = await client.post(
    '/application/checkout',
    checkoutBody(client, [ringgit, dollars], {
      payment: [
        { currency: 'MYR', method: 'FPX' },
        { currency: 'USD', method: 'TT' },
      ],
      declaration: { ...declaration, domesticBorrowing: false },
    }),
  );
  const [form] = Object(checkout.body).applications;
  const { applicationId } = form;
  const [mail] = await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  await confirmCheckout(api.db, mail?.token ?? '', api.clock.now);
  await pay(client, applicationId, 'WAIT-1');
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'pending' });
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'pending' });
  api.clock.now = new Date(START.getTime() + 60_000);
  const transfer = { method: 'TT', amounts: [{ currency: 'USD', amount: 10_000 }] };
  await pay(client, applicationId, 'TT-1', {}, transfer);
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'paid', method: 'TT' });
  expect((await readApplication(client, applicationId)).body).toMatchObject({
    status: 'Pending Documents',
    due: [],
    payments: [{ status: 'paid' }, { status: 'paid' }],
  });
});
