import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { screen, waitFor, within } from '@testing-library/react';
import { wireAssessment, wireCart, wireInvestment } from '../core/fixtures/cart.ts';
import { wireCustomer } from '../core/fixtures/customer.ts';
import { openCart as open, row, service } from './fixtures/cart-page.tsx';

beforeEach(() => localStorage.clear());

test('keeps the filter in the URL', async () => {
  service();
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'Blocked 1' }));
  expect(location().search).toBe('?customerId=C0048217&show=blocked');
  expect(screen.queryByText('Invest in Cempaka Biru Sukuk')).toBeNull();
  expect(screen.getByText('Invest in Cempaka Biru Small Cap')).toBeVisible();
});

test('changes only the items that the filter shows', async () => {
  const api = service();
  const { user, shell } = open('/cart?customerId=C0048217&show=warning');
  const risky = await row('Invest in Cempaka Biru Global Tech (USD)');
  expect(await screen.findByText('1 of 1 chosen')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
  expect(risky.getByRole('checkbox')).not.toBeChecked();
  const checkout = screen.getByRole('region', { name: 'Checkout' });
  expect(within(checkout).getByRole('link', { name: 'Check out 3 items' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove chosen' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
  await user.click(screen.getByRole('button', { name: 'Remove 1 chosen' }));
  expect(shell.notices[0]?.text).toMatch(/^Removed CBGTU/);
  await user.click(screen.getByRole('button', { name: 'All 4' }));
  expect(screen.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
});

/** A service whose cart has an investment and an assessment. */
const withAssessment = () =>
  service().reply(cartList, ({ query }) => {
    if (query.channel === 'Digital Form') return wireCart({ sat: [wireAssessment('t1')] });
    return query.channel === 'Digital Transaction'
      ? wireCart({ investment: [wireInvestment('i1')] })
      : wireCart();
  });

test('[SAT-04] an expired assessment is urgent in the banner, and the one in the cart that is left out can be included', async () => {
  withAssessment().reply(customerInfo, { ...wireCustomer, satEffectiveDateTo: '2026-03-14' });
  const { user } = open();
  const banner = await screen.findByRole('region', { name: 'Customer' });
  const chosen = (await row('Suitability assessment')).getByRole('checkbox');
  await user.click(chosen);
  expect(banner).toHaveTextContent('Suitability assessment expired');
  expect(banner.querySelector('[data-urgent]')).toBeVisible();
  await user.click(
    (await row('Invest in Cempaka Biru Sukuk')).getByRole('button', { name: 'Include the assessment' }),
  );
  expect(chosen).toBeChecked();
  expect(banner.querySelector('[data-urgent]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Include the assessment' })).toBeNull();
});

test('[SAT-04] the banner follows the assessment in the cart only while it is chosen', async () => {
  withAssessment();
  const { user } = open();
  const banner = await screen.findByRole('region', { name: 'Customer' });
  await waitFor(() =>
    expect(banner).toHaveTextContent(
      'Moderately Aggressive, risk up to 4, under the assessment in this cart',
    ),
  );
  await user.click((await row('Suitability assessment')).getByRole('checkbox'));
  expect(banner).toHaveTextContent('Moderate, risk up to 3');
  expect(banner).not.toHaveTextContent('assessment in this cart');
});
