import { validateCheckout } from '@portal/shared/api/checkout-submission';
import { productMismatch } from '@portal/shared/api/suitability';
import { screen, waitFor } from '@testing-library/react';
import { wireInvestment } from '../core/fixtures/cart.ts';
import { openCart as open, row, service } from './fixtures/cart-page.tsx';

const suits = { mismatch: false, reasons: [], customerRank: 3, schemeRank: 2, riskCategory: 'Moderate' };
const closed = { valid: false, complaints: [{ itemId: 'i1', message: 'The fund is closed.' }] };

test('[CHK-02] the bar says how many things the checkout misses, and no filter shows while all items are in one state', async () => {
  service({ investment: [wireInvestment('i1')] })
    .reply(productMismatch, suits)
    .reply(validateCheckout, closed);
  open();
  expect((await row('Invest in Cempaka Biru Sukuk')).getByText('Ready')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Filter items' })).toBeNull();
  const bar = screen.getByRole('link', { name: 'Check out 1' }).parentElement;
  expect(bar).toHaveTextContent(/^To be charged/);
  expect(await screen.findByText('1 thing missing')).toBeInTheDocument();
  expect(bar).toHaveTextContent(/^1 thing missing/);
});

test('[CHK-02] the bar says no old count while another choice is checked', async () => {
  const investments = [
    wireInvestment('i1'),
    wireInvestment('i2', { scheme: 'CBIAS', schemeName: 'Cempaka Biru Islamic ASEAN' }),
  ];
  const api = service({ investment: investments })
    .reply(productMismatch, suits)
    .reply(validateCheckout, closed);
  const { user } = open();
  expect(await screen.findByText('1 thing missing')).toBeInTheDocument();
  api.reply(validateCheckout, () => new Promise<typeof closed>(() => {}));
  await user.click(screen.getByRole('checkbox', { name: /Islamic ASEAN$/ }));
  expect(await screen.findByText('Checking…')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('1 thing missing')).toBeNull());
});
