import type { Declaration, MismatchKind } from '@portal/shared/api/checkout-submission';
import {
  type AgentClient,
  add,
  checkoutBody,
  createAgentClient,
  declarationFor,
} from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

/** An investment in a currency other than MYR. */
const usd = { scheme: 'CBGTU', currency: 'USD' };

const newClient = (key: string, rank?: number): Promise<AgentClient> => createAgentClient(api, key, rank);

test('lists complaints by item and refuses the checkout', async () => {
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
      { itemId: bad, message: 'The first-investment minimum is MYR 1,000.00.' },
      { itemId: 'CI-none', message: 'This item is no longer in the cart.' },
    ],
  });
  expect((await client.post('/application/checkout', checkoutBody(client, [good, bad]))).status).toBe(422);
  const cart = await client.get('/application/cart/list', { ...client.head, channel: 'Digital Transaction' });
  expect(Object(cart.body).investment).toHaveLength(2);
});

test('needs a reason for an item that does not suit the customer', async () => {
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
  expect((await client.post('/application/checkout', checkoutBody(client, [id]))).status).toBe(422);
  const declaration = declarationFor(false, { itemId: id, kind: 'risk', reason: 'Has a long horizon.' });
  const sent = await client.post('/application/checkout', checkoutBody(client, [id], { declaration }));
  expect(sent.status).toBe(200);
});

const reason = 'Has a long horizon.';

test.each([
  ['riskier than the category', 'risk', 2, {}, {}],
  ['of a currency that the customer does not accept', 'currency', 5, { acceptsForeignCurrency: false }, usd],
  ['bought without an assessment', 'no-assessment', 0, {}, {}],
] as const)(
  'takes the mismatch of a fund %s as %s, and as no other kind',
  async (_case, kind, rank, options, item) => {
    const client = await createAgentClient(api, `mismatch ${kind}`, rank, options);
    const id = await add(client, item);
    const isForeign = item === usd;
    const send = (declared: MismatchKind) => {
      const mismatches = declarationFor(false, { itemId: id, kind: declared, reason });
      const declaration = { ...mismatches, domesticBorrowing: isForeign ? true : null };
      const payment = [isForeign ? { currency: 'USD', method: 'TT' } : { currency: 'MYR', method: 'FPX' }];
      return client.post('/application/checkout', checkoutBody(client, [id], { declaration, payment }));
    };
    for (const other of (['risk', 'currency', 'no-assessment'] as const).filter((each) => each !== kind))
      expect(await send(other)).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining(kind) },
      });
    expect((await send(kind)).status).toBe(200);
  },
);

test('takes what a vulnerable customer was offered, and refuses a checkout without it', async () => {
  const client = await createAgentClient(api, 'vulnerable customer', 5, { vulnerable: true });
  const id = await add(client);
  const send = (declaration: Declaration) =>
    client.post('/application/checkout', checkoutBody(client, [id], { declaration }));
  expect(await send(declarationFor(false))).toMatchObject({
    status: 422,
    body: { message: 'The customer is vulnerable: the items must be explained.' },
  });
  const trustedContact = { name: 'Syed Ahmad', phone: '+60 12-331 9047' };
  const sent = await send({ ...declarationFor(true), vulnerable: { explained: true, trustedContact } });
  expect(sent.status).toBe(200);
});

test('runs a command with an Idempotency-Key once when it is sent three times', async () => {
  const client = await newClient('idempotent');
  const id = await add(client);
  const body = checkoutBody(client, [id]);
  const once = { 'idempotency-key': 'one-submit' };
  const answers = await Promise.all([1, 2, 3].map(() => client.post('/application/checkout', body, once)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const list = await client.get('/application/checkout', { ...client.head, channel: 'Digital Transaction' });
  expect(list.body).toHaveLength(1);
  const other = await client.post('/application/checkout', { ...body, agentName: 'Another' }, once);
  expect(other.status).toBe(422);
});
