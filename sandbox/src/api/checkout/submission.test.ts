import {
  type AgentClient,
  add,
  createAgentClient,
  declaration,
  submission,
} from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

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
      { itemId: bad, message: 'The minimum initial investment is MYR 1,000.00.' },
      { itemId: 'CI-none', message: 'This item is no longer in the cart.' },
    ],
  });
  expect((await client.post('/application/checkout', submission(client, [good, bad]))).status).toBe(422);
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
  expect((await client.post('/application/checkout', submission(client, [id]))).status).toBe(422);
  const mismatches = [{ itemId: id, reason: 'Has a long horizon.' }];
  const sent = await client.post(
    '/application/checkout',
    submission(client, [id], { declaration: { ...declaration, mismatches } }),
  );
  expect(sent.status).toBe(200);
});

test('runs a command with an Idempotency-Key once when it is sent three times', async () => {
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
