/** @jest-environment node */

import { confirmCheckout, listOutbox } from '../checkout/mailbox.ts';
import { ledgerOf } from '../ledger.ts';
import {
  add,
  pay,
  sendToCustomer,
  submission,
  textAt,
  verify,
  type Walker,
  walker as walkerOf,
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

const walker = (key: string): Promise<Walker> => walkerOf(api, key);
const ledger = ({ customer }: Walker) => ledgerOf(api.db, customer.customerId);

describe('twice at the same instant', () => {
  test('[CHK-06] of two checkouts of the same items one is made, the other is told why not', async () => {
    const walk = await walker('checks out twice');
    const body = submission(walk, [await add(walk), await add(walk)]);
    const answers = await Promise.all([1, 2, 3].map(() => walk.post('/application/checkout', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const refused = answers.filter(({ status }) => status === 422);
    for (const { body: said } of refused)
      expect(said).toMatchObject({ message: 'This item is no longer in the cart.' });
    expect((await ledger(walk)).checkouts).toHaveLength(1);
  });

  test('of two payments of an application one is taken; after it is paid none is', async () => {
    const walk = await walker('pays at once');
    const { applicationId, token } = await sendToCustomer(walk);
    await confirmCheckout(api.db, token, api.clock.now);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((reference) => pay(walk, applicationId, reference)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: expect.stringContaining('is being verified'),
    });
    await verify(walk, applicationId);
    expect(await pay(walk, applicationId, 'd')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^DT-\S+ is paid already\.$/) },
    });
    expect((await ledger(walk)).payments).toHaveLength(1);
  });

  test('one currency named twice is no payment', async () => {
    const walk = await walker('pays double');
    const { applicationId, token } = await sendToCustomer(walk);
    await confirmCheckout(api.db, token, api.clock.now);
    const amount = { currency: 'MYR', amount: 10_000 };
    const answer = await pay(walk, applicationId, 'a', {}, { amounts: [amount, amount] });
    expect(answer).toMatchObject({ status: 422, body: { message: 'What is due is MYR 10,000.00.' } });
  });

  test('of two answers of the customer the first holds', async () => {
    const walk = await walker('answers twice');
    const { token } = await sendToCustomer(walk);
    const outcomes = await Promise.all([1, 2].map(() => confirmCheckout(api.db, token, api.clock.now)));
    expect(outcomes.sort()).toEqual(['already-answered', 'confirmed']);
  });
});

describe('Idempotency-Key', () => {
  const send = (walk: Walker, body: object, key: string, userAgent = 'a browser') =>
    walk.post('/application/checkout', body, { 'idempotency-key': key, 'user-agent': userAgent });

  test('the same key and request: the first answer again; another request: refused', async () => {
    const walk = await walker('has a key');
    const body = submission(walk, [await add(walk)]);
    const first = await send(walk, body, 'k1');
    expect(first.status).toBe(200);
    expect(await send(walk, body, 'k1')).toMatchObject({ status: 200, body: first.body });
    expect(await send(walk, { ...body, agentName: 'Another' }, 'k1')).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was used for another request.' },
    });
  });

  test('a refusal is not remembered: put right, the same key goes through', async () => {
    const walk = await walker('has a key and a fault');
    const itemIds = [await add(walk)];
    const refused = await send(walk, submission(walk, itemIds, { payment: [] }), 'k2');
    expect(refused.status).toBe(422);
    expect((await send(walk, submission(walk, itemIds), 'k2')).status).toBe(200);
  });

  test('a key of one agent is not another’s', async () => {
    const [one, two] = [await walker('key of one'), await walker('key of two')];
    expect((await send(one, submission(one, [await add(one)]), 'k3')).status).toBe(200);
    expect((await send(two, submission(two, [await add(two)]), 'k3')).status).toBe(200);
  });

  test('a browser for which it is off is answered as if there were no key', async () => {
    const walk = await walker('has no key');
    const body = submission(walk, [await add(walk)]);
    const wish = { visitor: 'portal-test/9' };
    api.idempotency.set({ ...wish, heeded: false });
    expect((await send(walk, body, 'k4', 'Mozilla portal-test/9')).status).toBe(200);
    expect((await send(walk, body, 'k4', 'Mozilla portal-test/9')).status).toBe(422);
    api.idempotency.set({ ...wish, heeded: true });
    const other = submission(walk, [await add(walk)]);
    expect((await send(walk, other, 'k4', 'Mozilla portal-test/9')).status).toBe(200);
    expect((await send(walk, other, 'k4', 'Mozilla portal-test/9')).status).toBe(200);
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

  const everything = async (walk: Walker) => ({
    ...(await ledger(walk)),
    mails: await listOutbox(api.db, `${walk.customer.customerId.toLowerCase()}@mail.example`),
    events: (await api.db.client.query('select * from application_events order by id')).rows,
    files: (await api.db.client.query('select key from attachments order by key')).rows,
    links: (await api.db.client.query('select * from confirmation_links order by token')).rows,
  });

  async function expectUnchanged(walk: Walker, table: string, act: () => Promise<{ status: number }>) {
    const before = await everything(walk);
    expect((await without(table, act)).status).toBe(500);
    expect(await everything(walk)).toEqual(before);
    expect((await act()).status).toBe(200);
    expect(await everything(walk)).not.toEqual(before);
  }

  test('checkout; the log says where it failed and nothing of the customer', async () => {
    const walk = await walker('half a checkout');
    const body = submission(walk, [await add(walk)]);
    await expectUnchanged(walk, 'outbox', () => walk.post('/application/checkout', body));
    const logged = jest.mocked(process.stderr.write).mock.calls.join('');
    expect(logged).toContain('POST /application/checkout: 500 ');
    expect(logged).toContain('confirmation-mail.ts');
    expect(logged).not.toContain(walk.customer.name);
    expect(logged).not.toContain('mail.example');
  });

  test.each([
    ['movetodraft', 'confirmation_links'],
    ['deletebyagent', 'confirmation_links'],
    ['resendemail', 'application_events'],
  ])('%s', async (call, table) => {
    const walk = await walker(`half a ${call}`);
    const { checkoutId } = await sendToCustomer(walk);
    await expectUnchanged(walk, table, () => walk.post(`/application/checkout/${call}`, { checkoutId }));
  });

  test('confirmation', async () => {
    const walk = await walker('half a confirmation');
    const { token } = await sendToCustomer(walk);
    const before = await everything(walk);
    const confirm = () => confirmCheckout(api.db, token, api.clock.now);
    await expect(without('application_events', confirm)).rejects.toThrow();
    expect(await everything(walk)).toEqual(before);
    expect(await confirm()).toBe('confirmed');
  });

  test('expiry', async () => {
    const walk = await walker('half an expiry');
    await sendToCustomer(walk);
    const before = await everything(walk);
    api.clock.now = new Date(START.getTime() + 8 * 86_400_000);
    const read = () => walk.get('/application/checkout', { ...walk.head, channel: 'Digital Transaction' });
    expect((await without('application_events', read)).status).toBe(500);
    expect(await everything(walk)).toEqual(before);
    expect((await read()).body).toMatchObject([{ status: 'Expired' }]);
  });

  test('verification and upload', async () => {
    const walk = await walker('half a verification');
    const { applicationId, token } = await sendToCustomer(walk);
    await confirmCheckout(api.db, token, api.clock.now);
    await pay(walk, applicationId, 'FPX-1');
    await expectUnchanged(walk, 'application_events', () => verify(walk, applicationId));

    const epf = { plan: 'EPF', accountId: walk.account('EPF'), salesCharge: 3, scheme: 'CBBAL', satRank: 3 };
    const sent = await sendToCustomer(walk, epf, { payment: [{ currency: 'MYR', method: 'EPF' }] });
    const listed = await walk.get('/application/checkout/documentrequired/list', {
      checkoutid: sent.checkoutId,
    });
    const docId = textAt(Object(listed.body)[0], 'docId');
    await expectUnchanged(walk, 'application_events', () =>
      walk.post('/helpme/s3getpost', {
        Type: 'post',
        FileName: 'a.pdf',
        ContentType: 'application/pdf',
        Content: Buffer.from('%PDF-1.4\n').toString('base64'),
        docId,
      }),
    );
  });
});
