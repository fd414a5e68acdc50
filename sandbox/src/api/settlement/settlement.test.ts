import { confirmCheckout } from '../checkout/mailbox.ts';
import { readLedger } from '../ledger.ts';
import {
  type AgentClient,
  createAgentClient,
  pay,
  readApplication,
  sendToCustomer,
  verify,
} from '../testing/agent-client.ts';
import { START, startTestApi, type TestApi } from '../testing/test-api.ts';
import {
  addRedemption,
  addSwitch,
  checkOutAndAnswer,
  readHolding,
  readHoldings,
  readTransactions,
  switched,
} from '../testing/unit-orders.ts';
import { clockControls } from './clock-controls.ts';
import { rejectOpenOrders } from './reject-order.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const passDays = (client: AgentClient, days: number) =>
  clockControls(api.db, () => api.clock.now).passDays(days, client.customer.customerId);

const statusOf = async (client: AgentClient, applicationId: string) =>
  Object((await readApplication(client, applicationId)).body).status;

test('[APP-02] [CLI-05] a confirmed redemption is taken up, priced on the day after T, and paid on T+4', async () => {
  const client = await createAgentClient(api, 'redemption settled');
  const before = await readHolding(client, 'CS', 'CBMGF');
  const { units = 0, nav = 0 } = before ?? {};
  const id = await checkOutAndAnswer(
    client,
    await addRedemption(client, 'CS', 'CBMGF', { units: 400 }),
    'confirm',
  );
  expect(await statusOf(client, id)).toBe('Submitted');

  await passDays(client, 1);
  expect(await statusOf(client, id)).toBe('In Process');
  expect(await readHolding(client, 'CS', 'CBMGF')).toMatchObject({ units, pendingUnits: 400 });

  await passDays(client, 1);
  const gross = Number((400 * nav).toFixed(2));
  expect(await readHolding(client, 'CS', 'CBMGF')).toMatchObject({
    units: Number((units - 400).toFixed(2)),
    pendingUnits: 0,
  });
  const [priced] = await readTransactions(client, 'CS');
  expect(priced).toMatchObject({
    date: '2026-11-20',
    type: 'RD',
    scheme: 'CBMGF',
    units: -400,
    nav,
    gross,
    charge: 0,
    status: 'In Process',
  });

  await passDays(client, 2);
  expect(await statusOf(client, id)).toBe('In Process');
  await passDays(client, 1);
  const { body } = await readApplication(client, id);
  expect(body).toMatchObject({
    status: 'Completed',
    timeline: [
      {
        status: 'Completed',
        title: 'Paid out',
        detail: expect.stringMatching(new RegExp(`^MYR ${gross.toFixed(2)} paid to \\w`)),
      },
      { status: null, title: 'Priced' },
      { status: 'In Process', title: 'Processing started' },
      { status: 'Submitted' },
      { status: 'Pending Customer Confirmation' },
    ],
  });
  expect(await readTransactions(client, 'CS')).toMatchObject([{ ...priced, status: 'Completed' }]);

  // nothing is left to process
  expect(await passDays(client, 20)).toBe(0);
  expect(await readTransactions(client, 'CS')).toHaveLength(1);
});

test.each([
  ['CS', 'CBMGF', 'CBBND'],
  ['EPF', 'CBBAL', 'CBMGF'],
  ['PRS', 'CBPRG', 'CBPRA'],
] as const)(
  '[APP-02] [CLI-05] a confirmed switch of %s moves all units of %s into %s',
  async (plan, from, to) => {
    const client = await createAgentClient(api, `switch settled ${plan}`);
    const { units = 0, cost = 0 } = (await readHolding(client, plan, from)) ?? {};
    const id = await checkOutAndAnswer(client, await addSwitch(client, plan, from, to), 'confirm', switched);
    await passDays(client, 2);
    expect(await statusOf(client, id)).toBe('Completed');
    const [bought, sold] = await readTransactions(client, plan);
    expect(sold).toMatchObject({ type: 'SO', scheme: from, units: -units, charge: 0 });
    expect(bought).toMatchObject({ type: 'SI', scheme: to, gross: sold.gross, reference: sold.reference });
    expect(bought.charge > 0).toBe(plan !== 'PRS');
    expect(cost).toBeGreaterThan(0);
    expect(await readHolding(client, plan, from)).toMatchObject({ units: 0, cost: 0, pendingUnits: 0 });
    expect(await readHolding(client, plan, to)).toMatchObject({ units: bought.units, cost: sold.gross });
  },
);

test('[APP-02] [CLI-05] a paid investment becomes units at the NAV, and the account’s value follows', async () => {
  const client = await createAgentClient(api, 'investment settled');
  const { applicationId, token } = await sendToCustomer(client);
  await confirmCheckout(api.db, token, api.clock.now);
  expect(await passDays(client, 5)).toBe(0);
  await pay(client, applicationId, 'R-1');
  await verify(client, applicationId);
  const totalValue = async () => {
    const query = { agentUserId: client.agent.userId, customerId: client.customer.customerId };
    return Object((await client.get('/aum/agent/customer/holding', query)).body).totals[0].marketValue;
  };
  const before = await totalValue();
  await passDays(client, 2);
  expect(await statusOf(client, applicationId)).toBe('Completed');
  // the worked example: MYR 10,000 at 5.5% and 0.6321
  expect(await readHolding(client, 'CS', 'CBIAS')).toMatchObject({ units: 14_995.53, cost: 10_000 });
  expect(await totalValue()).toBeCloseTo(before + 9_478.67, 1);
});

test('[APP-02] [PAY-01] a paid order that operations reject buys nothing, and its timeline says that the money goes back', async () => {
  const client = await createAgentClient(api, 'paid and rejected');
  const before = await readHoldings(client, 'CS');
  const { applicationId, token } = await sendToCustomer(client);
  await confirmCheckout(api.db, token, api.clock.now);
  await pay(client, applicationId, 'R-1');
  await verify(client, applicationId);
  const { customerId } = client.customer;
  await rejectOpenOrders(api.db, customerId, 'The fund takes no more money.', api.clock.now);
  expect((await readApplication(client, applicationId)).body).toMatchObject({
    status: 'Rejected',
    isConfirmed: true,
    reason: 'The fund takes no more money.',
    timeline: expect.arrayContaining([
      expect.objectContaining({
        title: 'Rejected by operations',
        detail: 'MYR 10,000.00 goes back to the payer',
      }),
    ]),
  });
  expect(await passDays(client, 20)).toBe(0);
  expect(await readHoldings(client, 'CS')).toEqual(before);
});

test('[APP-02] a rejected order changes nothing, and its units are free again', async () => {
  const client = await createAgentClient(api, 'rejected, not settled');
  const before = await readHoldings(client, 'CS');
  const id = await checkOutAndAnswer(
    client,
    await addRedemption(client, 'CS', 'CBMGF', { units: 400 }),
    'reject',
  );
  expect(await passDays(client, 20)).toBe(0);
  expect(await statusOf(client, id)).toBe('Rejected');
  expect(await readHoldings(client, 'CS')).toEqual(before);
  expect(await readTransactions(client, 'CS')).toEqual([]);
});

test('[APP-02] an order that its account can no longer carry out is rejected, and changes nothing', async () => {
  const client = await createAgentClient(api, 'units are gone');
  const all = await checkOutAndAnswer(
    client,
    await addSwitch(client, 'CS', 'CBMGF', 'CBBND'),
    'confirm',
    switched,
  );
  const { holdings } = await readLedger(api.db, client.customer.customerId);
  const account = holdings.find(({ scheme }) => scheme === 'CBMGF');
  // as if units had been taken by a transaction outside the portal
  await api.db.client.query('update holdings set units = 1 where account_id = $1 and scheme = $2', [
    account?.accountId,
    'CBMGF',
  ]);
  await passDays(client, 2);
  expect((await readApplication(client, all)).body).toMatchObject({
    status: 'Rejected',
    isConfirmed: true,
    reason: expect.stringContaining('has 1.00 units of CBMGF'),
  });
  expect(await readHolding(client, 'CS', 'CBMGF')).toMatchObject({ units: 1, pendingUnits: 0 });
  expect(await readHolding(client, 'CS', 'CBBND')).toBeUndefined();
});

test('[CLI-05] days of one customer leave the other orders as they are, and days of all settle the seed’s orders', async () => {
  const client = await createAgentClient(api, 'days of one');
  await checkOutAndAnswer(client, await addRedemption(client, 'EPF', 'CBBAL', { units: 400 }), 'confirm');
  const controls = clockControls(api.db, () => START);
  const others = (await controls.openOrders()).filter(
    ({ customerId }) => customerId !== client.customer.customerId,
  );
  await passDays(client, 20);
  expect(await controls.openOrders()).toEqual(others);
  expect(others.length).toBeGreaterThan(5);
  await controls.passDays(20);
  expect(await controls.openOrders()).toEqual([]);
});
