import { accountHolding } from '@portal/shared/api/holdings';
import { samples } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { wireInvestment } from '../core/fixtures/cart.ts';
import { openCart as open, service } from './fixtures/cart-page.tsx';

test('shows the allocation of each currency before and after the cart', async () => {
  const api = service();
  const { user } = open();
  const table = await screen.findByRole('table', { name: 'Allocation of MYR by asset class' });
  expect(within(table).getByRole('row', { name: /100.0%/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'USD' }));
  // no holding is in it
  expect(await screen.findByText(/^After the cart, all in Feeder equity:/)).toBeVisible();
  expect(api.requestsOf(accountHolding)[0]?.query).toMatchObject({ scheme: '', includeZeroAum: 'false' });
});

test('opens on the currency that the cart changes, not on the first of the holdings', async () => {
  const usd = { scheme: 'CBGTU', currency: 'USD', amount: 1_000, satRank: 5 };
  const [sample] = samples.accountHolding.holdings;
  if (!sample) throw new Error('no sample holding');
  service({ investment: [wireInvestment('i1', usd)] }).reply(accountHolding, {
    ...samples.accountHolding,
    holdings: [{ ...sample, scheme: 'CBSUK', currency: 'MYR' }],
  });
  const { user } = open();
  const card = await screen.findByRole('region', { name: 'Allocation' });
  expect(await within(card).findByText(/^After the cart, all in Feeder equity:/)).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'MYR' }));
  expect(within(card).getByRole('table', { name: 'Allocation of MYR by asset class' })).toBeVisible();
});

test('shows a failure in the card when the holdings could not be loaded', async () => {
  const api = service().fail(accountHolding, { status: 400 });
  const { user } = open();
  expect(await screen.findByText('The allocation could not be calculated')).toBeVisible();
  const card = screen.getByRole('region', { name: 'Allocation' });
  expect(screen.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  api.reply(accountHolding, { holdings: [], totals: [], asOf: null });
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Allocation of MYR by asset class' })).toBeVisible();
});
