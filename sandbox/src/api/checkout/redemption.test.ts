import { findFund } from '../../seed/funds/funds.ts';
import {
  type AgentClient,
  checkoutBody,
  createAgentClient,
  nothingBought,
  textAt,
} from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const channel = 'Digital Transaction';
const noBank = { bankName: null, bankAccNumber: null, micrCode: null, payeeName: null, mnemonic: null };

interface Holding {
  readonly scheme: string;
  readonly units: number;
}

async function holdingOf(client: AgentClient, plan: 'CS' | 'EPF' | 'PRS'): Promise<Holding> {
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

/** Posts a redemption of 400 units of the first holding of an account, with these changes. */
async function redeem(client: AgentClient, plan: 'CS' | 'EPF' | 'PRS', over: object = {}) {
  const { scheme } = await holdingOf(client, plan);
  const [bank] = Object(
    (await client.get('/cif/account/bankaccount', { accountId: client.account(plan) })).body,
  );
  return client.post('/application/cart/transaction/redemption', {
    channel,
    ...client.head,
    customerName: client.customer.name,
    payload: {
      accountId: client.account(plan),
      accountType: 'IND',
      scheme,
      schemeName: findFund(scheme)?.name,
      currency: 'MYR',
      plan,
      amountOrUnit: 'UNIT',
      amount: 0,
      units: 400,
      paymentInstruction: plan === 'CS' ? 'BANK' : plan,
      ...(plan === 'CS'
        ? {
            bankName: bank.BankName,
            bankAccNumber: bank.BankAccNo,
            micrCode: bank.MICRCode,
            payeeName: bank.BankAccName,
            mnemonic: 'MBB',
          }
        : noBank),
      withdrawalReason: plan === 'PRS' ? '2' : null,
      withdrawalDescription: plan === 'PRS' ? 'Pre-retirement' : null,
      redeemAll: false,
      isWholesaleFund: false,
      agentCode: plan === 'PRS' ? client.agent.codes.prs : client.agent.codes.ut,
      ...over,
    },
  });
}

const validate = async (client: AgentClient, itemIds: readonly string[]) =>
  Object((await client.post('/application/checkout/validate', { channel, ...client.head, itemIds })).body);

test.each(['CS', 'EPF', 'PRS'] as const)(
  '[ITM-04] adds a redemption of a %s account, and the cart lists it',
  async (plan) => {
    const client = await createAgentClient(api, `redeem ${plan}`);
    const added = await redeem(client, plan);
    expect(added).toMatchObject({ status: 200 });
    const { body } = await client.get('/application/cart/list', { ...client.head, channel });
    expect(body).toMatchObject({
      investment: [],
      redemption: [{ id: textAt(added.body, 'id'), payload: { plan, units: 400, amount: 0 } }],
    });
  },
);

test.each([
  ['another plan’s agent code', 'CS', { agentCode: 'P600001' }, 403, 'not yours for this plan'],
  ['a bank account for EPF', 'EPF', { bankName: 'Maybank' }, 400, 'body.payload.bankName'],
  ['no bank account for cash', 'CS', { bankAccNumber: null }, 400, 'body.payload.bankAccNumber'],
  ['reason 10', 'PRS', { withdrawalReason: '10' }, 422, 'not one for a withdrawal'],
  ['too many units', 'CS', { units: 9_999_999 }, 422, 'units are available'],
  ['too few units', 'CS', { units: 1 }, 422, 'At least 200 units'],
  ['another fund name', 'CS', { schemeName: 'Capital guaranteed' }, 422, 'details have changed'],
  [
    'a fund that is not in the account',
    'CS',
    { scheme: 'CBIEQ', schemeName: 'Cempaka Biru Islamic Equity' },
    422,
    'Only 0.00',
  ],
] as const)('[ITM-12] refuses %s', async (what, plan, over, status, words) => {
  const client = await createAgentClient(api, `no redemption: ${what}`);
  expect(await redeem(client, plan, over)).toMatchObject({
    status,
    body: { message: expect.stringContaining(words) },
  });
});

test('[ITM-11] a suspended fund is listed as not redeemable, and is refused', async () => {
  const client = await createAgentClient(api, 'suspended', 5, { schemes: ['CBPCU'] });
  const listing = await client.get('/fund/product/scheme/listing');
  expect(listing.body).toContainEqual(
    expect.objectContaining({ scheme: 'CBPCU', isRedemptionAllow: false, isInvestmentAllow: true }),
  );
  expect(await redeem(client, 'CS', { currency: 'USD', isWholesaleFund: true })).toMatchObject({
    status: 422,
    body: { message: 'This fund cannot be redeemed now.' },
  });
});

test('[ITM-12] items of the cart count together at checkout: all units are not redeemed twice', async () => {
  const client = await createAgentClient(api, 'twice');
  const { units } = await holdingOf(client, 'CS');
  const all = { units, redeemAll: true };
  const first = textAt((await redeem(client, 'CS', all)).body, 'id');
  const second = textAt((await redeem(client, 'CS', all)).body, 'id');
  expect(await validate(client, [first])).toEqual({ valid: true, complaints: [] });
  expect(await validate(client, [first, second])).toEqual({
    valid: false,
    complaints: [{ itemId: second, message: 'Only 0.00 units are available.' }],
  });
});

test('[CHK-02] a redemption is checked out without a payment, and its units are pending', async () => {
  const client = await createAgentClient(api, 'redemption sent');
  const id = textAt((await redeem(client, 'CS')).body, 'id');
  const sent = await client.post('/application/checkout', checkoutBody(client, [id], nothingBought));
  expect(sent).toMatchObject({ status: 200 });
  // the units are pending from now on
  expect(await holdingOf(client, 'CS')).toMatchObject({ pendingUnits: 400 });
  const { units } = await holdingOf(client, 'CS');
  expect(await redeem(client, 'CS', { units })).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/^Only .* units are available/) },
  });
});

test('[ITM-14] refuses at checkout a bank account that is not the customer’s', async () => {
  const client = await createAgentClient(api, 'other bank');
  const id = textAt((await redeem(client, 'CS', { bankAccNumber: '1234567890' })).body, 'id');
  expect(await validate(client, [id])).toMatchObject({
    complaints: [{ itemId: id, message: 'This bank account is not one of the customer’s in MYR.' }],
  });
});
