import { addInvestment } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { tdayCalc } from '@portal/shared/api/pricing';
import { screen, waitFor, within } from '@testing-library/react';
import { utAgent, wireCustomer } from '../core/fixtures/customer.ts';
import { addButton, amountField, enterAmount, openDrawer as open, service } from './fixtures/drawer.tsx';

test('[ITM-12] finds a fund by words, lists only investable funds, and folds those above the category', async () => {
  service();
  const { user } = open();
  const search = await screen.findByRole('searchbox', { name: 'Find a fund' });
  const funds = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('button');
  expect(screen.getByText('1 fund up to Moderate')).toBeVisible();
  expect(funds('Funds')).toHaveLength(1);
  expect(screen.queryByRole('list', { name: 'Funds above Moderate' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '3 funds above Moderate' }));
  expect(funds('Funds above Moderate')).toHaveLength(3);
  await user.type(search, 'sukuk');
  expect(funds('Funds')).toHaveLength(1);
  await user.tab();
  await user.click(screen.getByRole('button', { name: /Cempaka Biru Sukuk/ }));
  expect(await amountField()).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Prospectus' })) {
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a filter that is set can be removed beside the search', async () => {
  service();
  const { user } = open();
  const list = await screen.findByRole('list', { name: 'Funds' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
  expect(list).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove USD' }));
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  expect(screen.getByRole('list', { name: 'Funds' })).toBeVisible();
});

test('disables an account whose plan the agent is not registered for, and says why', async () => {
  service();
  open({ agent: utAgent });
  const prs = await screen.findByRole('option', { name: /3000088125/ });
  expect(prs).toBeDisabled();
  expect(prs).toHaveTextContent('You are not registered to sell this product.');
});

test('says of a company’s account only that it can be read', async () => {
  const account = wireCustomer.account.slice(0, 1).map((each) => ({ ...each, accountType: 'COR' as const }));
  service().reply(customerInfo, { ...wireCustomer, account });
  open();
  const field = await screen.findByRole('combobox', { name: 'Account and plan' });
  expect(field).toHaveDisplayValue('No account can be chosen');
  expect(screen.getByText('Corporate accounts can only be viewed here.')).toBeVisible();
  expect(screen.queryByText(/not registered/)).toBeNull();
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

test('[CAT-01] draws the fund’s return among those of its class once its details are open', async () => {
  service();
  const { user } = open({ scheme: 'CBMGF' });
  const details = await screen.findByText('All about this fund');
  expect(screen.queryByText('Year to date in its class')).toBeNull();
  await user.click(details);
  const returns = await screen.findByRole('table', { name: 'Year to date, Equity in MYR' });
  expect(within(returns).getByRole('row', { name: 'Malaysia Growth +5.28%' })).toBeVisible();
  expect(screen.getByText('Equity in MYR, to 20 Nov 2026.')).toBeVisible();
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

test('[ITM-11] [ITM-13] a search that only finds risky funds unfolds them, and says why others cannot be chosen', async () => {
  service();
  const { user } = open();
  await user.click(await screen.findByRole('searchbox', { name: 'Find a fund' }));
  await user.paste('asia income');
  expect(screen.getByText('No fund matches.')).toBeVisible();
  await user.click(screen.getByText('1 fund that cannot be chosen'));
  expect(screen.getByText('Wholesale funds are for sophisticated investors only.')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.paste('malaysia');
  expect(screen.getByRole('button', { name: /above Moderate/ })).toHaveAttribute('aria-expanded', 'true');
  // Enter would send the form
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Cempaka Biru Malaysia Growth/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('[ITM-12] compares at most three funds, and chooses one of them', async () => {
  service();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '3 funds above Moderate' }));
  const tick = (name: RegExp) => user.click(screen.getByRole('checkbox', { name }));
  await tick(/Compare Cempaka Biru Sukuk/);
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await tick(/Malaysia Growth/);
  await tick(/Islamic ASEAN/);
  expect(screen.getByRole('checkbox', { name: /Global Tech/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Compare 3 funds' }));
  expect(screen.getByRole('button', { name: 'Back to the list' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Compare 3 funds' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Compare 3 funds' })).toHaveAccessibleDescription(
    /^Tan Mei Ling/,
  );
  const table = screen.getByRole('table', { name: '3 funds compared' });
  expect(within(table).getAllByRole('columnheader').slice(0, 3)).toHaveLength(3);
  expect(within(table).getAllByText('Above the customer’s risk category')).toHaveLength(2);
  expect(screen.getByText(/return this year 5.28% in MYR/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose Cempaka Biru Malaysia Growth' }));
  expect(await amountField()).toHaveFocus();
});

test('[ITM-12] without a valid assessment no fund is said to fit, and clearing the comparison keeps the focus', async () => {
  service().reply(customerInfo, { ...wireCustomer, satGroup: null });
  const { user } = open();
  const list = await screen.findByRole('list', { name: 'Funds' });
  expect(within(list).getAllByRole('button')).toHaveLength(4);
  expect(screen.getByText('This customer has no suitability assessment.')).toBeVisible();
  expect(screen.queryByText(/funds? (up to|above)/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Compare Cempaka Biru Sukuk' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Compare Cempaka Biru Sukuk' })).not.toBeChecked();
});
