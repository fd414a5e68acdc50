import { customerInfo } from '@portal/shared/api/customers';
import { type FakeApi, renderSlot, testShell } from '@portal/shared/testing';
import { BehaviorSubject } from '@portal/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { wireCustomer } from './profile.fixture.ts';
import {
  findCustomerName,
  mockProfileApi,
  ProfileSlot,
  profileShell,
  renderPage,
} from './profile-harness.tsx';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = mockProfileApi();
});

test('[CLI-05] shows the customer, the facts and the holdings of each account', async () => {
  const { shell } = renderPage();
  await findCustomerName();
  const opened = await new Promise((resolve) => shell.bus.on('customer:opened').subscribe(resolve));
  expect(opened).toEqual({
    customerId: 'C0048217',
    name: wireCustomer().name,
    hasAccounts: true,
    maskedId: '650618-••-••44',
  });
  expect(screen.getByText('650618-••-••44')).toBeVisible();
  expect(screen.queryByText(/650618-10-5544/)).not.toBeInTheDocument();
  expect(screen.getByText('61 years')).toBeVisible();
  expect(screen.getByText('Moderate')).toBeVisible();
  expect(screen.getByRole('img', { name: /Risk 3 of 5/ })).toBeVisible();

  // two accounts with one holding each
  const value = await screen.findByRole('region', { name: 'Value' });
  expect(value).toHaveTextContent(/Value today.*MYR 121,498\.98.*1 fund/);
  expect(value).toHaveTextContent(/\+11,498\.98 ?\+10\.45%.*Cost MYR 110,000\.00/);

  const table = await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  expect(within(table).getByRole('row', { name: /CBMGF/ })).toHaveTextContent(
    /84,210\.55.*0\.7214.*20\sNov\s2026.*60,749\.49.*14\.5% of MYR.*55,000\.00.*avg 0\.6531.*\+5,749\.49.*\+10\.45%/,
  );
  expect(await screen.findByRole('table', { name: 'Holdings of account 3000088125' })).toBeVisible();
});

test('shows no code while its name is loading, at most for 4 s', async () => {
  jest.useFakeTimers();
  renderPage('', testShell());
  await act(() => jest.advanceTimersByTimeAsync(3_900));
  expect(screen.queryByText('61 years')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('61 years')).toBeVisible();
  jest.useRealTimers();
});

test('says how to allow the transaction site’s window when it was blocked', async () => {
  const { shell, user } = renderPage('&tab=activity');
  await findCustomerName();
  const button = await screen.findByRole('button', { name: /^Transaction site/ });
  // a hidden frame of this shell opens the site
  const opener = [...document.querySelectorAll('iframe')].at(-1)?.contentWindow;
  if (!opener) throw new Error('there is no frame');
  const open = jest.spyOn(opener, 'open').mockReturnValue(null);
  await user.click(button);
  expect(open).toHaveBeenCalledWith(
    expect.stringMatching(/^https:\/\/transaction\.example\/accounts\/\d+\?id_token=token-1$/),
    'portal-transaction',
    expect.stringContaining('popup'),
  );
  expect(shell.notices).toMatchObject([{ tone: 'danger', text: expect.stringMatching(/Allow pop-ups/) }]);
});

test('Activity passes one account to the history slot and keeps the selection in the URL', async () => {
  const { user, shell, location } = renderPage();
  await findCustomerName();
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  await screen.findByRole('combobox', { name: 'Account' });
  expect(shell.mounted.get('account.history/1')).toEqual({
    customerId: 'C0048217',
    accountId: '1000482917',
    plan: 'CS',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Account' }), '3000088125');
  expect(location().search).toBe('?customerId=C0048217&tab=activity&activityAccount=3000088125');
  expect(shell.mounted.get('account.history/1')).toMatchObject({ accountId: '3000088125', plan: 'PRS' });
});

test('arrow keys move between the tabs', async () => {
  const { user, location } = renderPage();
  await findCustomerName();
  screen.getByRole('tab', { name: 'Holdings' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveFocus();
  expect(location().search).toBe('?customerId=C0048217&tab=profile');
  const panel = screen.getByRole('tabpanel', { name: 'Profile' });
  expect(await within(panel).findByText('Seri Angkasa Sdn Bhd')).toBeVisible();
  expect(within(panel).queryByText(/650618-10-5544/)).not.toBeInTheDocument();
});

test('the fact about extra care opens the tab that says what it asks of the agent', async () => {
  const { user } = renderPage();
  await findCustomerName();
  await user.click(screen.getByRole('button', { name: 'What you have to do' }));
  const panel = await screen.findByRole('tabpanel', { name: 'Vulnerable investor' });
  expect(await within(panel).findByText('60 or over. This does not stop an order.')).toBeVisible();
});

test('on other tabs one line has the facts that count, and opens all', async () => {
  const { user } = renderPage('&tab=profile');
  await findCustomerName();
  const all = screen.getByRole('button', { name: 'All facts', expanded: false });
  expect(all.closest('p')).toHaveTextContent(/Moderate.*Extra care.*All facts/);
  const facts = document.getElementById(all.getAttribute('aria-controls') ?? '');
  expect(facts).not.toBeVisible();
  await user.click(all);
  expect(facts).toBeVisible();
  expect(all).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('tab', { name: 'Holdings' }));
  expect(all).not.toBeInTheDocument();
  expect(facts).toBeVisible();
});

test('shows an error when the customer fails, and loads it on retry', async () => {
  api.fail(customerInfo, { status: 400 });
  const { user } = renderPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('This customer could not be loaded');
  api.reply(customerInfo, wireCustomer());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findCustomerName();
});

test('says that the agent does not service the customer when the service returns 404', async () => {
  api.fail(customerInfo, { status: 404 });
  renderPage();
  expect(await screen.findByText('This customer is not one you service')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a customer' })).toHaveAttribute('href', '/client');
});

test('[ONB-04] says that an applicant is not a customer yet, with the way to the cart', () => {
  renderSlot(<ProfileSlot />, { path: '/client-profile?customerId=ONB-261121-AB12CD' });
  expect(screen.getByText('This applicant is not a customer yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute(
    'href',
    '/cart?customerId=ONB-261121-AB12CD',
  );
  expect(api.requestsOf(customerInfo)).toHaveLength(0);
});

test('sends no request when the URL has no customer', () => {
  renderSlot(<ProfileSlot />, { path: '/client-profile' });
  expect(screen.getByText('No customer was chosen')).toBeVisible();
  expect(api.requests).toHaveLength(0);
});

test('shows an empty page when the customer has no account', async () => {
  api.reply(customerInfo, wireCustomer({ account: [] }));
  const { shell } = renderPage();
  await findCustomerName();
  expect(screen.getByText('Holdings are shown here once this customer has an account.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invest' })).toHaveAccessibleDescription(
    'This customer has no account to invest in.',
  );
  const opened = await new Promise((resolve) => shell.bus.on('customer:opened').subscribe(resolve));
  expect(opened).toMatchObject({ hasAccounts: false });
});

test('an action of another remote is under More, loads when it is chosen, and closes with the focus where it was', async () => {
  const shell = profileShell();
  Object.assign(shell.slots, {
    fillings: (place: string) =>
      place === 'customer.action/1' ? [{ key: 'mfe-notes/add-note', meta: { label: 'Add a note' } }] : [],
  });
  const { user } = renderPage('', shell);
  await findCustomerName();
  const more = screen.getByRole('button', { name: 'More actions' });
  await user.click(more);
  expect(await screen.findByRole('menuitem', { name: 'Add a note' })).toBeVisible();
  expect(shell.mounted.has('mfe-notes/add-note')).toBe(false);
  // jsdom has no layout: a menu is operated by keyboard
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{End}{Enter}');
  await waitFor(() => expect(shell.mounted.has('mfe-notes/add-note')).toBe(true));
  const props = shell.mounted.get('mfe-notes/add-note');
  expect(props).toEqual({
    customerId: 'C0048217',
    name: wireCustomer().name,
    onClose: expect.any(Function),
  });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  act(() => closeOf(props)());
  await waitFor(() => expect(shell.mounted.has('mfe-notes/add-note')).toBe(false));
  await waitFor(() => expect(more).toHaveFocus());
});

test('a tab and an action of another remote come and go with their flags; what is open falls back or stays', async () => {
  const flagsOn$ = new BehaviorSubject<ReadonlySet<string>>(new Set());
  const shell = profileShell({ flagsOn$ });
  const when = { flag: 'notes' };
  const action = { key: 'mfe-notes/add-note', meta: { label: 'Add a note', when } };
  Object.assign(shell.slots, {
    fillings: (place: string) =>
      place === 'customer.tab/1' ? [{ key: 'mfe-notes/tab', meta: { label: 'Notes', when } }] : [action],
  });
  // the address of a tab that the agent saw while the flag was on
  const { user } = renderPage('&tab=mfe-notes/tab', shell);
  await findCustomerName();
  expect(screen.queryByRole('tab', { name: 'Notes' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'Holdings' })).toHaveAttribute('aria-selected', 'true');
  act(() => flagsOn$.next(new Set(['notes'])));
  expect(screen.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(shell.mounted.has('mfe-notes/tab')).toBe(true));

  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{End}{Enter}');
  await waitFor(() => expect(shell.mounted.has('mfe-notes/add-note')).toBe(true));
  act(() => flagsOn$.next(new Set()));
  await waitFor(() => expect(shell.mounted.has('mfe-notes/tab')).toBe(false));
  expect(screen.getByRole('tab', { name: 'Holdings' })).toHaveAttribute('aria-selected', 'true');
  expect(shell.mounted.has('mfe-notes/add-note')).toBe(true);
  act(() => closeOf(shell.mounted.get('mfe-notes/add-note'))());
  await waitFor(() => expect(shell.mounted.has('mfe-notes/add-note')).toBe(false));
});

/** Returns the `onClose` of a slot's props. */
function closeOf(props: unknown): () => void {
  const close: unknown = typeof props === 'object' && props && 'onClose' in props ? props.onClose : undefined;
  if (typeof close !== 'function') throw new Error('the slot got no onClose');
  return () => void close();
}
