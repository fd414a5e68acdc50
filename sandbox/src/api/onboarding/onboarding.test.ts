import { jointApplicantOf } from '../../seed/onboarding/onboarding-payload.ts';
import { createAgentClient, textAt } from '../testing/agent-client.ts';
import { NURUL_HUDA, onboardingOfPerson, WEI_JUN } from '../testing/example-onboarding.ts';
import { addBank, cartOf, createOnboardingClient, invest } from '../testing/onboarding-client.ts';
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

const AOF = 'Digital AOF';
const newClient = (key: string) => createOnboardingClient(api, key, WEI_JUN);

test('[ITM-08] takes shares of nominees with two decimals that add up to 100', async () => {
  const client = await newClient('shares');
  const shares = [33.34, 33.33, 33.33];
  const nominee = shares.map((share, at) => ({
    name: 'Nurul Huda binti Zamri',
    idNo: `K123456${at}`,
    relationship: 'Spouse',
    share,
  }));
  expect((await client.save({ payload: { nominee }, isAOFCompleted: false })).status).toBe(200);
  const { onboarding } = await cartOf(client, AOF);
  expect(onboarding).toMatchObject([{ payload: { nominee: shares.map((share) => ({ share })) } }]);
});

test('[ITM-08] the same id replaces the onboarding, and the cart lists what was saved last', async () => {
  const client = await newClient('saves steps');
  const { plans, identity } = onboardingOfPerson(WEI_JUN);
  const first = await client.save({ payload: { plans }, isAOFCompleted: false });
  expect(first).toMatchObject({ status: 200, body: { id: client.onboardingId } });
  api.clock.now = new Date(START.getTime() + 60_000);
  expect((await client.save({ payload: { plans, identity }, isAOFCompleted: undefined })).status).toBe(200);
  const { onboarding } = await cartOf(client, AOF);
  expect(onboarding).toEqual([
    {
      id: client.onboardingId,
      customerId: client.onboardingId,
      customerName: WEI_JUN.name,
      createdAt: START.toISOString(),
      updatedAt: api.clock.now.toISOString(),
      payload: { plans, identity, isAOFCompleted: false },
    },
  ]);
});

const { contact } = onboardingOfPerson(WEI_JUN);
const unlisted = { ...contact, residential: { ...contact?.residential, country: 'MY', state: 'North' } };
const nominee = { name: 'Nurul Huda binti Zamri', idNo: '910725106048', relationship: 'Spouse', share: 50 };
const nominees = (...changes: readonly object[]) => ({
  payload: { nominee: changes.map((change) => ({ ...nominee, ...change })) },
  isAOFCompleted: false,
});
const MALFORMED: readonly (readonly [name: string, fields: object, message: string])[] = [
  ['another channel', { channel: 'Digital Form' }, 'body.channel'],
  ['a customer', { customerId: 'C0048302' }, 'body.customerId: the onboarding’s own id'],
  ['an id of another kind', { id: 'X1' }, 'body.id'],
  ['an unknown type', { payload: { hobby: {} } }, 'hobby'],
  [
    'a state that Malaysia does not have',
    { payload: { contact: unlisted }, isAOFCompleted: false },
    'body.payload.contact.residential.state: not in the list',
  ],
  [
    'a type that is missing on completion',
    { payload: { ...onboardingOfPerson(WEI_JUN), tax: undefined } },
    'body.payload.tax: needed to complete the onboarding',
  ],
  [
    'a joint applicant outside a list',
    { payload: { ...onboardingOfPerson(WEI_JUN), jointApplicant: {} } },
    'body.payload.jointApplicant: Invalid input: expected array',
  ],
  [
    'a share with three decimals',
    nominees({ share: 33.333 }, { share: 66.667, idNo: 'K1234567' }),
    'body.payload.nominee.0.share: a share in per cent',
  ],
  [
    'shares that do not add up to 100',
    nominees({ share: 50 }, { share: 49.99, idNo: 'K1234567' }),
    'body.payload.nominee: The shares add up to 99.99%. They must add up to 100%.',
  ],
  [
    'the applicant as a nominee',
    {
      payload: {
        identity: onboardingOfPerson(WEI_JUN).identity,
        nominee: [{ ...nominee, idNo: '880412145233', share: 100 }],
      },
      isAOFCompleted: false,
    },
    'body.payload.nominee.0.idNo: This is the applicant’s number.',
  ],
  [
    'a nominee who is named twice',
    nominees({}, {}),
    'body.payload.nominee.1.idNo: This is the number of nominee 1.',
  ],
];

test.each(MALFORMED)('[ITM-08] refuses %s', async (name, fields, message) => {
  const client = await newClient(`malformed: ${name}`);
  const answer = await client.save(fields);
  expect(answer.status).toBe(400);
  expect(textAt(answer.body, 'message')).toContain(message);
});

const US_TAX = { ...onboardingOfPerson(WEI_JUN).tax, usResidentStatus: 'US citizen', taxResidency: null };
const [SECOND] = jointApplicantOf(NURUL_HUDA, '2026-11-20');
const SHARED = { ...onboardingOfPerson(WEI_JUN).plans, accountType: 'JNT', operatingInstruction: '3' };
const REASONS: readonly (readonly [name: string, fields: object, reason: string])[] = [
  ['a step is missing', { tax: undefined }, 'Still to be answered: tax'],
  ['every step is answered', {}, 'To be reviewed and completed'],
  ['the applicant is a US person', { tax: US_TAX }, 'Head office opens the account of a US person'],
  [
    'a US person’s other steps are missing',
    { tax: US_TAX, investor: undefined },
    'Head office opens the account of a US person',
  ],
  [
    'a second holder of an earlier release was not asked for tax',
    { plans: SHARED, jointApplicant: [{ ...SECOND, tax: undefined }] },
    'Still to be answered: joint holder',
  ],
  [
    'the second holder is a US person',
    { plans: SHARED, jointApplicant: [{ ...SECOND, tax: US_TAX }] },
    'Head office opens the account of a US person',
  ],
];

test.each(REASONS)(
  '[ONB-01] the list of applications says what is to be done when %s',
  async (name, fields, reason) => {
    const client = await newClient(`listed: ${name}`);
    await client.save({ payload: { ...onboardingOfPerson(WEI_JUN), ...fields }, isAOFCompleted: false });
    const list = await client.get('/application/agent/list', {
      userId: client.agent.userId,
      channel: 'Digital Transaction',
    });
    expect(list.body).toMatchObject([{ applicationId: client.onboardingId, status: 'Draft', reason }]);
  },
);

test('[ONB-04] an investment and a bank account lie under the onboarding, and go with it', async () => {
  const client = await newClient('items under it');
  await client.save();
  const bankId = await addBank(client, WEI_JUN);
  const investmentId = await invest(client);
  expect((await cartOf(client, 'Digital Form')).bankar).toMatchObject([
    { id: bankId, customerId: client.onboardingId, payload: { onboardingId: client.onboardingId } },
  ]);
  expect((await cartOf(client, 'Digital Transaction')).investment).toMatchObject([
    { id: investmentId, payload: { onboardingId: client.onboardingId, accountId: client.account('CS') } },
  ]);
  const removed = await client.post('/application/cart/delete', {
    channel: AOF,
    ...client.head,
    cartIds: [client.onboardingId],
  });
  expect(Object(removed.body).cartIds.sort()).toEqual([bankId, investmentId, client.onboardingId].sort());
  expect((await cartOf(client, 'Digital Transaction')).investment).toEqual([]);
});

test('[ONB-04] refuses an item of another onboarding, of a customer, of a plan that is not opened, and other kinds', async () => {
  const client = await newClient('refuses items');
  await client.save();
  const put = (overrides: object, head: object = client.head) =>
    client.post('/application/cart/transaction/investment', {
      channel: 'Digital Transaction',
      ...head,
      customerName: WEI_JUN.name,
      payload: {
        accountId: client.account('CS'),
        accountType: 'IND',
        scheme: 'CBMGF',
        schemeName: 'Cempaka Biru Malaysia Growth',
        currency: 'MYR',
        plan: 'CS',
        salesCharge: 5.5,
        amount: 10_000,
        distributionInstruction: 'REINVEST',
        prsDefaultOption: null,
        prsDefaultOptionType: null,
        satRank: 4,
        isWholesaleFund: false,
        agentCode: client.agent.codes.ut,
        onboardingId: client.onboardingId,
        ...overrides,
      },
    });
  expect((await put({ onboardingId: 'ONB-other' })).status).toBe(400);
  expect((await put({ onboardingId: null })).status).toBe(400);
  expect((await put({ accountId: client.account('EPF') })).status).toBe(404);
  const update = await client.post('/application/cart/clientinfoupdate', {
    channel: 'Digital Form',
    ...client.head,
    customerName: WEI_JUN.name,
    id: 'an update of an applicant',
    payload: { usResidentStatus: 'US citizen', before: { usResidentStatus: 'Not a US person' } },
  });
  expect(update).toMatchObject({ status: 422 });
  const other = await createAgentClient(api, 'another agent');
  const otherCart = await other.get('/application/cart/list', {
    userId: other.agent.userId,
    customerId: client.onboardingId,
    channel: AOF,
  });
  expect(otherCart.status).toBe(404);
});
