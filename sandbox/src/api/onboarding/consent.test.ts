import { jointApplicantOf } from '../../seed/onboarding/onboarding-payload.ts';
import { confirmCheckout, listOutbox, rejectCheckout } from '../checkout/mailbox.ts';
import { clockControls } from '../settlement/clock-controls.ts';
import {
  add,
  checkoutBody,
  createAgentClient,
  nothingBought,
  readApplication,
  textAt,
} from '../testing/agent-client.ts';
import { childInPlaceOf, NURUL_HUDA, onboardingOfPerson, WEI_JUN } from '../testing/example-onboarding.ts';
import { createOnboardingClient, type OnboardingClient, upload } from '../testing/onboarding-client.ts';
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

const [huda] = jointApplicantOf(NURUL_HUDA, '2026-11-20') ?? [];
const single = onboardingOfPerson(WEI_JUN);

type Instruction = '1' | '2' | '3';

/** An onboarding of Tan Wei Jun with Nurul Huda, sent to the customer for confirmation. */
async function sendJoint(key: string, instruction: Instruction, emails = ['a', 'b'], accountType = 'JNT') {
  const client = await createOnboardingClient(api, key, WEI_JUN);
  const front = await upload(client);
  const pictures = { front, back: front };
  const [own = '', other = ''] = emails.map(
    (name) => `${client.onboardingId.toLowerCase()}-${name}@mail.example`,
  );
  if (!huda) throw new Error('There is a second holder.');
  const person = { ...huda, identity: { ...huda.identity, ...pictures } };
  const saved = await client.save({
    payload: {
      ...single,
      plans: { ...single.plans, accountType, operatingInstruction: instruction },
      jointApplicant: [
        {
          ...(accountType === 'MNR' ? childInPlaceOf(person) : person),
          contact: { ...huda.contact, email: other },
        },
      ],
    },
  });
  expect(saved).toMatchObject({ status: 200 });
  const checkout = await client.post(
    '/application/checkout',
    checkoutBody(client, [client.onboardingId], {
      ...nothingBought,
      channel: 'Digital AOF',
      customerEmail: own,
    }),
  );
  expect(checkout).toMatchObject({ status: 200 });
  const checkoutId = textAt(checkout.body, 'checkoutId');
  const applicationId = textAt(Object(checkout.body).applications[0], 'applicationId');
  const mails = async (address: string) =>
    (await listOutbox(api.db, address)).filter(({ subject }) => subject.includes(checkoutId));
  return { client, checkoutId, applicationId, own, other, mails };
}

const detailOf = async (client: OnboardingClient, applicationId: string) =>
  Object((await readApplication(client, applicationId)).body);
const listed = async (client: OnboardingClient) =>
  Object(
    (
      await client.get('/application/agent/list', {
        userId: client.agent.userId,
        channel: 'Digital Transaction',
      })
    ).body,
  )[0];
const answer = async (mails: Promise<readonly { readonly token?: string }[]>) =>
  (await mails)[0]?.token ?? '';

// signers.test.ts has the other instructions
test('[CHK-04] [ONB-04] both adults consent to the opening, also when either signs later, and list and detail say who is waited for', async () => {
  const { client, applicationId, own, other, mails } = await sendJoint('consents', '2');
  const [mine] = await mails(own);
  const [theirs] = await mails(other);
  expect(mine?.body).toContain(`Dear ${WEI_JUN.name},`);
  expect(theirs?.body).toContain('Dear Nurul Huda binti Zamri,');
  for (const mail of [mine, theirs])
    expect(mail?.body).toContain('  Cash account: Tan Wei Jun and Nurul Huda binti Zamri, ');
  expect(mine?.body).toContain('Nothing happens before you and Nurul Huda binti Zamri have confirmed.');
  expect(theirs?.body).toContain('Nothing happens before you and Tan Wei Jun have confirmed.');
  const both = ['Tan Wei Jun', 'Nurul Huda binti Zamri'];
  expect(await listed(client)).toMatchObject({ awaiting: both });
  expect(await detailOf(client, applicationId)).toMatchObject({ awaiting: both });

  expect(await confirmCheckout(api.db, mine?.token ?? '', api.clock.now)).toBe('confirmed-by-one');
  expect(await detailOf(client, applicationId)).toMatchObject({
    status: 'Pending Customer Confirmation',
    awaiting: ['Nurul Huda binti Zamri'],
  });
  expect(await listed(client)).toMatchObject({ awaiting: ['Nurul Huda binti Zamri'] });
  expect(await confirmCheckout(api.db, theirs?.token ?? '', api.clock.now)).toBe('confirmed');
  const confirmed = await detailOf(client, applicationId);
  expect(confirmed.status).not.toBe('Pending Customer Confirmation');
  expect(confirmed.awaiting).toEqual([]);
});

test('[CHK-04] a rejection by the second holder rejects the opening, and the onboarding goes back to the cart', async () => {
  const { client, checkoutId, applicationId, own, other, mails } = await sendJoint('one says no', '1');
  await confirmCheckout(api.db, await answer(mails(own)), api.clock.now);
  expect(await rejectCheckout(api.db, await answer(mails(other)), api.clock.now, 'Not with me.')).toBe(
    'rejected',
  );
  expect(await detailOf(client, applicationId)).toMatchObject({
    status: 'Rejected',
    reason: 'Not with me.',
    awaiting: [],
    timeline: [{ title: 'Rejected by one holder', holder: 'Nurul Huda binti Zamri' }, {}, {}],
  });
  expect((await client.post('/application/checkout/movetodraft', { checkoutId })).status).toBe(200);
});

test('[CHK-04] one address for two people gets two links, and a resend asks only who has not answered', async () => {
  const { client, checkoutId, applicationId, own, mails } = await sendJoint('one address', '2', ['a', 'a']);
  const sent = await mails(own);
  expect(sent.map(({ body }) => body.split('\n')[0])).toEqual([
    'Dear Nurul Huda binti Zamri,',
    'Dear Tan Wei Jun,',
  ]);
  const [theirs, mine] = sent;
  expect(await confirmCheckout(api.db, mine?.token ?? '', api.clock.now)).toBe('confirmed-by-one');
  const resend = await client.post('/application/checkout/resendemail', { checkoutId });
  expect(resend.status).toBe(200);
  const [again, ...others] = await mails(own);
  expect(others).toHaveLength(2);
  expect(again?.body).toContain('Dear Nurul Huda binti Zamri,');
  expect(await confirmCheckout(api.db, theirs?.token ?? '', api.clock.now)).toBe('replaced');
  const checkout = await client.get('/application/checkout', { checkoutIds: checkoutId });
  expect(checkout.body).toMatchObject([
    {
      recipients: [
        { name: 'Tan Wei Jun', answer: { kind: 'confirmed' } },
        { name: 'Nurul Huda binti Zamri', answer: null },
      ],
    },
  ]);
  expect(await confirmCheckout(api.db, again?.token ?? '', api.clock.now)).toBe('confirmed');
  expect((await detailOf(client, applicationId)).awaiting).toEqual([]);
});

test('[CHK-04] a minor is not asked', async () => {
  const { client, own, other, mails } = await sendJoint('with a minor', '1', ['a', 'b'], 'MNR');
  expect(await mails(own)).toHaveLength(1);
  expect(await mails(other)).toEqual([]);
  expect(await listed(client)).toMatchObject({ awaiting: [] });
  expect((await mails(own))[0]?.body).toContain('Aiman bin Azman (a minor), Tan Wei Jun signs');
});

test('[ONB-04] [CLI-01] the opened account names both holders, both find the customer, and no other agent does', async () => {
  const { client, applicationId, own, other, mails } = await sendJoint('opened', '3');
  const twin = await createAgentClient(api, 'twin of opened');
  await confirmCheckout(api.db, await answer(mails(own)), api.clock.now);
  await confirmCheckout(api.db, await answer(mails(other)), api.clock.now);
  const documents = await client.get('/application/documentrequired/list', {
    applicationId,
    transactionFormId: textAt((await detailOf(client, applicationId)).items[0], 'formId'),
  });
  for (const { docId, status } of Object(documents.body))
    if (status === 'Pending') await upload(client, docId);
  await clockControls(api.db, () => api.clock.now).passDays(3, client.onboardingId);
  const { status, account } = await detailOf(client, applicationId);
  expect({ status, account }).toMatchObject({
    status: 'Completed',
    account: {
      holders: [
        { name: 'Tan Wei Jun', role: 'Principal' },
        { name: 'Nurul Huda binti Zamri', role: 'Joint' },
      ],
    },
  });
  const find = async ({ agent, get }: Pick<OnboardingClient, 'agent' | 'get'>, keyword: string) => {
    const query = { agentUserId: agent.userId, keyword, limit: '5', page: '1' };
    return Object((await get('/cif/search/customerbyservicingagent', query)).body).customers;
  };
  for (const keyword of ['880412145233', 'nurul huda', '910725106048', '910725-10-6048', 'Huda Zamri']) {
    expect(await find(client, keyword)).toMatchObject([
      { name: 'Tan Wei Jun', otherHolders: [{ name: 'Nurul Huda binti Zamri' }] },
    ]);
    expect(await find(twin, keyword)).toEqual([]);
  }
  expect(await find(client, 'huda jun')).toEqual([]);
  const [customer] = await find(client, 'nurul huda');
  const sale = await add(
    {
      ...client,
      head: { ...client.head, customerId: customer.customerId },
      account: () => account.accountId,
    },
    { accountType: 'JNT', scheme: 'CBMGF', satRank: 4 },
  );
  const sold = await client.post('/application/checkout', {
    ...checkoutBody(client, [sale], { customerEmail: own }),
    customerId: customer.customerId,
  });
  expect(sold).toMatchObject({ status: 200 });
  const [asked] = await listOutbox(api.db, other);
  expect(asked?.subject).toContain(textAt(sold.body, 'checkoutId'));
});
