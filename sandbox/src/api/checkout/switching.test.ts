import { findFund } from '../../seed/funds/funds.ts';
import { type AgentClient, checkoutBody, createAgentClient, textAt } from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { listOutbox } from './mailbox.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const channel = 'Digital Transaction';
type Plan = 'CS' | 'EPF' | 'PRS';
const targets: Readonly<Record<Plan, string>> = { CS: 'CBBND', EPF: 'CBBND', PRS: 'CBPRA' };

interface Holding {
  readonly scheme: string;
  readonly units: number;
}

async function holdingOf(client: AgentClient, plan: Plan): Promise<Holding> {
  const { ut = '', prs = '' } = client.agent.codes;
  const { body } = await client.get('/aum/holding', {
    userId: client.agent.userId,
    accountId: client.account(plan),
    scheme: '',
    plan,
    agentCode: plan === 'PRS' ? prs : ut,
    includeZeroAum: 'false',
  });
  return Object(body).holdings[0];
}

/** Posts a switch of all units of the first holding of an account, with these changes. */
async function switchUnits(client: AgentClient, plan: Plan, over: object = {}) {
  const { scheme, units } = await holdingOf(client, plan);
  const to = findFund({ toScheme: targets[plan], ...over }.toScheme);
  return client.post('/application/cart/transaction/switching', {
    channel,
    ...client.head,
    customerName: client.customer.name,
    payload: {
      accountId: client.account(plan),
      accountType: 'IND',
      fromScheme: scheme,
      fromSchemeName: findFund(scheme)?.name,
      toScheme: to?.scheme,
      toSchemeName: to?.name,
      fromCurrency: 'MYR',
      toCurrency: to?.currency,
      plan,
      amountOrUnit: 'UNIT',
      amount: 0,
      units,
      switchAll: true,
      salesCharge: plan === 'PRS' ? 0 : 1,
      distributionInstruction: 'REINVEST',
      switchedInSatRank: to?.satRank,
      isFromWholesaleFund: false,
      isToWholesaleFund: to?.structure === 'Wholesale',
      agentCode: plan === 'PRS' ? client.agent.codes.prs : client.agent.codes.ut,
      domesticBorrowing: false,
      bankName: null,
      bankAccNumber: null,
      micrCode: null,
      payeeName: null,
      mnemonic: null,
      ...over,
    },
  });
}

const validate = async (client: AgentClient, itemIds: readonly string[]) =>
  Object((await client.post('/application/checkout/validate', { channel, ...client.head, itemIds })).body);

test.each(['CS', 'EPF', 'PRS'] as const)(
  '[ITM-05] adds a switch of a %s account, and the cart lists it',
  async (plan) => {
    const client = await createAgentClient(api, `switch ${plan}`);
    const added = await switchUnits(client, plan);
    expect(added).toMatchObject({ status: 200 });
    const { body } = await client.get('/application/cart/list', { ...client.head, channel });
    expect(body).toMatchObject({
      redemption: [],
      switching: [{ id: textAt(added.body, 'id'), payload: { plan, amount: 0, switchAll: true } }],
    });
  },
);

test.each([
  ['another plan’s agent code', 'CS', { agentCode: 'P600001' }, 403, 'not yours for this plan'],
  ['a bank account without payouts', 'CS', { bankName: 'Maybank' }, 400, 'body.payload.bankName'],
  ['a fee for PRS', 'PRS', { salesCharge: 1 }, 422, 'The sales charge must lie'],
  ['too many units', 'CS', { units: 9_999_999 }, 422, 'units are available'],
  ['less than the target’s minimum', 'CS', { units: 300, switchAll: false }, 422, 'At least 1,050.00'],
  ['another fund’s rank', 'CS', { switchedInSatRank: 1 }, 422, 'details have changed'],
  ['another currency', 'CS', { toScheme: 'CBGSU' }, 422, 'must stay in the same currency'],
  ['a fund that EPF does not approve', 'EPF', { toScheme: 'CBSMC' }, 422, 'not approved for EPF'],
  ['a wholesale fund', 'CS', { toScheme: 'CBAPI' }, 422, 'sophisticated'],
  ['an unknown fund', 'CS', { toScheme: 'CBNONE', toSchemeName: 'x', toCurrency: 'MYR' }, 400, ''],
] as const)('[ITM-12] refuses %s', async (what, plan, over, status, words) => {
  const client = await createAgentClient(api, `no switch: ${what}`);
  const refused = await switchUnits(client, plan, over);
  expect(refused).toMatchObject({ status, body: { message: expect.stringContaining(words) } });
});

test('[ITM-12] items of the cart count together at checkout: all units are not switched twice', async () => {
  const client = await createAgentClient(api, 'switched twice');
  const first = textAt((await switchUnits(client, 'CS')).body, 'id');
  const second = textAt((await switchUnits(client, 'CS')).body, 'id');
  expect(await validate(client, [first])).toEqual({ valid: true, complaints: [] });
  expect(await validate(client, [first, second])).toEqual({
    valid: false,
    complaints: [{ itemId: second, message: 'Only 0.00 units are available.' }],
  });
});

test('[CHK-02] a switch is checked out without a payment, the e-mail names its size, and its units are pending', async () => {
  const client = await createAgentClient(api, 'switch sent');
  const id = textAt((await switchUnits(client, 'CS')).body, 'id');
  const sent = await client.post('/application/checkout', checkoutBody(client, [id], { payment: [] }));
  expect(sent).toMatchObject({ status: 200 });
  const [mail] = await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  expect(mail?.body).toContain('Switch all units from Cempaka Biru Malaysia Growth to Cempaka Biru Bond');
  const { units } = await holdingOf(client, 'CS');
  expect(await holdingOf(client, 'CS')).toMatchObject({ pendingUnits: units });
});

test('[ITM-14] refuses at checkout a bank account for payouts that is not the customer’s', async () => {
  const client = await createAgentClient(api, 'switch, other bank');
  const added = await switchUnits(client, 'CS', {
    distributionInstruction: 'PAYOUT',
    bankName: 'Maybank',
    bankAccNumber: '1234567890',
    micrCode: 'MBBEMYKL',
    payeeName: client.customer.name,
  });
  expect(await validate(client, [textAt(added.body, 'id')])).toMatchObject({
    complaints: [{ message: 'This bank account is not one of the customer’s in MYR.' }],
  });
});
