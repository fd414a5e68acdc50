import { accountHolding } from '@portal/shared/api/holdings';
import { screen, within } from '@testing-library/react';
import { openCart as open, service } from './fixtures/cart-page.tsx';

/** Time-out for the allocation, which is loaded last, with one call per account. */
const late = { timeout: 8_000 };

test('shows the allocation of each currency before and after the cart', async () => {
  const api = service();
  const { user } = open();
  const table = await screen.findByRole('table', { name: 'Allocation of MYR by asset class' }, late);
  expect(within(table).getByRole('row', { name: /100.0%$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'USD' }));
  expect(await screen.findByRole('table', { name: 'Allocation of USD by asset class' })).toBeVisible();
  expect(api.requestsOf(accountHolding)[0]?.query).toMatchObject({ scheme: '', includeZeroAum: 'false' });
});

test('shows a failure in the card when the holdings could not be loaded', async () => {
  const api = service().fail(accountHolding, { status: 400 });
  const { user } = open();
  // the verdict has no service here, and offers Try again too when it arrives
  const failure = (await screen.findByText('It could not be worked out')).closest<HTMLElement>(
    '[role=alert]',
  );
  if (!failure) throw new Error('no failure panel');
  expect(screen.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  api.reply(accountHolding, { holdings: [], totals: [], asOf: null });
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Allocation of MYR by asset class' })).toBeVisible();
});
