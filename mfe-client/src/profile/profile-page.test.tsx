import { customerInfo } from '@portal/shared/api/customers';
import { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import { type FakeApi, fakeApi, renderSlot, testAgent, testSession, testShell } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { account } from '../core/customer.fixture.ts';
import { remoteData } from '../core/remote-data.ts';
import { held, holdings, info, summary, toWire } from './profile.fixture.ts';
import { ProfilePage } from './profile-page.tsx';

const Slot = remoteData.wrap(ProfilePage);

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi()
    .reply(customerInfo, info())
    .reply(customerHoldings, summary)
    .reply(accountHolding, ({ query }) => holdings(held(query.accountId ?? '', 'CBMGF')));
});

const show = (query = '', shell = testShell()) =>
  renderSlot(<Slot />, { path: `/client-profile?customerId=C0048217${query}`, shell });

const name = 'Datin Sharifah Norhayati binti Syed Abdul Rahman';
const loaded = () => screen.findByRole('heading', { level: 1, name });

test('[CLI-05] the customer, the facts and the holdings of each account', async () => {
  const { shell } = show();
  await loaded();
  const opened = await new Promise((resolve) => shell.bus.on('customer:opened').subscribe(resolve));
  expect(opened).toEqual({ customerId: 'C0048217', name: info().name, hasAccounts: true });
  expect(screen.getByText('650618-••-••44')).toBeVisible();
  expect(screen.queryByText(/650618-10-5544/)).not.toBeInTheDocument();
  expect(screen.getByText('61 years')).toBeVisible();
  expect(screen.getByText('Moderate')).toBeVisible();
  expect(screen.getByRole('img', { name: /Risk 3 of 5/ })).toBeVisible();

  const totals = await screen.findByRole('table', { name: 'Totals by currency' });
  const rows = within(totals).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/MYR.*418,292\.48.*403,500\.00.*\+14,792\.48.*\+3\.67%/);
  expect(rows[2]).toHaveTextContent(/USD.*19,923\.96.*20,000\.00.*\u221276\.04/);

  const table = await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  expect(within(table).getByRole('row', { name: /CBMGF/ })).toHaveTextContent(
    /84,210\.55.*0\.7214.*20 Nov 2026.*60,749\.49.*14\.5% of MYR.*55,000\.00.*avg 0\.6531.*\+5,749\.49.*\+10\.45%/,
  );
  expect(await screen.findByRole('table', { name: 'Holdings of account 3000088125' })).toBeVisible();
});

test('[SHL-17] what the transaction site has done to an account is read anew', async () => {
  const { shell } = show();
  await screen.findByRole('table', { name: 'Holdings of account 3000088125' });
  const before = api.requestsOf(customerHoldings).length;
  act(() => shell.bus.emit('account:changed', { accountId: '3000088125' }));
  await waitFor(() => expect(api.requestsOf(customerHoldings).length).toBeGreaterThan(before));
});

test('a window of the transaction site that was blocked is told, and how to allow it', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { shell, user } = show('&tab=activity');
  await loaded();
  await user.click(screen.getByRole('button', { name: /^Transaction site/ }));
  expect(window.open).toHaveBeenCalledWith(
    expect.stringMatching(/^https:\/\/transaction\.example\/accounts\/\d+\?id_token=token-1$/),
    'portal-transaction',
    expect.stringContaining('popup'),
  );
  expect(shell.notices).toMatchObject([{ tone: 'danger', text: expect.stringMatching(/Allow pop-ups/) }]);
});

test('[CLI-05] each account is asked for with the code of its plan, and zero holdings on request', async () => {
  const { user, location } = show();
  await screen.findByRole('table', { name: 'Holdings of account 3000088125' });
  expect(api.requestsOf(customerHoldings)[0]?.query).toEqual({
    agentUserId: testAgent.uuid,
    customerId: 'C0048217',
  });
  const asked = api.requestsOf(accountHolding).map((request) => request.query);
  expect(asked.sort((a, b) => (a.plan ?? '').localeCompare(b.plan ?? ''))).toEqual([
    {
      userId: testAgent.uuid,
      accountId: '1000482917',
      scheme: '',
      plan: 'CS',
      agentCode: testAgent.agentCodeUt,
      includeZeroAum: 'false',
    },
    {
      userId: testAgent.uuid,
      accountId: '3000088125',
      scheme: '',
      plan: 'PRS',
      agentCode: testAgent.agentCodePrs,
      includeZeroAum: 'false',
    },
  ]);
  await user.click(screen.getByRole('switch', { name: 'Show zero holdings' }));
  expect(location().search).toBe('?customerId=C0048217&zero=1');
  await waitFor(() => expect(api.requestsOf(accountHolding)).toHaveLength(4));
  expect(api.requestsOf(accountHolding).at(-1)?.query.includeZeroAum).toBe('true');
});

test('an account that fails fails alone, and is tried again at its place', async () => {
  const answer = (accountId: string) => holdings(held(accountId, 'CBMGF'));
  let broken = true;
  api.reply(accountHolding, ({ query }) => {
    if (broken && query.accountId === '3000088125') throw new Error('broken');
    return answer(query.accountId ?? '');
  });
  const { user } = show();
  const card = await screen.findByRole('region', { name: 'Account 3000088125' });
  const alert = await within(card).findByRole('alert', undefined, { timeout: 6000 });
  expect(alert).toHaveTextContent('Holdings of this account could not be loaded');
  expect(screen.getByRole('table', { name: 'Holdings of account 1000482917' })).toBeVisible();
  broken = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Holdings of account 3000088125' })).toBeVisible();
}, 10_000);

test('totals that failed are not zero', async () => {
  api.fail(customerHoldings, { status: 400 });
  show();
  expect(await screen.findByText('Totals could not be loaded')).toBeVisible();
  expect(screen.queryByText('0.00')).not.toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Holdings of account 1000482917' })).toBeVisible();
});

test('an empty account says so, and offers to invest in it', async () => {
  api.reply(accountHolding, holdings());
  const { user, location } = show();
  const card = await screen.findByRole('region', { name: 'Account 1000482917' });
  expect(await within(card).findByText('Nothing is held in this account yet.')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Invest' }));
  expect(location().search).toBe('?customerId=C0048217&drawer=invest&accountId=1000482917');
});

test('Invest of a row opens the drawer with account and scheme; closing it returns the focus', async () => {
  const { user, shell, location } = show();
  const table = await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  const invest = within(table).getByRole('button', { name: 'Invest in Cempaka Biru CBMGF' });
  invest.focus();
  await user.keyboard('{Enter}');
  expect(location().search).toBe('?customerId=C0048217&drawer=invest&accountId=1000482917&scheme=CBMGF');
  expect(shell.mounted.get('transaction-drawer')).toMatchObject({
    kind: 'invest',
    customerId: 'C0048217',
    accountId: '1000482917',
    scheme: 'CBMGF',
  });
  const drawer = shell.mounted.get('transaction-drawer');
  if (!isClosable(drawer)) throw new Error('The drawer was handed no way to close');
  act(() => drawer.onClose());
  await waitFor(() => expect(shell.mounted.has('transaction-drawer')).toBe(false));
  expect(location().search).toBe('?customerId=C0048217');
  expect(invest).toHaveFocus();
});

test('the drawer can be linked to', async () => {
  const { shell } = show('&drawer=invest&accountId=1000482917&scheme=CBBND');
  await loaded();
  expect(shell.mounted.get('transaction-drawer')).toMatchObject({ accountId: '1000482917', scheme: 'CBBND' });
});

test('an agent not registered for a plan sees why, and the account is not asked for', async () => {
  const { agentCodePrs: _none, ...unitTrustsOnly } = testAgent;
  const session = testSession();
  session.set({ status: 'active', agent: unitTrustsOnly, expiresAt: Date.now() + 60_000 });
  show('', testShell({ session }));
  const card = await screen.findByRole('region', { name: 'Account 3000088125' });
  expect(within(card).getByText('You are not registered to sell this product.')).toBeVisible();
  await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  expect(api.requestsOf(accountHolding).map((request) => request.query.accountId)).toEqual(['1000482917']);
});

test('a forbidden Invest stays, with its reason', async () => {
  api.reply(
    customerInfo,
    info({ account: [account('1000482917', 'CS', { accountType: 'COR' })].map(toWire) }),
  );
  const { user, location } = show();
  await loaded();
  const invest = screen.getByRole('button', { name: 'Invest' });
  expect(invest).toHaveAttribute('aria-disabled', 'true');
  expect(invest).toHaveAccessibleDescription('Corporate accounts can only be read here.');
  await user.click(invest);
  expect(location().search).toBe('?customerId=C0048217');
});

test('Activity hands one account to the history, and the choice lives in the address', async () => {
  const { user, shell, location } = show();
  await loaded();
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(shell.mounted.get('account-history')).toEqual({
    customerId: 'C0048217',
    accountId: '1000482917',
    plan: 'CS',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Account' }), '3000088125');
  expect(location().search).toBe('?customerId=C0048217&tab=activity&account=3000088125');
  expect(shell.mounted.get('account-history')).toMatchObject({ accountId: '3000088125', plan: 'PRS' });
});

test('tabs are moved through with the arrow keys', async () => {
  const { user, location } = show();
  await loaded();
  screen.getByRole('tab', { name: 'Holdings' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveFocus();
  expect(location().search).toBe('?customerId=C0048217&tab=profile');
  const panel = screen.getByRole('tabpanel', { name: 'Profile' });
  expect(within(panel).getByText('Seri Angkasa Sdn Bhd')).toBeVisible();
  expect(within(panel).queryByText(/650618-10-5544/)).not.toBeInTheDocument();
});

test('extra care is explained', async () => {
  const { user } = show();
  await loaded();
  await user.click(screen.getByRole('button', { name: 'What this asks of you' }));
  const dialog = await screen.findByRole('dialog', { name: 'This customer needs extra care' });
  expect(within(dialog).getByText('60 or over')).toBeInTheDocument();
});

test('a customer that cannot be loaded has failed, and Try again brings it', async () => {
  api.fail(customerInfo, { status: 400 });
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('This customer could not be loaded');
  api.reply(customerInfo, info());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await loaded();
});

test('a customer of another agent is told apart from a failure', async () => {
  api.fail(customerInfo, { status: 404 });
  show();
  expect(await screen.findByText('This customer is not one you service')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a customer' })).toHaveAttribute('href', '/client');
});

test('without a customer nothing is asked', () => {
  renderSlot(<Slot />, { path: '/client-profile' });
  expect(screen.getByText('No customer was chosen')).toBeVisible();
  expect(api.requests).toHaveLength(0);
});

test('a customer without accounts has an honest empty page', async () => {
  api.reply(customerInfo, info({ account: [] }));
  const { shell } = show();
  await loaded();
  expect(screen.getByText('This customer has no account yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invest' })).toHaveAccessibleDescription(
    'This customer has no account to invest in.',
  );
  const opened = await new Promise((resolve) => shell.bus.on('customer:opened').subscribe(resolve));
  expect(opened).toMatchObject({ hasAccounts: false });
});

function isClosable(props: unknown): props is { onClose(): void } {
  return (
    typeof props === 'object' && props !== null && 'onClose' in props && typeof props.onClose === 'function'
  );
}
