import { accountHolding } from '@portal/shared/api/holdings';
import { act, screen, waitFor, within } from '@testing-library/react';
import { wireHolding } from '../core/fixtures/holding.ts';
import { chooseTarget, enterAmount, openDrawer, service } from './fixtures/drawer.tsx';

beforeEach(() => localStorage.clear());

test('[ITM-05] a press on a holding leads to the funds; the same one, chosen again, keeps the target and the amount', async () => {
  service().reply(accountHolding, {
    holdings: [wireHolding(), wireHolding({ scheme: 'CBIAS', schemeName: 'Cempaka Biru Islamic ASEAN' })],
    totals: [],
    asOf: null,
  });
  const { user } = openDrawer({ scheme: '' });
  const growth = /^Cempaka Biru Malaysia Growth/;
  await user.click(await screen.findByRole('button', { name: growth }));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Find a fund' })).toHaveFocus());
  await chooseTarget(user, /Sukuk/);
  await enterAmount(user, '2000');
  await user.click(screen.getByRole('button', { name: 'Change holding' }));
  await user.click(screen.getByRole('button', { name: growth, current: true }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Holdings' })).toBeNull());
  expect(screen.getByText('Cempaka Biru Sukuk')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('2,000.00');
});

test('[ITM-05] the chosen fund is marked in the list, and keeps its answers when it is chosen again', async () => {
  service();
  const { user } = openDrawer();
  await chooseTarget(user, /Sukuk/);
  const charge = screen.getByRole('textbox', { name: 'Sales charge' });
  await user.clear(charge);
  await user.click(charge);
  await user.paste('0.50');
  await user.click(screen.getByRole('button', { name: 'Change fund' }));
  await user.click(screen.getByRole('button', { name: /above Moderate$/ }));
  const [fund, ...others] = screen.getAllByRole('button', { current: true });
  expect(fund).toHaveAccessibleName(/^Cempaka Biru Sukuk/);
  expect(others).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Cempaka Biru Sukuk/, current: true }));
  await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Find a fund' })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Sales charge' })).toHaveValue('0.50');
});

test('[ITM-05] a holding of an account that is gone is not looked for in the first one', async () => {
  service();
  openDrawer({ accountId: '9', scheme: 'CBMGF' });
  expect(await screen.findByRole('button', { name: /^Cempaka Biru Malaysia Growth/ })).toBeVisible();
  expect(screen.queryByText('Free units')).toBeNull();
});

test('[ITM-05] of two presses before the first one is rendered, the second one counts', async () => {
  service().reply(accountHolding, {
    holdings: [wireHolding(), wireHolding({ scheme: 'CBIAS', schemeName: 'Cempaka Biru Islamic ASEAN' })],
    totals: [],
    asOf: null,
  });
  const { user } = openDrawer();
  await user.click(await screen.findByRole('button', { name: 'Change holding' }));
  const holdings = within(screen.getByRole('list', { name: 'Holdings' }));
  const holding = holdings.getByRole('button', { name: /Malaysia Growth/ });
  const otherHolding = holdings.getByRole('button', { name: /Islamic ASEAN/ });
  act(() => {
    otherHolding.click();
    holding.click();
  });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Holdings' })).toBeNull());
  expect(screen.getByText('Cempaka Biru Malaysia Growth')).toBeVisible();

  await chooseTarget(user, /Sukuk/);
  await user.click(await screen.findByRole('button', { name: 'Change fund' }));
  await user.click(screen.getByRole('button', { name: /above Moderate$/ }));
  const fund = screen.getByRole('button', { name: /^Cempaka Biru Sukuk/ });
  const otherFund = screen.getByRole('button', { name: /^Cempaka Biru Islamic ASEAN/ });
  act(() => {
    otherFund.click();
    fund.click();
  });
  await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Find a fund' })).toBeNull());
  expect(screen.getByText('Cempaka Biru Sukuk')).toBeVisible();
});
