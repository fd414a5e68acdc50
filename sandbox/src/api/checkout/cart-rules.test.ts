import {
  type AgentClient,
  add,
  checkoutBody,
  createAgentClient,
  declaration,
  textAt,
} from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const validate = (client: AgentClient, itemIds: readonly string[], channel = 'Digital Transaction') =>
  client.post('/application/checkout/validate', { channel, ...client.head, itemIds });
const cart = async (client: AgentClient, channel: string) =>
  Object((await client.get('/application/cart/list', { ...client.head, channel })).body);

test('lists and deletes items of one channel only', async () => {
  const client = await createAgentClient(api, 'three channels', 5, { pendingBank: true });
  const id = await add(client);
  expect(await cart(client, 'Digital Transaction')).toMatchObject({ investment: [{ id }], bankar: [] });
  expect(await cart(client, 'Digital Form')).toMatchObject({ investment: [], bankar: [{}] });
  expect(await cart(client, 'Digital AOF')).toMatchObject({ investment: [], bankar: [], onboarding: [] });
  const none = await client.get('/application/cart/list', {
    ...client.head,
    channel: 'Digital Transaction',
    cartIds: 'CI0',
  });
  expect(none.body).toMatchObject({ investment: [] });
  await client.post('/application/cart/delete', { channel: 'Digital Form', ...client.head, cartIds: [id] });
  expect(await cart(client, 'Digital Transaction')).toMatchObject({ investment: [{ id }] });
  const removed = await client.post('/application/cart/delete', {
    channel: 'Digital Transaction',
    ...client.head,
    cartIds: [id, 'CI0'],
  });
  expect(removed.body).toEqual({ cartIds: [id] });
});

describe('[ITM-14] payout to a bank account', () => {
  const payout = (number: string, over: object = {}) => ({
    distributionInstruction: 'PAYOUT',
    bankAccNumber: number,
    bankName: 'Maybank',
    micrCode: 'MBBEMYKL',
    mnemonic: 'MBB',
    ...over,
  });
  const complaints = async (client: AgentClient, over: object, ...together: string[]) =>
    Object((await validate(client, [await add(client, over), ...together])).body).complaints.map(
      (entry: unknown) => textAt(entry, 'message'),
    );

  test('accepts a bank account of the customer and refuses an unknown one', async () => {
    const client = await createAgentClient(api, 'own bank');
    const own = await client.get('/cif/account/bankaccount', { accountId: client.account('CS') });
    const all = await client.get(`/cif/${client.customer.customerId}/enquiry/bankaccount`);
    expect(all.body).toMatchObject(Object(own.body));
    const number = textAt(Object(own.body)[0], 'BankAccNo');
    expect(await complaints(client, payout(number))).toEqual([]);
    expect(await complaints(client, payout('1234567890'))).toEqual([
      'This bank account is not one of the customer’s in MYR.',
    ]);
  });

  test('accepts a new bank account in the same checkout or in one that was not rejected', async () => {
    const client = await createAgentClient(api, 'new bank', 5, { pendingBank: true });
    const [inCart] = (await cart(client, 'Digital Form')).bankar;
    const idBankar = textAt(inCart, 'id');
    const inTheCart = payout('514011112222', { idBankar });
    expect(await complaints(client, inTheCart)).toEqual([expect.stringContaining('check it out together')]);
    expect(await complaints(client, inTheCart, idBankar)).toEqual([]);

    const listed = await client.get('/application/checkout', {
      ...client.head,
      channel: 'Digital Transaction',
    });
    const byStatus = new Map(
      Object(listed.body).map((row: { status: string; items: readonly unknown[] }) => [
        row.status,
        textAt(row.items[0], 'itemId'),
      ]),
    );
    const pendingItemId = byStatus.get('Pending Customer Confirmation');
    const rejected = byStatus.get('Rejected');
    expect(await complaints(client, payout('514033334444', { idBankar: pendingItemId }))).toEqual([]);
    expect(await complaints(client, payout('514055556666', { idBankar: rejected }))).toEqual([
      expect.any(String),
    ]);
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 8 * 86_400_000);
    await client.get('/application/checkout', { ...client.head, channel: 'Digital Transaction' });
    expect(await complaints(client, payout('514033334444', { idBankar: pendingItemId }))).toEqual([]);
    api.clock.now = before;
    expect(await complaints(client, payout('514011112222', { idBankar: pendingItemId }))).toEqual([
      expect.stringContaining('not the one that was chosen'),
    ]);
  });
});

test('[ITM-11] marks a fund closed to new investment in the listing and refuses it at checkout', async () => {
  const client = await createAgentClient(api, 'closed fund');
  const listing = await client.get('/fund/product/scheme/listing');
  expect(listing.body).toContainEqual(
    expect.objectContaining({ scheme: 'CBGTA', isInvestmentAllow: false, isRedemptionAllow: true }),
  );
  const id = await add(client, { scheme: 'CBGTA', currency: 'AUD' });
  expect((await validate(client, [id])).body).toEqual({
    valid: false,
    complaints: [{ itemId: id, message: 'This fund is closed to new investment.' }],
  });
});

test('[CHK-01] refuses the onboarding channel for a checkout without onboarding', async () => {
  const client = await createAgentClient(api, 'wrong channel');
  const id = await add(client);
  expect(await validate(client, [id], 'Digital AOF')).toMatchObject({
    status: 422,
    body: { message: 'The channel of this checkout is Digital Transaction, not Digital AOF.' },
  });
  expect(
    (await client.post('/application/checkout', checkoutBody(client, [id], { channel: 'Digital AOF' })))
      .status,
  ).toBe(422);
});

test.each<[string, object, string]>([
  ['no method for a currency', { payment: [] }, 'No method is chosen that can pay MYR'],
  [
    'a payer who is not allowed',
    { payer: { name: 'Tan Ah Kow', idNo: '1', relationship: 'Others', reason: 'Gift', bankName: 'Maybank' } },
    'spouse, parent or child',
  ],
  [
    'documents not received',
    { declaration: { ...declaration, documentsReceived: false } },
    'body.declaration.documentsReceived',
  ],
  [
    'an address that was not confirmed',
    { declaration: { ...declaration, emailConfirmed: false } },
    'body.declaration.emailConfirmed',
  ],
])('[CHK-03] refuses a checkout with %s', async (_case, over, words) => {
  const client = await createAgentClient(api, `refused: ${_case}`);
  const answer = await client.post('/application/checkout', checkoutBody(client, [await add(client)], over));
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body).toMatchObject({ message: expect.stringContaining(words) });
});

test('[CHK-03] refuses the agent’s e-mail as the customer’s, in upper or lower case', async () => {
  const client = await createAgentClient(api, 'agent confirms');
  const customerEmail = client.agent.email.toUpperCase();
  const answer = await client.post(
    '/application/checkout',
    checkoutBody(client, [await add(client)], { customerEmail }),
  );
  expect(answer).toMatchObject({
    status: 422,
    body: { message: 'The customer’s e-mail is the agent’s own.' },
  });
});

test.each([
  ['agentName', 'Somebody Else'],
  ['agentEmail', 'somebody.else@agents.example'],
])('refuses a checkout with another %s than the agent’s and names its path', async (name, value) => {
  const client = await createAgentClient(api, `not the ${name}`);
  const body = checkoutBody(client, [await add(client)], { [name]: value });
  expect(await client.post('/application/checkout', body)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(`body.${name}: `) },
  });
});

test('refuses an item with a wrong fund name', async () => {
  const client = await createAgentClient(api, 'false name');
  const id = await add(client, { schemeName: 'Capital guaranteed' });
  expect((await validate(client, [id])).body).toEqual({
    valid: false,
    complaints: [{ itemId: id, message: 'The fund’s details have changed. Add the item again.' }],
  });
});

test('reads the seeded uploads', async () => {
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
