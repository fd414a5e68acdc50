/** @jest-environment node */

import { confirmCheckout, listOutbox } from '../checkout/mailbox.ts';
import { readLedger } from '../ledger.ts';
import {
  type AgentClient,
  add,
  createAgentClient,
  pay,
  sendToCustomer,
  submission,
  textAt,
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

describe('twice at the same instant', () => {
  test('[CHK-06] of two checkouts of the same items one is made, the other is told why not', async () => {
    const client = await newClient('checks out twice');
    const body = submission(client, [await add(client), await add(client)]);
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/application/checkout', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const refused = answers.filter(({ status }) => status === 422);
    for (const { body: said } of refused)
      expect(said).toMatchObject({ message: 'This item is no longer in the cart.' });
    expect((await ledger(client)).checkouts).toHaveLength(1);
  });

  test('of two payments of an application one is taken; after it is paid none is', async () => {
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

  test('one currency named twice is no payment', async () => {
    const client = await newClient('pays double');
    const { applicationId, token } = await sendToCustomer(client);
    await confirmCheckout(api.db, token, api.clock.now);
    const amount = { currency: 'MYR', amount: 10_000 };
    const answer = await pay(client, applicationId, 'a', {}, { amounts: [amount, amount] });
    expect(answer).toMatchObject({ status: 422, body: { message: 'What is due is MYR 10,000.00.' } });
  });

  test('of two answers of the customer the first holds', async () => {
    const client = await newClient('answers twice');
    const { token } = await sendToCustomer(client);
    const outcomes = await Promise.all([1, 2].map(() => confirmCheckout(api.db, token, api.clock.now)));
    expect(outcomes.sort()).toEqual(['already-answered', 'confirmed']);
  });
});

describe('Idempotency-Key', () => {
  const send = (client: AgentClient, body: object, key: string, userAgent = 'a browser') =>
    client.post('/application/checkout', body, { 'idempotency-key': key, 'user-agent': userAgent });

  test('the same key and request: the first answer again; another request: refused', async () => {
    const client = await newClient('has a key');
    const body = submission(client, [await add(client)]);
    const first = await send(client, body, 'k1');
    expect(first.status).toBe(200);
    expect(await send(client, body, 'k1')).toMatchObject({ status: 200, body: first.body });
    expect(await send(client, { ...body, agentName: 'Another' }, 'k1')).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was used for another request.' },
    });
  });

  test('a refusal is not remembered: put right, the same key goes through', async () => {
    const client = await newClient('has a key and a fault');
    const itemIds = [await add(client)];
    const refused = await send(client, submission(client, itemIds, { payment: [] }), 'k2');
    expect(refused.status).toBe(422);
    expect((await send(client, submission(client, itemIds), 'k2')).status).toBe(200);
  });

  test('a key of one agent is not another’s', async () => {
    const [one, two] = [await newClient('key of one'), await newClient('key of two')];
    expect((await send(one, submission(one, [await add(one)]), 'k3')).status).toBe(200);
    expect((await send(two, submission(two, [await add(two)]), 'k3')).status).toBe(200);
  });

  test('a browser for which it is off is answered as if there were no key', async () => {
    const client = await newClient('has no key');
    const body = submission(client, [await add(client)]);
    const setting = { visitor: 'portal-test/9' };
    api.idempotency.set({ ...setting, heeded: false });
    expect((await send(client, body, 'k4', 'Mozilla portal-test/9')).status).toBe(200);
    expect((await send(client, body, 'k4', 'Mozilla portal-test/9')).status).toBe(422);
    api.idempotency.set({ ...setting, heeded: true });
    const other = submission(client, [await add(client)]);
    expect((await send(client, other, 'k4', 'Mozilla portal-test/9')).status).toBe(200);
    expect((await send(client, other, 'k4', 'Mozilla portal-test/9')).status).toBe(200);
  });
});

describe('a fault in the middle leaves nothing half', () => {
  beforeEach(() => {
    jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Does something while a table that it writes last is not there. */
  async function without<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
    await api.db.client.exec(`alter table "${table}" rename to "${table}_away"`);
    try {
      return await act();
    } finally {
      await api.db.client.exec(`alter table "${table}_away" rename to "${table}"`);
    }
  }

  const everything = async (client: AgentClient) => ({
    ...(await ledger(client)),
    mails: await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`),
    events: (await api.db.client.query('select * from application_events order by id')).rows,
    files: (await api.db.client.query('select key from attachments order by key')).rows,
    links: (await api.db.client.query('select * from confirmation_links order by token')).rows,
  });

  async function expectUnchanged(client: AgentClient, table: string, act: () => Promise<{ status: number }>) {
    const before = await everything(client);
    expect((await without(table, act)).status).toBe(500);
    expect(await everything(client)).toEqual(before);
    expect((await act()).status).toBe(200);
    expect(await everything(client)).not.toEqual(before);
  }

  test('checkout; the log says where it failed and nothing of the customer', async () => {
    const client = await newClient('half a checkout');
    const body = submission(client, [await add(client)]);
    await expectUnchanged(client, 'outbox', () => client.post('/application/checkout', body));
    const logged = jest.mocked(process.stderr.write).mock.calls.join('');
    expect(logged).toContain('POST /application/checkout: 500 ');
    expect(logged).toContain('confirmation-mail.ts');
    expect(logged).not.toContain(client.customer.name);
    expect(logged).not.toContain('mail.example');
  });

  test.each([
    ['movetodraft', 'confirmation_links'],
    ['deletebyagent', 'confirmation_links'],
    ['resendemail', 'application_events'],
  ])('%s', async (call, table) => {
    const client = await newClient(`half a ${call}`);
    const { checkoutId } = await sendToCustomer(client);
    await expectUnchanged(client, table, () => client.post(`/application/checkout/${call}`, { checkoutId }));
  });

  test('confirmation', async () => {
    const client = await newClient('half a confirmation');
    const { token } = await sendToCustomer(client);
    const before = await everything(client);
    const confirm = () => confirmCheckout(api.db, token, api.clock.now);
    await expect(without('application_events', confirm)).rejects.toThrow();
    expect(await everything(client)).toEqual(before);
    expect(await confirm()).toBe('confirmed');
  });

  test('expiry', async () => {
    const client = await newClient('half an expiry');
    await sendToCustomer(client);
    const before = await everything(client);
    api.clock.now = new Date(START.getTime() + 8 * 86_400_000);
    const read = () =>
      client.get('/application/checkout', { ...client.head, channel: 'Digital Transaction' });
    expect((await without('application_events', read)).status).toBe(500);
    expect(await everything(client)).toEqual(before);
    expect((await read()).body).toMatchObject([{ status: 'Expired' }]);
  });

  test('verification and upload', async () => {
    const client = await newClient('half a verification');
    const { applicationId, token } = await sendToCustomer(client);
    await confirmCheckout(api.db, token, api.clock.now);
    await pay(client, applicationId, 'FPX-1');
    await expectUnchanged(client, 'application_events', () => verify(client, applicationId));

    const epf = {
      plan: 'EPF',
      accountId: client.account('EPF'),
      salesCharge: 3,
      scheme: 'CBBAL',
      satRank: 3,
    };
    const sent = await sendToCustomer(client, epf, { payment: [{ currency: 'MYR', method: 'EPF' }] });
    const listed = await client.get('/application/checkout/documentrequired/list', {
      checkoutid: sent.checkoutId,
    });
    const docId = textAt(Object(listed.body)[0], 'docId');
    await expectUnchanged(client, 'application_events', () =>
      client.post('/helpme/s3getpost', {
        Type: 'post',
        FileName: 'a.pdf',
        ContentType: 'application/pdf',
        Content: Buffer.from('%PDF-1.4\n').toString('base64'),
        docId,
      }),
    );
  });
});
