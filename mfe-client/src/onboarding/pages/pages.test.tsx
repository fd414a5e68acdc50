import { cartList } from '@portal/shared/api/cart';
import { extractId } from '@portal/shared/api/extract-id';
import { addOnboarding } from '@portal/shared/api/onboarding';
import { bankarWire, emptyCartWire, onboardingWire } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartWith, id, open, png, service, unfinished } from '../onboarding-harness.tsx';

test('[ONB-01] an optional step without an entry says so, and is skipped', async () => {
  service();
  const { user, location } = open(`/onboarding?onboarding=${id}&step=bank`);
  expect(await screen.findByText('No bank account yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Continue to/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Skip for now' }));
  await waitFor(() => expect(location().search).toContain('step=investment'));
  expect(await screen.findByText('No investment yet')).toBeVisible();
});

test('[ONB-01] a step that may be left out goes on as others do once it has an entry', async () => {
  service({ ...unfinished, plans: { ...onboardingWire.plans, plans: ['PRS'] } });
  const { user } = open(`/onboarding?onboarding=${id}&step=nominees`);
  expect(await screen.findByRole('button', { name: 'Skip for now' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a nominee' }));
  expect(await screen.findByRole('button', { name: /^Continue to / })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skip for now' })).not.toBeInTheDocument();
});

test('[ONB-01] before the cart is loaded, and when it cannot be, no step says that nothing is in it', async () => {
  const api = service().reply(cartList, ({ query }) =>
    query.channel === 'Digital Form' ? new Promise(() => {}) : cartWith(unfinished),
  );
  const { user, shell } = open(`/onboarding?onboarding=${id}&step=bank`);
  expect(await screen.findByRole('button', { name: 'Continue to First investment' })).toBeVisible();
  expect(screen.queryByText('No bank account yet')).not.toBeInTheDocument();
  api.fail(cartList, { status: 400 }, 1);
  act(() => shell.bus.emit('cart:changed', { customerId: id, channel: 'Digital Form' }));
  expect(await screen.findByText('Bank accounts could not be loaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skip for now' })).not.toBeInTheDocument();
  api.reply(cartList, cartWith(unfinished));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No bank account yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Skip for now' })).toBeVisible();
});

test('[ONB-01] an EPF plan needs the EPF number, and its help says nothing else', async () => {
  service({ ...unfinished, plans: { ...onboardingWire.plans, plans: ['EPF'], epfNo: null } });
  const { user } = open(`/onboarding?onboarding=${id}&step=who`);
  const number = await screen.findByRole('textbox', { name: 'EPF number' });
  expect(number).toHaveAccessibleDescription('7 to 9 digits.');
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  expect(number).toBeInvalid();
});

const bank = {
  ...emptyCartWire,
  bankar: [
    {
      id: 'BANK-1',
      customerId: id,
      customerName: 'NURUL HUDA BINTI ZAMRI',
      createdAt: '2026-11-18T10:00:00+08:00',
      payload: bankarWire,
    },
  ],
};

test('[ONB-01] bank accounts are shown while investments cannot be loaded', async () => {
  service().reply(cartList, ({ query }) => {
    if (query.channel === 'Digital Transaction') throw new Error('no reply');
    return query.channel === 'Digital Form' ? bank : cartWith(unfinished);
  });
  const { user } = open(`/onboarding?onboarding=${id}&step=bank`);
  expect(await screen.findByRole('list', { name: 'Bank accounts' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  expect(await screen.findByText('Investments could not be loaded')).toBeVisible();
});

test('[ONB-01] while the onboarding of the open form cannot be read, its bank accounts stay', async () => {
  let isReadable = true;
  const api = service().reply(cartList, ({ query }) => {
    if (query.channel !== 'Digital AOF') return bank;
    if (!isReadable) throw new Error('no reply');
    return cartWith(unfinished);
  });
  const { shell } = open(`/onboarding?onboarding=${id}&step=bank`);
  await screen.findByRole('list', { name: 'Bank accounts' });
  isReadable = false;
  const count = api.requestsOf(cartList).length;
  act(() => shell.bus.emit('cart:changed', { customerId: id, channel: 'Digital AOF' }));
  await waitFor(() => expect(api.requestsOf(cartList).length).toBeGreaterThan(count));
  const lost = screen.findByText('No bank account yet', {}, { timeout: 1000 });
  await expect(lost).rejects.toThrow();
  expect(screen.getByRole('list', { name: 'Bank accounts' })).toBeVisible();
});

test('[ITM-08] Review and Documents say nothing of the cart before it is loaded, and Complete waits for it', async () => {
  let answer = () => {};
  const loaded = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const api = service(onboardingWire).reply(cartList, async ({ query }) => {
    if (query.channel === 'Digital AOF') return cartWith(onboardingWire);
    await loaded;
    return query.channel === 'Digital Form' ? bank : emptyCartWire;
  });
  const { user, location } = open(`/onboarding?onboarding=${id}&step=documents`);
  expect(await screen.findByText('Bank statement')).toBeVisible();
  expect(screen.queryByText('With the bank account')).not.toBeInTheDocument();
  const [steps] = screen.getAllByRole('list', { name: 'Steps' });
  await user.click(within(steps ?? document.body).getByRole('button', { name: /^Review/ }));
  expect(await screen.findByRole('status', { name: 'Cart loading' })).toBeInTheDocument();
  expect(screen.queryByText('None. You can add them later.')).not.toBeInTheDocument();
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: /Loading the cart/ }));
  expect(api.requestsOf(addOnboarding)).toEqual([]);
  answer();
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(location().search).toContain(`items=${id},BANK-1`));
});

test.each([
  ['Uploaded', bank],
  ['With the bank account', emptyCartWire],
])('[ONB-01] Documents says of the bank statement: %s', async (state, cart) => {
  service(onboardingWire).reply(cartList, ({ query }) =>
    query.channel === 'Digital AOF' ? cartWith(onboardingWire) : cart,
  );
  open(`/onboarding?onboarding=${id}&step=documents`);
  const statement = (await screen.findByText('Bank statement')).closest('li');
  await waitFor(() => expect(statement).toHaveTextContent(state));
});

test('[ITM-08] Complete does not go on without the items of a cart that cannot be loaded, until it is', async () => {
  let isReadable = false;
  const api = service(onboardingWire).reply(cartList, ({ query }) => {
    if (query.channel === 'Digital AOF') return cartWith(onboardingWire);
    if (!isReadable) throw new Error('no reply');
    return query.channel === 'Digital Form' ? bank : emptyCartWire;
  });
  const { user, location } = open(`/onboarding?onboarding=${id}&step=review`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Try again' });
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  expect(screen.getAllByText('The cart could not be loaded')).toHaveLength(2);
  expect(api.requestsOf(addOnboarding)).toEqual([]);
  isReadable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The cart could not be loaded')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(location().search).toContain(`items=${id},BANK-1`));
});

test('[ONB-01] a press on the current step closes the list of steps on a narrow page', async () => {
  service();
  const { user } = open(`/onboarding?onboarding=${id}&step=tax`);
  await screen.findByRole('heading', { level: 1, name: 'Tax' });
  const bar = screen.getByText('All steps').closest('details');
  await user.click(screen.getByText('All steps'));
  await user.click(within(bar ?? document.body).getByRole('button', { name: /^Tax/ }));
  expect(bar).not.toHaveAttribute('open');
  expect(bar?.querySelector('summary')).toHaveFocus();
});

test('[ONB-01] the list of steps that a narrow page opens closes when a step is chosen', async () => {
  service();
  const { user } = open(`/onboarding?onboarding=${id}&step=tax`);
  await screen.findByRole('heading', { level: 1, name: 'Tax' });
  const bar = () => screen.getByText('All steps').closest('details');
  await user.click(screen.getByText('All steps'));
  expect(bar()).toHaveAttribute('open');
  await user.click(within(bar() ?? document.body).getByRole('button', { name: /^Review/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  expect(bar()).not.toHaveAttribute('open');
});

const nameField = () => screen.getByRole('textbox', { name: /^Full name/ });

test('[ONB-02] a name is shown as the agent types it, also where that is what was read', async () => {
  const { identity: _identity, ...withoutIdentity } = unfinished;
  service(withoutIdentity).reply(extractId, { status: 'read', docType: 'MYKAD', name: 'TAN MEI LIN' });
  const { user } = open(`/onboarding?onboarding=${id}&step=identity`);
  await user.upload(await screen.findByLabelText('Front', { selector: 'input' }), png);
  await waitFor(() => expect(nameField()).toHaveValue('Tan Mei Lin'));
  await user.clear(nameField());
  await user.type(nameField(), 'TAN MEI LING');
  expect(nameField()).toHaveValue('TAN MEI LING');
  await user.type(nameField(), '{Backspace}');
  expect(nameField()).toHaveValue('TAN MEI LIN');
});

test('[ONB-02] a name in capitals that is read after it was typed is shown in title case', async () => {
  const { identity: _identity, ...withoutIdentity } = unfinished;
  service(withoutIdentity).reply(extractId, { status: 'read', docType: 'MYKAD', name: 'TAN MEI LIN' });
  const { user } = open(`/onboarding?onboarding=${id}&step=identity`);
  const front = await screen.findByLabelText('Front', { selector: 'input' });
  await user.type(nameField(), 'TAN MEI LIN');
  await user.upload(front, png);
  await waitFor(() => expect(nameField()).toHaveValue('Tan Mei Lin'));
  expect(screen.getByText('Read from the card')).toBeVisible();
});

test('[ONB-02] the name of an onboarding that is opened again is shown in title case until it is changed', async () => {
  service();
  const { user } = open(`/onboarding?onboarding=${id}&step=identity`);
  await waitFor(() => expect(nameField()).toHaveValue('Nurul Huda binti Zamri'));
  await user.clear(nameField());
  await user.type(nameField(), 'NURUL HUDA BINTI ZAMRIN');
  expect(nameField()).toHaveValue('NURUL HUDA BINTI ZAMRIN');
});

test('[ONB-02] [ONB-04] a joint holder who is reached as the applicant has no address to compare', async () => {
  const joint = { ...onboardingWire.plans, accountType: 'JNT' };
  service({ ...unfinished, plans: joint }).reply(extractId, {
    status: 'read',
    docType: 'MYKAD',
    idNo: '910725-10-6048',
    city: 'Petaling Jaya',
    uncertain: ['city'],
  });
  const { user } = open(`/onboarding?onboarding=${id}&step=joint`);
  await user.upload(await screen.findByLabelText('Front', { selector: 'input' }), png);
  expect(await screen.findByText(/^What is marked Check in the address is uncertain/)).toBeVisible();
  expect(screen.getByText('2 fields read from the document')).toBeVisible();
  await user.click(
    screen.getByRole('checkbox', { name: /^Same phone, e-mail and address as the applicant/ }),
  );
  expect(
    await screen.findByText('Compare them with the document. You can change all of them.'),
  ).toBeVisible();
  expect(screen.getByText('1 field read from the document')).toBeVisible();
});

test('[ONB-01] no source of income is ticked by the occupation: the customer says it', async () => {
  const { employment: _employment, ...withoutWork } = unfinished;
  service(withoutWork);
  const { user } = open(`/onboarding?onboarding=${id}&step=work`);
  await user.click(await screen.findByRole('radio', { name: 'Employed' }));
  expect(screen.getByRole('checkbox', { name: 'Salary' })).not.toBeChecked();
});

test('[ONB-01] the fields of the address for letters are a group apart from those of home', async () => {
  service();
  const { user } = open(`/onboarding?onboarding=${id}&step=contact`);
  await user.click(await screen.findByRole('checkbox', { name: 'Letters go to another address' }));
  for (const name of ['Home', 'Letters'])
    expect(
      within(screen.getByRole('group', { name })).getByRole('textbox', { name: /^Address, line 1/ }),
    ).toBeVisible();
});
