import { confirmCheckout, listOutbox, rejectCheckout } from '../checkout/mailbox.ts';
import { clockControls } from '../settlement/clock-controls.ts';
import { checkoutBody, pay, readApplication, textAt, verify } from '../testing/agent-client.ts';
import { WEI_JUN } from '../testing/example-onboarding.ts';
import {
  addBank,
  cartOf,
  createOnboardingClient,
  invest,
  type OnboardingClient,
  upload,
} from '../testing/onboarding-client.ts';
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

/** A complete onboarding with a bank account and an investment, sent to the applicant. */
async function send(client: OnboardingClient, overrides: object = {}) {
  expect(await client.save()).toMatchObject({ status: 200 });
  const itemIds = [client.onboardingId, await addBank(client, WEI_JUN), await invest(client)];
  const body = checkoutBody(client, itemIds, {
    channel: AOF,
    customerEmail: `${client.onboardingId.toLowerCase()}@mail.example`,
    ...overrides,
  });
  const checkout = await client.post('/application/checkout', body);
  expect(checkout).toMatchObject({ status: 200 });
  const [mail] = await listOutbox(api.db, `${client.onboardingId.toLowerCase()}@mail.example`);
  const [form, paid] = Object(checkout.body).applications;
  return {
    itemIds,
    body: checkout.body,
    checkoutId: textAt(checkout.body, 'checkoutId'),
    applicationId: textAt(form, 'applicationId'),
    /** The investment's, which waits for the payment. */
    paidId: textAt(paid, 'applicationId'),
    token: mail?.token ?? '',
    mail,
  };
}

const statusOf = async (client: OnboardingClient, applicationId: string) =>
  Object((await readApplication(client, applicationId)).body).status;

test('[CHK-01] an onboarding that is not complete, and an item without it, are refused at their items', async () => {
  const client = await newClient('not complete');
  await client.save({ isAOFCompleted: false });
  const investmentId = await invest(client);
  const validate = (channel: string, itemIds: readonly string[]) =>
    client.post('/application/checkout/validate', { channel, ...client.head, itemIds });
  expect((await validate(AOF, [client.onboardingId, investmentId])).body).toEqual({
    valid: false,
    complaints: [
      { itemId: client.onboardingId, message: 'The onboarding is not complete: finish its steps.' },
    ],
  });
  expect((await validate('Digital Transaction', [investmentId])).body).toEqual({
    valid: false,
    complaints: [{ itemId: investmentId, message: 'Send it together with its onboarding.' }],
  });
  expect((await validate('Digital Transaction', [client.onboardingId])).status).toBe(422);
});

test('[CHK-01] a rejected onboarding goes back to the cart with its items', async () => {
  const client = await newClient('rejected');
  const { checkoutId, applicationId, token, itemIds } = await send(client);
  await rejectCheckout(api.db, token, api.clock.now, 'Not now.');
  expect(await statusOf(client, applicationId)).toBe('Rejected');
  const moved = await client.post('/application/checkout/movetodraft', { checkoutId });
  expect(moved.body).toEqual({ checkoutId, itemIds });
  expect((await cartOf(client, AOF)).onboarding).toMatchObject([{ id: client.onboardingId }]);
});

test('[CHK-01] an onboarding expires after seven days', async () => {
  const client = await newClient('expired');
  const { applicationId } = await send(client);
  api.clock.now = new Date(START.getTime() + 8 * 86_400_000);
  expect(await statusOf(client, applicationId)).toBe('Expired');
});

test('[CHK-01] [ONB-04] from checkout to the customer who has the account, the bank account and the units', async () => {
  const client = await newClient('whole life');
  const { applicationId, paidId, checkoutId, token, mail, body } = await send(client);
  expect(mail?.body).toContain('- Open an account\n');
  expect(mail?.body).toContain('Cempaka Biru Malaysia Growth, your new cash account');
  const waiting = { status: 'Pending Customer Confirmation' };
  expect(body).toMatchObject({ applications: [waiting, waiting] });
  const listed = await client.get('/application/agent/list', {
    userId: client.agent.userId,
    channel: 'Digital Transaction',
  });
  expect(listed.body).toMatchObject([
    { applicationId: paidId, accountId: null, plan: 'CS', types: ['investment'] },
    {
      applicationId,
      channel: AOF,
      customerId: client.onboardingId,
      customerName: WEI_JUN.name,
      accountId: null,
      plan: null,
      types: ['onboarding', 'bankar'],
    },
  ]);

  expect(await confirmCheckout(api.db, token, api.clock.now)).toBe('confirmed');
  expect(await statusOf(client, paidId)).toBe('Pending Payment');
  await pay(client, paidId, 'FPX-1');
  expect((await verify(client, paidId)).status).toBe(200);
  expect(await statusOf(client, paidId)).toBe('Submitted');
  expect(await statusOf(client, applicationId)).toBe('Pending Documents');
  const documents = await client.get('/application/checkout/documentrequired/list', {
    checkoutid: checkoutId,
  });
  expect(documents.body).toMatchObject([
    { name: 'MyKad, front', status: 'Pending' },
    { name: 'MyKad, back', status: 'Pending' },
    { name: 'Bank statement', status: 'Uploaded' },
  ]);
  for (const each of Object(documents.body).slice(0, 2)) await upload(client, textAt(each, 'docId'));
  expect(await statusOf(client, applicationId)).toBe('Submitted');

  const { passDays } = clockControls(api.db, () => api.clock.now);
  await passDays(3, client.onboardingId);
  const done = Object((await readApplication(client, applicationId)).body);
  expect(done).toMatchObject({
    status: 'Completed',
    account: { plan: 'CS', holders: [{ name: WEI_JUN.name }] },
  });
  const search = await client.get('/cif/search/customerbyservicingagent', {
    agentUserId: client.agent.userId,
    keyword: WEI_JUN.idNo,
    limit: '5',
    page: '1',
  });
  const [customer] = Object(search.body).customers;
  expect(customer).toMatchObject({ name: WEI_JUN.name, satStatus: 'Valid', email: WEI_JUN.email });
  const { customerId } = customer;
  const info = await client.get('/cif/prr/customer/info', { agentUserId: client.agent.userId, customerId });
  expect(info.body).toMatchObject({ occupation: 'Employed', account: [{ plan: 'CS', accountType: 'IND' }] });
  const accountId = done.account.accountId;
  const bank = await client.get('/cif/account/bankaccount', { accountId });
  expect(JSON.stringify(bank.body)).toContain('514011112222');
  const holdings = await client.get('/aum/agent/customer/holding', {
    agentUserId: client.agent.userId,
    customerId,
  });
  expect(JSON.stringify(holdings.body)).toContain(accountId);
});
