import { accountHolding } from '@portal/shared/api/holdings';
import { testAgent } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { fakeDashboardApi, findTile, renderDashboard } from '../testing/index.tsx';

beforeEach(() => localStorage.clear());

test('adds up both registrations, fetched by user and agent code', async () => {
  const { api } = renderDashboard(fakeDashboardApi());
  const aum = await findTile('Assets under management');
  expect(await within(aum).findByText(/100/)).toHaveTextContent('MYR 100.50');
  expect(within(aum).getByText('Prices of 20 Nov 2026')).toBeVisible();
  expect(api.requestsOf(accountHolding).map(({ query }) => query)).toEqual([
    { userId: testAgent.uuid, agentCode: testAgent.agentCodeUt },
    { userId: testAgent.uuid, agentCode: testAgent.agentCodePrs },
  ]);
});

const noHoldings = () => fakeDashboardApi().reply(accountHolding, { holdings: [], totals: [], asOf: null });

test('[SHL-15] shows an empty currency and 0.00 without holdings, and where to begin', async () => {
  renderDashboard(noHoldings());
  const aum = await findTile('Assets under management');
  expect((await within(aum).findByRole('definition')).textContent?.trim()).toBe('0.00');
  expect(aum).toHaveTextContent(
    'Your customers’ assets are shown here, by currency, after the first investment.',
  );
  expect(within(aum).getByRole('link', { name: 'Find a customer' })).toHaveAttribute('href', '/client');
});

test('says to an agent without a registration what is missing', async () => {
  const { agentCodeUt: _ut, agentCodePrs: _prs, ...unregistered } = testAgent;
  const { api } = renderDashboard(noHoldings(), {}, [], unregistered);
  const aum = await findTile('Assets under management');
  expect(aum).toHaveTextContent('Your customers’ assets are shown here as soon as you have a registration.');
  expect(within(aum).queryByRole('link')).toBeNull();
  expect(api.requestsOf(accountHolding)).toEqual([]);
});

test('shows a failure in its tile with Try again, not as 0.00', async () => {
  const api = fakeDashboardApi().fail(accountHolding, { status: 400 });
  const { user } = renderDashboard(api);
  const aum = await findTile('Assets under management');
  expect(await within(aum).findByRole('alert')).toHaveTextContent(
    'Assets under management could not be loaded',
  );
  expect(within(aum).queryByText(/0\.00/)).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^Pay MYR 25,000\.00/ })).toBeVisible();
  api.reply(accountHolding, {
    holdings: [],
    totals: [{ currency: 'MYR', marketValue: 7, cost: 7 }],
    asOf: null,
  });
  await user.click(within(aum).getByRole('button', { name: 'Try again' }));
  expect(await within(aum).findByText(/14/)).toHaveTextContent('MYR 14.00');
});

test('an answer that does not come delays no other tile', async () => {
  renderDashboard(fakeDashboardApi().reply(accountHolding, () => new Promise(() => {})));
  expect(await screen.findByRole('link', { name: /^Pay MYR 25,000\.00/ })).toBeVisible();
  expect(within(await findTile('Assets under management')).queryByRole('definition')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
