import { applicationList } from '@portal/shared/api/applications';
import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import { extractId } from '@portal/shared/api/extract-id';
import { addOnboarding } from '@portal/shared/api/onboarding';
import { onboardingWire, testAgent } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import { cartWith, id, open, png, service, unfinished } from './onboarding-harness.tsx';

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

test('[ONB-01] the list is read again after an onboarding was saved, also within the time in which a reply is fresh', async () => {
  const api = service();
  const { shell } = open('/onboarding');
  await screen.findByRole('list', { name: 'Unfinished onboardings' });
  expect(api.requestsOf(applicationList)).toHaveLength(1);
  act(() => shell.bus.emit('cart:changed', { customerId: id, channel: 'Digital AOF' }));
  await waitFor(() => expect(api.requestsOf(applicationList)).toHaveLength(2));
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

test('[ONB-01] an agent who opens another step while an answer is saved stays there', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  const api = service().reply(addOnboarding, async () => {
    await arrived;
    return { id };
  });
  const { user, location } = open(`/onboarding?onboarding=${id}&step=personal`);
  await user.click(await screen.findByRole('button', { name: /^Continue to/ }));
  await waitFor(() => expect(api.requestsOf(addOnboarding)).toHaveLength(1));
  const [list] = screen.getAllByRole('list', { name: 'Steps' });
  await user.click(within(list ?? document.body).getByRole('button', { name: /^Review/ }));
  arrive();
  expect(await screen.findByText(/^Saved \d\d:\d\d/)).toBeVisible();
  // a move would follow
  const moved = screen.findByRole('heading', { level: 1, name: 'Contact' }, { timeout: 1000 });
  await expect(moved).rejects.toThrow();
  expect(location().search).toContain('step=review');
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
  // shown as elsewhere, and sent as it was read
  expect(screen.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Nurul Huda binti Zamri');
  expect(screen.getAllByText('Read from the card').length).toBeGreaterThan(1);
  expect(screen.getByText('Check')).toBeVisible();
  const name = screen.getByRole('textbox', { name: /^Full name/ });
  await user.type(name, 's');
  expect(await screen.findByText('Changed')).toBeVisible();
  await user.type(name, '{Backspace}');
  expect(screen.queryByText('Changed')).not.toBeInTheDocument();
  await user.clear(number);
  await user.type(number, '880412-14-5233');
  expect(await screen.findAllByText('Changed')).not.toHaveLength(0);
  expect(screen.getByLabelText(/^Date of birth/)).toHaveValue('12 Apr 1988');
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  await waitFor(() => expect(api.requestsOf(addOnboarding)).toHaveLength(1));
  expect(api.requestsOf(addOnboarding)[0]?.body).toMatchObject({
    payload: {
      identity: {
        name: 'NURUL HUDA BINTI ZAMRI',
        idNo: '880412-14-5233',
        isIdNoChanged: true,
        front: 'documents::1',
        back: null,
      },
    },
  });
});

test('[ONB-02] an unreadable picture is kept, and its fields are typed', async () => {
  service().reply(extractId, { status: 'unreadable' });
  const { user } = open(`/onboarding?onboarding=${id}&step=identity`);
  await user.upload(await screen.findByLabelText('Front', { selector: 'input' }), png);
  expect(await screen.findByText(/nothing could be read from it. Type the details/)).toBeVisible();
});

test('[ONB-01] the proof of a sophisticated investor is uploaded on Documents, and not sent to the reader of cards', async () => {
  const investor = { sI: true, sophisticatedInvestorCriteria: 'knowledge' };
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
  await user.click(screen.getByRole('button', { name: 'Use the newer answers' }));
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  await waitFor(() => expect(api.requestsOf(addOnboarding)).toHaveLength(1));
  expect(api.requestsOf(addOnboarding)[0]?.body).toMatchObject({ payload: { pep: { status: 'Family' } } });
});

test('[ONB-01] what another tab saved first of an onboarding that both began is not overwritten: it is offered at once', async () => {
  const api = service();
  const { user, shell, location } = open('/onboarding');
  await user.click(await screen.findByRole('button', { name: 'Start onboarding' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Cash' }));
  const customerId = new URLSearchParams(location().search).get('onboarding') ?? '';
  expect(api.requestsOf(cartList)).toHaveLength(0);
  api.reply(
    cartList,
    cartWith({ pep: { status: 'None', position: null, sourceOfWealth: null } }, customerId),
  );
  act(() => shell.bus.emit('cart:changed', { customerId, channel: 'Digital AOF' }));
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  expect(await screen.findByText(/changed in another tab or on another device/)).toBeVisible();
  expect(screen.getByText(/^Changed there: Exposure. What you have answered here stays/)).toBeVisible();
  expect(api.requestsOf(addOnboarding)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Use the newer answers' }));
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  await waitFor(() => expect(api.requestsOf(addOnboarding)).toHaveLength(1));
  expect(api.requestsOf(addOnboarding)[0]?.body).toMatchObject({
    payload: { plans: { plans: ['CS'] }, pep: { status: 'None' } },
  });
});

test('[ONB-01] Review names what is missing by its step, and opens the step', async () => {
  service();
  const { user } = open(`/onboarding?onboarding=${id}&step=review`);
  const missing = await screen.findByRole('button', { name: /^Tax: US status; .*Tax residency/ });
  expect(within(screen.getByRole('region', { name: 'Tax' })).getByText(/^\d missing$/)).toBeVisible();
  await user.click(missing);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tax' })).toBeVisible();
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
