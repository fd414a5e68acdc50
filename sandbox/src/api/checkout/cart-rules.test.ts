/** @jest-environment node */

import {
  add,
  declaration,
  submission,
  textAt,
  type Walker,
  walker as walkerOf,
} from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const validate = (walk: Walker, itemIds: readonly string[], channel = 'Digital Transaction') =>
  walk.post('/application/checkout/validate', { channel, ...walk.head, itemIds });
const cart = async (walk: Walker, channel: string) =>
  Object((await walk.get('/application/cart/list', { ...walk.head, channel })).body);

test('a cart is three lists of one channel each', async () => {
  const walk = await walkerOf(api, 'three channels', 5, { pendingBank: true });
  const id = await add(walk);
  expect(await cart(walk, 'Digital Transaction')).toMatchObject({ investment: [{ id }], bankar: [] });
  expect(await cart(walk, 'Digital Form')).toMatchObject({ investment: [], bankar: [{}] });
  expect(await cart(walk, 'Digital AOF')).toMatchObject({ investment: [], bankar: [], onboarding: [] });
  const none = await walk.get('/application/cart/list', {
    ...walk.head,
    channel: 'Digital Transaction',
    cartIds: 'CI0',
  });
  expect(none.body).toMatchObject({ investment: [] });
  await walk.post('/application/cart/delete', { channel: 'Digital Form', ...walk.head, cartIds: [id] });
  expect(await cart(walk, 'Digital Transaction')).toMatchObject({ investment: [{ id }] });
  const removed = await walk.post('/application/cart/delete', {
    channel: 'Digital Transaction',
    ...walk.head,
    cartIds: [id, 'CI0'],
  });
  expect(removed.body).toEqual({ cartIds: [id] });
});

describe('[ITM-14] a payout to a bank account', () => {
  const payout = (number: string, over: object = {}) => ({
    distributionInstruction: 'PAYOUT',
    bankAccNumber: number,
    bankName: 'Maybank',
    micrCode: 'MBBEMYKL',
    mnemonic: 'MBB',
    ...over,
  });
  const complaints = async (walk: Walker, over: object, ...together: string[]) =>
    Object((await validate(walk, [await add(walk, over), ...together])).body).complaints.map(
      (entry: unknown) => textAt(entry, 'message'),
    );

  test('the customer’s own, by account and by customer', async () => {
    const walk = await walkerOf(api, 'own bank');
    const own = await walk.get('/cif/account/bankaccount', { accountId: walk.account('CS') });
    const all = await walk.get(`/cif/${walk.customer.customerId}/enquiry/bankaccount`);
    expect(all.body).toEqual(own.body);
    const number = textAt(Object(own.body)[0], 'BankAccNo');
    expect(await complaints(walk, payout(number))).toEqual([]);
    expect(await complaints(walk, payout('1234567890'))).toEqual([
      'This bank account is not one of the customer’s in MYR.',
    ]);
  });

  test('one that is being added: together with it, or in a checkout that is not rejected', async () => {
    const walk = await walkerOf(api, 'new bank', 5, { pendingBank: true });
    const [inCart] = (await cart(walk, 'Digital Form')).bankar;
    const idBankar = textAt(inCart, 'id');
    const inTheCart = payout('514011112222', { idBankar });
    expect(await complaints(walk, inTheCart)).toEqual([expect.stringContaining('check it out together')]);
    expect(await complaints(walk, inTheCart, idBankar)).toEqual([]);

    const listed = await walk.get('/application/checkout', { ...walk.head, channel: 'Digital Transaction' });
    const byStatus = new Map(
      Object(listed.body).map((row: { status: string; items: readonly unknown[] }) => [
        row.status,
        textAt(row.items[0], 'itemId'),
      ]),
    );
    const sent = byStatus.get('Pending Customer Confirmation');
    const rejected = byStatus.get('Rejected');
    expect(await complaints(walk, payout('514033334444', { idBankar: sent }))).toEqual([]);
    expect(await complaints(walk, payout('514055556666', { idBankar: rejected }))).toEqual([
      expect.any(String),
    ]);
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 8 * 86_400_000);
    await walk.get('/application/checkout', { ...walk.head, channel: 'Digital Transaction' });
    expect(await complaints(walk, payout('514033334444', { idBankar: sent }))).toEqual([]);
    api.clock.now = before;
    expect(await complaints(walk, payout('514011112222', { idBankar: sent }))).toEqual([
      expect.stringContaining('not the one that was chosen'),
    ]);
  });
});

test('[ITM-11] a fund that is closed to new investment says so, in the listing and at checkout', async () => {
  const walk = await walkerOf(api, 'closed fund');
  const listing = await walk.get('/fund/product/scheme/listing');
  expect(listing.body).toContainEqual(
    expect.objectContaining({ scheme: 'CBGTA', isInvestmentAllow: false, isRedemptionAllow: true }),
  );
  const id = await add(walk, { scheme: 'CBGTA', currency: 'AUD' });
  expect((await validate(walk, [id])).body).toEqual({
    valid: false,
    complaints: [{ itemId: id, message: 'This fund is closed to new investment.' }],
  });
});

test('[CHK-01] the channel of a checkout is AOF with an onboarding in it, and the other without', async () => {
  const walk = await walkerOf(api, 'wrong channel');
  const id = await add(walk);
  expect(await validate(walk, [id], 'Digital AOF')).toMatchObject({
    status: 422,
    body: { message: 'The channel of this checkout is Digital Transaction, not Digital AOF.' },
  });
  expect(
    (await walk.post('/application/checkout', submission(walk, [id], { channel: 'Digital AOF' }))).status,
  ).toBe(422);
});

test.each<[string, object, string]>([
  ['no method for a currency', { payment: [] }, 'No method is chosen that can pay MYR'],
  [
    'a payer who may not pay',
    { payer: { name: 'Tan Ah Kow', idNo: '1', relationship: 'Others', reason: 'Gift', bankName: 'Maybank' } },
    'spouse, parent or child',
  ],
  [
    'documents not received',
    { declaration: { ...declaration, documentsReceived: false } },
    'body.declaration.documentsReceived',
  ],
])('[CHK-03] a checkout with %s is refused', async (_case, over, words) => {
  const walk = await walkerOf(api, `refused: ${_case}`);
  const answer = await walk.post('/application/checkout', submission(walk, [await add(walk)], over));
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body).toMatchObject({ message: expect.stringContaining(words) });
});

test('[CHK-03] the customer’s e-mail is not the agent’s own, whatever case it is written in', async () => {
  const walk = await walkerOf(api, 'agent confirms');
  const customerEmail = walk.agent.email.toUpperCase();
  const answer = await walk.post(
    '/application/checkout',
    submission(walk, [await add(walk)], { customerEmail }),
  );
  expect(answer).toMatchObject({
    status: 422,
    body: { message: 'The customer’s e-mail is the agent’s own.' },
  });
});

test.each([
  ['agentName', 'Somebody Else'],
  ['agentEmail', 'somebody.else@agents.example'],
])('a checkout in another %s than the agent’s own is refused by its path', async (name, value) => {
  const walk = await walkerOf(api, `not the ${name}`);
  const body = submission(walk, [await add(walk)], { [name]: value });
  expect(await walk.post('/application/checkout', body)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(`body.${name}: `) },
  });
});

test('a fund under another name than its own is not sent to the customer', async () => {
  const walk = await walkerOf(api, 'false name');
  const id = await add(walk, { schemeName: 'Capital guaranteed' });
  expect((await validate(walk, [id])).body).toEqual({
    valid: false,
    complaints: [{ itemId: id, message: 'The fund’s particulars have changed. Add the item again.' }],
  });
});

test('what agents have uploaded in the past opens', async () => {
  const { body } = await api.get('agent-aisyah', '/application/agent/list', {
    userId: '00000000-0000-4000-8200-000000000011',
    channel: 'Digital Transaction',
  });
  const paths = new Map<string, string>();
  for (const { checkoutId } of Object(body)) {
    const documents = await api.get('agent-aisyah', '/application/checkout/documentrequired/list', {
      checkoutid: checkoutId,
    });
    for (const { path } of Object(documents.body)) if (path) paths.set(path.split('.').at(-1), path);
  }
  for (const path of paths.values()) {
    const [Bucket = '', Key = ''] = path.split('::');
    const file = await api.get('agent-aisyah', '/helpme/s3getpost', { Type: 'get', Bucket, Key });
    expect(file.status).toBe(200);
    expect(Buffer.from(textAt(file.body, 'content'), 'base64')).toHaveLength(Object(file.body).size);
  }
  expect(paths.size).toBeGreaterThan(0);
});
