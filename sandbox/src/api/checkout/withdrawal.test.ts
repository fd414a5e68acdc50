import { and, eq } from 'drizzle-orm';
import { accounts, customers, holdings } from '../../database/tables/index.ts';
import { clockControls } from '../settlement/clock-controls.ts';
import {
  type AgentClient,
  checkoutBody,
  createAgentClient,
  nothingBought,
  textAt,
} from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import {
  addSwitch,
  checkOutAndAnswer,
  postRedemption,
  readHolding,
  switched,
} from '../testing/unit-orders.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const channel = 'Digital Transaction';
/** 7,000.00 units in sub-account A and 3,000.00 in B. Today is 20 November 2026. */
const split = { units: '10000.00', unitsB: '3000.00' };

/** A member born on a day, whose first contribution was on another one. */
async function createMember(key: string, dateOfBirth = '1985-06-01', firstContribution = '2025-11-20') {
  const client = await createAgentClient(api, `member ${key}`);
  const accountId = client.account('PRS');
  const { orm } = api.db;
  await orm.update(customers).set({ dateOfBirth }).where(eq(customers.id, client.customer.customerId));
  await orm.update(accounts).set({ firstContribution }).where(eq(accounts.id, accountId));
  await orm
    .update(holdings)
    .set(split)
    .where(and(eq(holdings.accountId, accountId), eq(holdings.scheme, 'CBPRG')));
  return client;
}

const withdraw = (client: AgentClient, withdrawalReason: string, over: object) =>
  postRedemption(client, 'PRS', 'CBPRG', { withdrawalReason, withdrawalDescription: 'x', ...over });
const added = async (client: AgentClient, reason: string, over: object) =>
  textAt((await withdraw(client, reason, over)).body, 'id');
const holdingOf = (client: AgentClient) => readHolding(client, 'PRS', 'CBPRG');
const validate = async (client: AgentClient, itemIds: readonly string[]) =>
  Object((await client.post('/application/checkout/validate', { channel, ...client.head, itemIds })).body);
const submit = (client: AgentClient, itemIds: readonly string[]) =>
  client.post('/application/checkout', checkoutBody(client, itemIds, nothingBought));
const passDays = (client: AgentClient, days: number) =>
  clockControls(api.db, () => api.clock.now).passDays(days, client.customer.customerId);

test.each([
  [
    'retirement at 41',
    '1',
    { units: 100 },
    'A withdrawal for retirement is possible from age 55, and the member is 41.',
  ],
  [
    'all units for a house',
    '4',
    { units: 10_000, redeemAll: true },
    'sub-account B alone, and not all units',
  ],
  [
    'more than B for a house',
    '4',
    { units: 3_000.01 },
    'Only 3,000.00 units of sub-account B are available.',
  ],
  ['a house under MYR 500', '4', { amountOrUnit: 'AMOUNT', amount: 499.99, units: 0 }, 'At least MYR 500.00'],
  ['a loan under MYR 500', '5', { units: 2 }, 'At least MYR 500.00 is withdrawn for this reason.'],
  ['death', '10', { units: 100 }, 'not one for a withdrawal by the member'],
])('[ITM-12] refuses %s', async (what, reason, over, words) => {
  const client = await createMember(what);
  expect(await withdraw(client, reason, over)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining(words) },
  });
});

test.each([
  ['retirement at 55', '1', { units: 10_000, redeemAll: true }, '1971-11-20'],
  ['all of B for a house', '4', { units: 3_000 }, '1985-06-01'],
  ['all units on leaving', '9', { units: 10_000, redeemAll: true }, '1985-06-01'],
  ['a pre-retirement withdrawal a year after the first contribution', '2', { units: 100 }, '1985-06-01'],
])('[ITM-04] takes %s', async (what, reason, over, born) => {
  const client = await createMember(`takes ${what}`, born);
  const id = await added(client, reason, over);
  expect(await validate(client, [id])).toEqual({ valid: true, complaints: [] });
});

test('[ITM-12] a pre-retirement withdrawal is refused in the first year, with the day from which it is possible', async () => {
  const client = await createMember('first year', '1985-06-01', '2025-11-21');
  const { status, body } = await withdraw(client, '2', { units: 100 });
  expect([status, Object(body).message]).toEqual([
    422,
    'A pre-retirement withdrawal is possible a year after the first contribution, from 21 Nov 2026.',
  ]);
  // other reasons do not wait
  expect(await withdraw(client, '3', { units: 100 })).toMatchObject({ status: 200 });
});

test('[ITM-12] a pre-retirement withdrawal is possible once a year: in the cart, at validation and at checkout', async () => {
  const client = await createMember('once a year');
  const [first, second] = [
    await added(client, '2', { units: 100 }),
    await added(client, '2', { units: 200 }),
  ];
  const words = 'A pre-retirement withdrawal is possible once a year, and one was made on 20 Nov 2026.';
  expect(await validate(client, [first, second])).toMatchObject({
    complaints: [{ itemId: second, message: words }],
  });
  expect(await submit(client, [first])).toMatchObject({ status: 200 });
  expect(await submit(client, [second])).toMatchObject({ status: 422, body: { message: words } });
  expect(await withdraw(client, '2', { units: 300 })).toMatchObject({
    status: 422,
    body: { message: words },
  });
});

test('[CHK-02] yesterday’s withdrawal is checked again by the units that sub-account B has now', async () => {
  const client = await createMember('yesterday');
  const id = await added(client, '4', { units: 3_000 });
  await api.db.orm
    .update(holdings)
    .set({ unitsB: '2999.99' })
    .where(eq(holdings.accountId, client.account('PRS')));
  const words = 'Only 2,999.99 units of sub-account B are available.';
  expect(await validate(client, [id])).toMatchObject({ complaints: [{ itemId: id, message: words }] });
  expect(await submit(client, [id])).toMatchObject({ status: 422, body: { message: words } });
});

test('[CLI-05] a holding has its sub-accounts, and the pending units of B: its own withdrawals, others in proportion', async () => {
  const client = await createMember('pending');
  expect(await holdingOf(client)).toMatchObject({ subAccounts: { a: 7_000, b: 3_000, pendingB: 0 } });
  await submit(client, [await added(client, '3', { units: 1_000 })]);
  await submit(client, [await added(client, '9', { units: 900 })]);
  expect(await holdingOf(client)).toMatchObject({
    pendingUnits: 1_900,
    subAccounts: { a: 7_000, b: 3_000, pendingB: 1_200 },
  });
  expect(await withdraw(client, '3', { units: 1_800.01 })).toMatchObject({
    status: 422,
    body: { message: 'Only 1,800.00 units of sub-account B are available.' },
  });
});

test('[APP-02] [CLI-05] settlement takes a withdrawal from its sub-account, and a switch leaves the split as it was', async () => {
  const client = await createMember('settled');
  await checkOutAndAnswer(client, await added(client, '2', { units: 1_000 }), 'confirm');
  await passDays(client, 2);
  expect(await holdingOf(client)).toMatchObject({
    units: 9_000,
    subAccounts: { a: 7_000, b: 2_000, pendingB: 0 },
  });
  await checkOutAndAnswer(client, await addSwitch(client, 'PRS', 'CBPRG', 'CBPRA'), 'confirm', switched);
  await passDays(client, 2);
  expect(await holdingOf(client)).toMatchObject({ units: 0, subAccounts: { a: 0, b: 0, pendingB: 0 } });
  const { units = 0, subAccounts } = (await readHolding(client, 'PRS', 'CBPRA')) ?? {};
  expect(subAccounts?.b).toBe(Number((units * (2 / 9)).toFixed(2)));
});
