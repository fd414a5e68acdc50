import { accountHolding } from '@portal/shared/api/holdings';
import { screen, within } from '@testing-library/react';
import { openCart as open, service } from './fixtures/cart-page.tsx';

test('shows the allocation of each currency before and after the cart', async () => {
  const api = service();
  const { user } = open();
  const table = await screen.findByRole('table', { name: 'Allocation of MYR by asset class' });
  expect(within(table).getByRole('row', { name: /100.0%$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'USD' }));
  expect(await screen.findByRole('table', { name: 'Allocation of USD by asset class' })).toBeVisible();
  expect(api.requestsOf(accountHolding)[0]?.query).toMatchObject({ scheme: '', includeZeroAum: 'false' });
});

test('shows a failure in the card when the holdings could not be loaded', async () => {
  const api = service().fail(accountHolding, { status: 400 });
  const { user } = open();
  expect(await screen.findByText('It could not be worked out')).toBeVisible();
  const card = screen.getByRole('region', { name: 'Allocation after this cart' });
  expect(screen.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  api.reply(accountHolding, { holdings: [], totals: [], asOf: null });
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Allocation of MYR by asset class' })).toBeVisible();
});
