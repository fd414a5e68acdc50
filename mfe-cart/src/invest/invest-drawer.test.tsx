import { addInvestment } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { tdayCalc } from '@portal/shared/api/pricing';
import { screen, waitFor, within } from '@testing-library/react';
import { utAgent } from '../core/fixtures/customer.ts';
import { addButton, amountField, enterAmount, openDrawer as open, service } from './fixtures/drawer.tsx';

test('finds a fund by words, and lists only investable funds', async () => {
  service();
  const { user } = open();
  const search = await screen.findByRole('searchbox', { name: 'Find a fund' });
  const funds = () => within(screen.getByRole('list', { name: 'Funds' })).getAllByRole('button');
  expect(funds()).toHaveLength(4);
  await user.type(search, 'sukuk');
  expect(funds()).toHaveLength(1);
  await user.tab();
  await user.click(screen.getByRole('button', { name: /Cempaka Biru Sukuk/ }));
  expect(await amountField()).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Prospectus' })) {
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('disables an account whose plan the agent is not registered for, and says why', async () => {
  service();
  open({ agent: utAgent });
  const prs = await screen.findByRole('option', { name: /3000088125/ });
  expect(prs).toBeDisabled();
  expect(prs).toHaveTextContent('You are not registered to sell this product.');
});

test('checks the amount while it is typed, and shows the order’s preview', async () => {
  service();
  const { user } = open({ scheme: 'CBIAS' });
  const amount = await amountField();
  await user.type(amount, '999');
  expect(screen.getByText('Below the first-investment minimum of MYR 1,000.00')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '10000');
  expect(screen.getByText('Above the first-investment minimum of MYR 1,000.00')).toBeVisible();
  expect(screen.getByText('No holding yet')).toBeVisible();
  expect(screen.getByText('521.33', { exact: false })).toBeVisible();
  expect(screen.getByText('9,478.67', { exact: false })).toBeVisible();
  expect(screen.getByText('14,995.53')).toBeVisible();
  expect(await screen.findByText('Mon, 23 Nov 2026')).toBeVisible();
  // the cycle of redemptions says nothing about an investment
  expect(screen.queryByText(/Units expected/)).toBeNull();
});

test('shows an unknown price date and sends the order when the service fails to compute it', async () => {
  const api = service().fail(tdayCalc, { status: 400 });
  const { user } = open({ scheme: 'CBSUK' });
  await enterAmount(user, '1000');
  expect(await screen.findByText('Unknown')).toBeVisible();
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
});

test('writes the chosen account and fund into the URL', async () => {
  service();
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: /Cempaka Biru Sukuk/ }));
  const address = () => Object.fromEntries(new URLSearchParams(location().search));
  expect(address()).toEqual({
    customerId: 'C0048217',
    transaction: 'invest',
    account: '1000482917',
    scheme: 'CBSUK',
  });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Account and plan' }), '3000088125');
  expect(address()).toEqual({ customerId: 'C0048217', transaction: 'invest', account: '3000088125' });
});

test('lists a fund’s documents among its details', async () => {
  service();
  const { user } = open({ scheme: 'CBSUK' });
  await user.click(await screen.findByText('All about this fund'));
  expect(screen.getAllByRole('link', { name: 'Prospectus' })).toHaveLength(2);
  expect(screen.getByText('PROS · EN · as of 31 Oct 2026')).toBeVisible();
});

test('shows a failure when the fund’s documents could not be loaded', async () => {
  service();
  const { user } = open({ scheme: 'CBSUK', failedReference: ['documents'] });
  await user.click(await screen.findByText('All about this fund'));
  expect(screen.getByText('The fund’s documents could not be loaded')).toBeVisible();
  expect(screen.queryByText('None is listed.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Prospectus' })).toBeNull();
});

test('shows a failure and retries when the form’s data could not be loaded', async () => {
  service().fail(customerInfo, { status: 400 });
  const { user } = open();
  expect(await screen.findByText('The form could not be prepared')).toBeVisible();
  service();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('searchbox')).toBeVisible();
});
