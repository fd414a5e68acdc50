import { customerInfo } from '@portal/shared/api/customers';
import { funds, schemes } from '@portal/shared/api/funds';
import { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import { decoded, type FakeApi, samples, testAgent, testSession } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { account } from '../core/customer/customer.fixture.ts';
import { toWireAccount, wireCustomer, wireHolding, wireHoldings } from './profile.fixture.ts';
import { findCustomerName, mockProfileApi, profileShell, renderPage } from './profile-harness.tsx';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = mockProfileApi();
});

test('[SHL-17] reloads holdings when the transaction site has changed an account', async () => {
  const { shell } = renderPage();
  await screen.findByRole('table', { name: 'Holdings of account 3000088125' });
  const before = api.requestsOf(customerHoldings).length;
  act(() => shell.bus.emit('account:changed', { accountId: '3000088125' }));
  await waitFor(() => expect(api.requestsOf(customerHoldings).length).toBeGreaterThan(before));
});

test('[CLI-05] requests each account with the agent code of its plan, and zero holdings when switched on', async () => {
  const { user, location } = renderPage();
  await screen.findByRole('table', { name: 'Holdings of account 3000088125' });
  expect(api.requestsOf(customerHoldings)[0]?.query).toEqual({
    agentUserId: testAgent.uuid,
    customerId: 'C0048217',
  });
  const requested = api.requestsOf(accountHolding).map((request) => request.query);
  expect(requested.sort((a, b) => (a.plan ?? '').localeCompare(b.plan ?? ''))).toEqual([
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

test('an account that fails does not affect the others, and can be retried', async () => {
  const reply = (accountId: string) => wireHoldings(wireHolding(accountId, 'CBMGF'));
  let broken = true;
  api.reply(accountHolding, ({ query }) => {
    if (broken && query.accountId === '3000088125') throw new Error('broken');
    return reply(query.accountId ?? '');
  });
  const { user } = renderPage();
  const card = await screen.findByRole('region', { name: 'Account 3000088125' });
  const alert = await within(card).findByRole('alert', undefined, { timeout: 6000 });
  expect(alert).toHaveTextContent('Holdings of this account could not be loaded');
  expect(screen.getByRole('table', { name: 'Holdings of account 1000482917' })).toBeVisible();
  broken = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Holdings of account 3000088125' })).toBeVisible();
}, 10_000);

test('shows an error instead of zero when the totals fail', async () => {
  api.fail(customerHoldings, { status: 400 });
  renderPage();
  expect(await screen.findByText('Totals could not be loaded')).toBeVisible();
  expect(screen.queryByText('0.00')).not.toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Holdings of account 1000482917' })).toBeVisible();
});

test('offers to invest in an empty account', async () => {
  api.reply(accountHolding, wireHoldings());
  const { user, location } = renderPage();
  const card = await screen.findByRole('region', { name: 'Account 1000482917' });
  expect(await within(card).findByText('This account has no holdings yet.')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Invest' }));
  expect(location().search).toBe('?customerId=C0048217&transaction=invest&account=1000482917');
});

test('Invest in a row opens the drawer with account and scheme, and closing it returns the focus', async () => {
  const { user, shell, location } = renderPage();
  const table = await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  const invest = within(table).getByRole('button', { name: 'Invest more in Cempaka Biru CBMGF' });
  invest.focus();
  await user.keyboard('{Enter}');
  expect(location().search).toBe('?customerId=C0048217&transaction=invest&account=1000482917&scheme=CBMGF');
  expect(shell.mounted.get('transaction/1')).toMatchObject({
    kind: 'invest',
    customerId: 'C0048217',
    accountId: '1000482917',
    scheme: 'CBMGF',
  });
  const drawer = shell.mounted.get('transaction/1');
  if (!isClosable(drawer)) throw new Error('The drawer was has no onClose');
  act(() => drawer.onClose());
  await waitFor(() => expect(shell.mounted.has('transaction/1')).toBe(false));
  expect(location().search).toBe('?customerId=C0048217');
  expect(invest).toHaveFocus();
});

test('fetches the code of the form when the pointer or the focus reaches an Invest button, and not before', async () => {
  const { user, shell } = renderPage();
  const table = await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  const inRow = within(table).getByRole('button', { name: 'Invest more in Cempaka Biru CBMGF' });
  expect(shell.preloaded).toEqual([]);
  await user.hover(inRow);
  expect(shell.preloaded).toEqual(['transaction/1 transaction-invest']);
  act(() => inRow.focus());
  expect(shell.preloaded).toHaveLength(2);
  act(() => screen.getByRole('button', { name: 'Invest' }).focus());
  expect(shell.preloaded).toHaveLength(3);
});

test.each([
  ['Redeem', 'redeem'],
  ['Switch', 'switch'],
])('%s in a row opens its drawer and fetches its own code', async (label, kind) => {
  const { user, shell, location } = renderPage();
  const table = await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  const button = within(table).getByRole('button', { name: `${label} Cempaka Biru CBMGF` });
  await user.hover(button);
  expect(shell.preloaded).toEqual([`transaction/1 transaction-${kind}`]);
  await user.click(button);
  expect(location().search).toBe(`?customerId=C0048217&transaction=${kind}&account=1000482917&scheme=CBMGF`);
  expect(shell.mounted.get('transaction/1')).toMatchObject({ kind, scheme: 'CBMGF' });
});

test('[ITM-11] Redeem and Switch in a row without free units are disabled and say why', async () => {
  api.reply(
    accountHolding,
    wireHoldings(wireHolding('1000482917', 'CBMGF', { units: 100, pendingUnits: 100 })),
  );
  const reference = { schemes: decoded(schemes, samples.schemes), funds: decoded(funds, samples.funds) };
  renderPage('', profileShell({ reference }));
  const table = await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  for (const label of ['Redeem', 'Switch']) {
    const button = within(table).getByRole('button', { name: `${label} Cempaka Biru CBMGF` });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Pending transactions take all units.');
  }
});

test('Back closes the drawer, and the page of before stays behind it', async () => {
  const { user, shell, location, goBack } = renderPage();
  const table = await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  await user.click(within(table).getByRole('button', { name: 'Invest more in Cempaka Biru CBMGF' }));
  expect(shell.mounted.has('transaction/1')).toBe(true);
  goBack();
  await waitFor(() => expect(shell.mounted.has('transaction/1')).toBe(false));
  expect(location()).toMatchObject({ pathname: '/client-profile', search: '?customerId=C0048217' });
});

test('opens the drawer from a link', async () => {
  const { shell } = renderPage('&transaction=invest&account=1000482917&scheme=CBBND');
  await findCustomerName();
  expect(shell.mounted.get('transaction/1')).toMatchObject({ accountId: '1000482917', scheme: 'CBBND' });
});

test('shows why an account is not requested when the agent is not registered for its plan', async () => {
  const { agentCodePrs: _none, ...unitTrustsOnly } = testAgent;
  const session = testSession();
  session.set({ status: 'active', agent: unitTrustsOnly, expiresAt: Date.now() + 60_000 });
  renderPage('', profileShell({ session }));
  const card = await screen.findByRole('region', { name: 'Account 3000088125' });
  expect(within(card).getByText('You are not registered to sell this product.')).toBeVisible();
  await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  expect(api.requestsOf(accountHolding).map((request) => request.query.accountId)).toEqual(['1000482917']);
});

test('shows the reason when Invest is not allowed', async () => {
  api.reply(
    customerInfo,
    wireCustomer({ account: [account('1000482917', 'CS', { accountType: 'COR' })].map(toWireAccount) }),
  );
  const { user, location } = renderPage();
  await findCustomerName();
  const invest = screen.getByRole('button', { name: 'Invest' });
  expect(invest).toHaveAttribute('aria-disabled', 'true');
  expect(invest).toHaveAccessibleDescription('Corporate accounts can only be viewed here.');
  await user.click(invest);
  expect(location().search).toBe('?customerId=C0048217');
});

function isClosable(props: unknown): props is { onClose(): void } {
  return (
    typeof props === 'object' && props !== null && 'onClose' in props && typeof props.onClose === 'function'
  );
}
