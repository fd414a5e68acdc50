import { applicationList } from '@portal/shared/api/applications';
import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import type { WireOf } from '@portal/shared/api/endpoint';
import { extractId } from '@portal/shared/api/extract-id';
import { readFile, uploadFile } from '@portal/shared/api/files';
import { addOnboarding } from '@portal/shared/api/onboarding';
import type { Agent } from '@portal/shared/contract';
import {
  emptyCartWire,
  fakeApi,
  onboardingWire,
  renderSlot,
  samples,
  testAgent,
  testDrafts,
  testSession,
  testShell,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OnboardingPage, onboardingRemoteData } from './index.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name, value: name }));
const lookups = {
  ...samples.lookups,
  gender: [
    { name: 'Male', value: 'M' },
    { name: 'Female', value: 'F' },
  ],
  usResidentStatus: named('Not a US person', 'US citizen'),
  usIndiciaType: named('Born in the US'),
  taxResidency: named('Malaysia only', 'Malaysia and elsewhere'),
  sourceOfIncome: named('Salary', 'Others'),
};

const Slot = onboardingRemoteData.wrap(OnboardingPage);
const id = 'ONB-2611-0144';
const row: WireOf<typeof applicationList>[number] = {
  applicationId: id,
  formNo: id,
  checkoutId: id,
  channel: 'Digital AOF',
  status: 'Draft',
  reason: 'Still to be answered: tax',
  submittedAt: '2026-11-18T10:00:00+08:00',
  updatedAt: '2026-11-18T10:00:00+08:00',
  expiresAt: null,
  due: [],
  customerId: id,
  customerName: 'NURUL HUDA BINTI ZAMRI',
  accountId: null,
  types: ['onboarding'],
  plan: null,
  sizes: [],
};

const { tax: _tax, isAOFCompleted: _completed, ...unfinished } = onboardingWire;
const cartWith = (payload: object) => ({
  ...emptyCartWire,
  onboarding: [
    {
      id,
      customerId: id,
      customerName: row.customerName,
      createdAt: row.submittedAt,
      payload: { ...payload },
    },
  ],
});

function service(payload: object = unfinished) {
  let stored: object = payload;
  return fakeApi()
    .reply(applicationList, [row])
    .reply(cartList, () => cartWith(stored))
    .reply(addOnboarding, ({ body }) => {
      stored = Object(body).payload;
      return { id };
    })
    .reply(deleteFromCart, { cartIds: [id] })
    .reply(uploadFile, { path: 'documents::1', fileName: 'front.png', contentType: 'image/png', size: 3 })
    .reply(readFile, { ...samples.readFile, contentType: 'image/png' });
}

/** A picture of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = new File([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], 'front.png', {
  type: 'image/png',
});

const open = (path: string, agent: Agent = testAgent) => {
  const session = testSession();
  session.set({ status: 'active', agent, expiresAt: Date.now() + 900_000 });
  const shell = testShell({ reference: { lookups }, drafts: testDrafts(), session });
  return renderSlot(<Slot />, { path, shell });
};

test('[RTE-15] [ONB-01] lists unfinished onboardings, and removes one only after a question', async () => {
  const api = service();
  const { user } = open('/onboarding');
  const list = await screen.findByRole('list', { name: 'Unfinished onboardings' });
  expect(list).toHaveTextContent('Nurul Huda binti Zamri');
  expect(list).toHaveTextContent('Still to be answered: tax');
  expect(within(list).getByRole('link', { name: /^Continue/ })).toHaveAttribute(
    'href',
    `/onboarding?onboarding=${id}`,
  );
  await user.click(within(list).getByRole('button', { name: /^Remove the onboarding/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Remove the onboarding of Nurul/ });
  expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.requestsOf(deleteFromCart)).toHaveLength(1));
  expect(api.requestsOf(deleteFromCart)[0]?.body).toMatchObject({ channel: 'Digital AOF', cartIds: [id] });
});

test('[SGN-18] an agent without a registration reads why nothing can be started', async () => {
  service();
  const { agentCodeUt: _ut, agentCodePrs: _prs, ...unregistered } = testAgent;
  open('/onboarding', unregistered);
  expect(await screen.findByText('You are not registered to sell any product')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start onboarding' })).not.toBeInTheDocument();
});

test('[ONB-01] opens at what is missing, saves the whole payload under the same id, and goes on', async () => {
  const api = service();
  const { user, location } = open(`/onboarding?onboarding=${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tax' })).toBeVisible();
  const next = () => user.click(screen.getByRole('button', { name: /^Continue to/ }));
  await next();
  expect(screen.getAllByText('Choose one.').length).toBeGreaterThan(0);
  expect(api.requestsOf(addOnboarding)).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'Not a US person' }));
  await user.click(screen.getByRole('checkbox', { name: 'None of these' }));
  await user.click(screen.getByRole('radio', { name: 'Malaysia only' }));
  await next();
  await waitFor(() => expect(location().search).toContain('step=investor'));
  expect(api.requestsOf(addOnboarding)[0]?.body).toMatchObject({
    channel: 'Digital AOF',
    customerId: id,
    id,
    customerName: 'NURUL HUDA BINTI ZAMRI',
    agent: testAgent.agentCodeUt,
    payload: {
      plans: onboardingWire.plans,
      tax: {
        usResidentStatus: 'Not a US person',
        usIndicia: [],
        taxResidency: 'Malaysia only',
        countries: [],
      },
    },
  });
  expect(await screen.findByText(/^Saved \d\d:\d\d/)).toBeVisible();
});

test('[ONB-01] a US person is sent to head office, and cannot continue', async () => {
  service();
  const { user } = open(`/onboarding?onboarding=${id}&step=tax`);
  await user.click(await screen.findByRole('radio', { name: 'US citizen' }));
  expect(screen.getByText('This onboarding stops here')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Continue to/ })).not.toBeInTheDocument();
});

test('[ONB-02] a picture fills the fields, which stay editable; a changed number is marked and sent as changed', async () => {
  const { identity: _identity, ...withoutIdentity } = unfinished;
  const api = service(withoutIdentity).reply(extractId, {
    status: 'read',
    docType: 'MYKAD',
    idNo: '910725-10-6048',
    name: 'NURUL HUDA BINTI ZAMRI',
    dob: '1991-07-25',
    gender: 'F',
    uncertain: ['name'],
  });
  const { user } = open(`/onboarding?onboarding=${id}&step=identity`);
  await user.upload(await screen.findByLabelText('Front', { selector: 'input' }), png);
  const number = await screen.findByRole('textbox', { name: /^MyKad number/ });
  await waitFor(() => expect(number).toHaveValue('910725-10-6048'));
  expect(api.requestsOf(extractId)[0]?.body).toMatchObject({ side: 'front', docType: 'MYKAD' });
  expect(screen.getAllByText('Read from the card').length).toBeGreaterThan(1);
  expect(screen.getByText('Check')).toBeVisible();
  await user.clear(number);
  await user.type(number, '880412-14-5233');
  expect(await screen.findAllByText('Changed')).not.toHaveLength(0);
  expect(screen.getByLabelText(/^Date of birth/)).toHaveValue('1988-04-12');
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  await waitFor(() => expect(api.requestsOf(addOnboarding)).toHaveLength(1));
  expect(api.requestsOf(addOnboarding)[0]?.body).toMatchObject({
    payload: { identity: { idNo: '880412-14-5233', isIdNoChanged: true, front: 'documents::1', back: null } },
  });
});

test('[ONB-02] an unreadable picture is kept, and its fields are typed', async () => {
  service().reply(extractId, { status: 'unreadable' });
  const { user } = open(`/onboarding?onboarding=${id}&step=identity`);
  await user.upload(await screen.findByLabelText('Front', { selector: 'input' }), png);
  expect(await screen.findByText(/nothing could be read from it. Type the details/)).toBeVisible();
});

test('[ONB-01] the proof of a sophisticated investor is uploaded on Documents, and not sent to the reader of cards', async () => {
  const investor = { sI: true, sophisticatedInvestorCriteria: 'income' };
  const api = service({ ...unfinished, investor });
  const { user } = open(`/onboarding?onboarding=${id}&step=documents`);
  const row = within(await screen.findByRole('list', { name: 'Documents' })).getByRole('group', {
    name: 'Proof of a sophisticated investor',
  });
  await user.upload(within(row).getByLabelText(/^Proof/, { selector: 'input' }), png);
  expect(await within(row).findByRole('button', { name: /^Choose another/ })).toBeVisible();
  expect(api.requestsOf(extractId)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  await waitFor(() => expect(api.requestsOf(addOnboarding)).toHaveLength(1));
  expect(api.requestsOf(addOnboarding)[0]?.body).toMatchObject({
    payload: { investor: { ...investor, proof: 'documents::1' } },
  });
});

test('[ONB-01] what another device saved is not overwritten: it is offered first', async () => {
  const api = service();
  const { user } = open(`/onboarding?onboarding=${id}&step=investor`);
  await screen.findByRole('heading', { level: 1, name: 'Investor' });
  api.reply(
    cartList,
    cartWith({ ...unfinished, pep: { status: 'Family', position: 'Minister', sourceOfWealth: 'Rent' } }),
  );
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  expect(await screen.findByText(/changed in another tab or on another device/)).toBeVisible();
  expect(api.requestsOf(addOnboarding)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Take what is new' }));
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  await waitFor(() => expect(api.requestsOf(addOnboarding)).toHaveLength(1));
  expect(api.requestsOf(addOnboarding)[0]?.body).toMatchObject({ payload: { pep: { status: 'Family' } } });
});

test('[ITM-08] Complete waits for answers and declarations, and leads to the checkout of the onboarding', async () => {
  const api = service(onboardingWire);
  const { user, location } = open(`/onboarding?onboarding=${id}&step=review`);
  const complete = await screen.findByRole('button', { name: 'Complete' });
  await user.click(complete);
  expect(api.requestsOf(addOnboarding)).toHaveLength(0);
  expect(screen.getAllByText('Read it out, and tick it.')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: /true and complete/ }));
  await user.click(screen.getByRole('checkbox', { name: /privacy notice/ }));
  await user.click(complete);
  await waitFor(() => expect(location().pathname).toBe('/checkout'));
  expect(location().search).toContain(`items=${id}`);
  expect(api.requestsOf(addOnboarding)[0]?.body).toMatchObject({ isAOFCompleted: true });
});
