import { validateCheckout } from '@portal/shared/api/checkout-submission';
import { productMismatch } from '@portal/shared/api/suitability';
import { screen } from '@testing-library/react';
import { wireInvestment } from '../core/fixtures/cart.ts';
import { openCart as open, row, service } from './fixtures/cart-page.tsx';

test('[CHK-02] the bar says how many things the checkout misses, and no filter shows while all items are in one state', async () => {
  service({ investment: [wireInvestment('i1')] })
    .reply(productMismatch, {
      mismatch: false,
      reasons: [],
      customerRank: 3,
      schemeRank: 2,
      riskCategory: 'Moderate',
    })
    .reply(validateCheckout, {
      valid: false,
      complaints: [{ itemId: 'i1', message: 'The fund is closed.' }],
    });
  open();
  expect((await row('Invest in Cempaka Biru Sukuk')).getByText('Ready')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Filter items' })).toBeNull();
  const bar = screen.getByRole('link', { name: 'Check out 1' }).parentElement;
  expect(bar).toHaveTextContent(/^To pay/);
  expect(await screen.findByText('1 thing missing')).toBeInTheDocument();
  expect(bar).toHaveTextContent(/^1 thing missing/);
});
