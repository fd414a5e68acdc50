import { confirmCheckout } from '../checkout/mailbox.ts';
import { readLedger } from '../ledger.ts';
import {
  type AgentClient,
  add,
  checkoutBody,
  createAgentClient,
  pay,
  sendToCustomer,
  verify,
} from '../testing/agent-client.ts';
import { START, startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now = START;
});

const newClient = (key: string): Promise<AgentClient> => createAgentClient(api, key);
const ledger = ({ customer }: AgentClient) => readLedger(api.db, customer.customerId);

describe('commands sent twice at the same time', () => {
  test('[CHK-06] makes one of several checkouts with the same items and refuses the others with the reason', async () => {
    const client = await newClient('checks out twice');
    const body = checkoutBody(client, [await add(client), await add(client)]);
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/application/checkout', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const refused = answers.filter(({ status }) => status === 422);
    for (const { body: answer } of refused)
      expect(answer).toMatchObject({ message: 'This item is no longer in the cart.' });
    expect((await ledger(client)).checkouts).toHaveLength(1);
  });

  test('accepts one of several payments, and none after the application is paid', async () => {
    const client = await newClient('pays at once');
    const { applicationId, token } = await sendToCustomer(client);
    await confirmCheckout(api.db, token, api.clock.now);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((reference) => pay(client, applicationId, reference)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: expect.stringContaining('is being verified'),
    });
    await verify(client, applicationId);
    expect(await pay(client, applicationId, 'd')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^DT-\S+ is paid already\.$/) },
    });
    expect((await ledger(client)).payments).toHaveLength(1);
  });

  test('refuses a payment that contains a currency twice', async () => {
    const client = await newClient('pays double');
    const { applicationId, token } = await sendToCustomer(client);
    await confirmCheckout(api.db, token, api.clock.now);
    const amount = { currency: 'MYR', amount: 10_000 };
    const answer = await pay(client, applicationId, 'a', {}, { amounts: [amount, amount] });
    expect(answer).toMatchObject({ status: 422, body: { message: 'What is due is MYR 10,000.00.' } });
  });

  test('accepts the first of two customer answers', async () => {
    const client = await newClient('answers twice');
    const { token } = await sendToCustomer(client);
    const outcomes = await Promise.all([1, 2].map(() => confirmCheckout(api.db, token, api.clock.now)));
    expect(outcomes.sort()).toEqual(['already-answered', 'confirmed']);
  });
});

describe('Idempotency-Key', () => {
  const send = (client: AgentClient, body: object, key: string, userAgent = 'a browser') =>
    client.post('/application/checkout', body, { 'idempotency-key': key, 'user-agent': userAgent });

  test('repeats the first answer for the same request, and refuses the key for another request', async () => {
    const client = await newClient('has a key');
    const body = checkoutBody(client, [await add(client)]);
    const first = await send(client, body, 'k1');
    expect(first.status).toBe(200);
    expect(await send(client, body, 'k1')).toMatchObject({ status: 200, body: first.body });
    expect(await send(client, { ...body, agentName: 'Another' }, 'k1')).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was used for another request.' },
    });
  });

  test('accepts a corrected request with the key of a refused one', async () => {
    const client = await newClient('has a key and a fault');
    const itemIds = [await add(client)];
    const refused = await send(client, checkoutBody(client, itemIds, { payment: [] }), 'k2');
    expect(refused.status).toBe(422);
    expect((await send(client, checkoutBody(client, itemIds), 'k2')).status).toBe(200);
  });

  test('separates the keys of different agents', async () => {
    const [one, two] = [await newClient('key of one'), await newClient('key of two')];
    expect((await send(one, checkoutBody(one, [await add(one)]), 'k3')).status).toBe(200);
    expect((await send(two, checkoutBody(two, [await add(two)]), 'k3')).status).toBe(200);
  });

  test('ignores the key of a browser for which it is switched off', async () => {
    const client = await newClient('has no key');
    const body = checkoutBody(client, [await add(client)]);
    const browser = { visitor: 'portal-test/9' };
    api.idempotency.set({ ...browser, heeded: false });
    expect((await send(client, body, 'k4', 'Mozilla portal-test/9')).status).toBe(200);
    expect((await send(client, body, 'k4', 'Mozilla portal-test/9')).status).toBe(422);
    api.idempotency.set({ ...browser, heeded: true });
    const other = checkoutBody(client, [await add(client)]);
    expect((await send(client, other, 'k4', 'Mozilla portal-test/9')).status).toBe(200);
    expect((await send(client, other, 'k4', 'Mozilla portal-test/9')).status).toBe(200);
  });
});
