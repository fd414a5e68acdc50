import { cartList } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { screen, waitFor, within } from '@testing-library/react';
import { wireCustomer } from '../core/fixtures/customer.ts';
import { openCart as open, row, service } from './fixtures/cart-page.tsx';

test('groups items by account, and shows the status of each with its reason', async () => {
  service();
  const { shell } = open();
  expect(await screen.findByRole('region', { name: '1000482917' })).toBeVisible();
  expect(screen.getByRole('region', { name: '2000193346' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Customer record' })).toBeVisible();
  expect((await row('Invest in Cempaka Biru Sukuk')).getByText('Ready')).toBeVisible();
  const risky = await row('Invest in Cempaka Biru Global Tech (USD)');
  await waitFor(() => expect(risky.getByText('Warning')).toBeVisible());
  expect(risky.getByText(/Above this customer’s risk category/)).toBeVisible();
  const closed = await row('Invest in Cempaka Biru Small Cap');
  expect(closed.getByText(/closed to new investment/)).toBeVisible();
  expect(closed.getByRole('checkbox')).toBeDisabled();
  const opened = jest.fn();
  shell.bus.on('customer:opened').subscribe(opened);
  expect(opened).toHaveBeenCalledWith({
    customerId: 'C0048217',
    name: 'TAN MEI LING',
    hasAccounts: true,
    maskedId: '880412-••-••34',
  });
});

test('shows subtotals per currency and the checkout of the chosen items, by keyboard too', async () => {
  service();
  const { user } = open();
  const checkout = await screen.findByRole('region', { name: 'Checkout' });
  await waitFor(() =>
    expect(within(checkout).getByText('One blocked item stays in the cart.')).toBeVisible(),
  );
  expect(checkout).toHaveTextContent('MYR 25,000.00');
  expect(checkout).toHaveTextContent('USD 25,000.00');
  expect(within(checkout).getByText('To be charged')).toBeVisible();
  expect(within(checkout).getByText('Paid out, estimated').parentElement).toHaveTextContent('MYR 865.68');
  (await row('Invest in Cempaka Biru Global Tech (USD)')).getByRole('checkbox').focus();
  await user.keyboard(' ');
  expect(checkout).not.toHaveTextContent('USD 25,000.00');
  expect(within(checkout).getByRole('link', { name: 'Check out 3 items' })).toHaveAttribute(
    'href',
    '/checkout?customerId=C0048217&items=i1,r1,b1',
  );
});

test('shows an empty cart with a link to invest', async () => {
  service({});
  open();
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invest' })).toHaveAttribute(
    'href',
    '/client-profile?customerId=C0048217&transaction=invest',
  );
});

test('in an empty cart an expired assessment comes before investing', async () => {
  service({}).reply(customerInfo, { ...wireCustomer, satEffectiveDateTo: '2026-01-31' });
  open();
  expect(await screen.findByRole('link', { name: 'Assess suitability' })).toHaveAttribute(
    'href',
    '/sat?customerId=C0048217',
  );
  expect(screen.getByRole('link', { name: 'Invest' })).toBeVisible();
});

test('shows a failure, not an empty cart, when the cart could not be loaded', async () => {
  service().fail(cartList, { status: 400 });
  const { user } = open();
  expect(await screen.findByText('The cart could not be loaded')).toBeVisible();
  service();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
});

test('shows unchecked items when the customer’s record could not be loaded', async () => {
  service().fail(customerInfo, { status: 400 });
  open();
  expect((await row('Invest in Cempaka Biru Sukuk')).getByText('Not checked')).toBeVisible();
  expect(screen.getByText('The customer’s record could not be loaded')).toBeVisible();
});

test('links to the customers when no customer is chosen', () => {
  service();
  open('/cart');
  expect(screen.getByRole('link', { name: 'Choose a customer' })).toHaveAttribute('href', '/client');
});
