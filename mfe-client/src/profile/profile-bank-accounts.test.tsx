import { customerBankAccounts } from '@portal/shared/api/bank-accounts';
import { cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import { bankarWire, emptyCartWire, type FakeApi } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { findCustomerName, mockProfileApi, profileShell, renderPage } from './profile-harness.tsx';

const registered = {
  BankAccName: 'DATIN SHARIFAH',
  BankAccNo: '800123456789',
  MICRCode: 'PHBMMYKL',
  BankName: 'Affin',
  Currency: 'MYR',
  IsDefault: true,
  AccountName: 'DATIN SHARIFAH',
  AccountNo: '1000482917',
};
const inCart = {
  id: 'b1',
  customerId: 'C0048217',
  customerName: 'DATIN SHARIFAH',
  createdAt: '2026-11-20T09:30:00+08:00',
  payload: { ...bankarWire, currency: 'USD' },
};

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = mockProfileApi()
    .reply(customerBankAccounts, [registered])
    .reply(cartList, { ...emptyCartWire, bankar: [inCart] })
    .reply(checkoutsOf, []);
});

const tableOf = () => screen.findByRole('table', { name: 'Bank accounts of 1000482917' });

test('[CLI-08] [CLI-09] [ITM-14] [ITM-15] shows those of an account by three calls, with pending ones, by currency of the URL', async () => {
  const { user, location } = renderPage('&tab=bank-accounts');
  await findCustomerName();
  const table = within(await tableOf());
  expect(table.getByRole('row', { name: /Affin/ })).toHaveTextContent('8001 •••• 6789MYRDefault');
  expect(table.getByRole('row', { name: /Maybank/ })).toHaveTextContent(/5142 •••• 7710USDPending/);
  for (const call of [customerBankAccounts, checkoutsOf]) expect(api.requestsOf(call)).toHaveLength(1);
  // one for each channel, as the header and the top bar have them
  expect(api.requestsOf(cartList)).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'USD' }));
  expect(within(await tableOf()).queryByRole('row', { name: /Affin/ })).toBeNull();
  expect(location().search).toContain('bankCurrency=USD');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(location().search).not.toContain('bankCurrency');
});

test('[ITM-14] an account that was added since is shown when the cart has changed', async () => {
  api.reply(cartList, emptyCartWire);
  const shell = profileShell();
  renderPage('&tab=bank-accounts', shell);
  await tableOf();
  expect(screen.queryByText('Maybank')).toBeNull();
  api.reply(cartList, { ...emptyCartWire, bankar: [inCart] });
  shell.bus.emit('cart:changed', { customerId: 'C0048217' });
  expect(await screen.findByText('Maybank')).toBeVisible();
});

test('[CLI-08] bank accounts of one currency do not repeat it', async () => {
  api.reply(cartList, emptyCartWire);
  renderPage('&tab=bank-accounts');
  const table = within(await tableOf());
  expect(screen.getByText('All in MYR')).toBeVisible();
  expect(table.queryByRole('columnheader', { name: 'Currency' })).toBeNull();
  expect(table.getByRole('row', { name: /Affin/ })).toHaveTextContent('8001 •••• 6789Default');
});

test('opens the drawer of a new bank account from the tab and from the header', async () => {
  const { user, location } = renderPage('&tab=bank-accounts');
  await tableOf();
  const panel = screen.getByRole('tabpanel');
  await user.click(within(panel).getByRole('button', { name: 'Add bank account' }));
  expect(location().search).toContain('transaction=bank-account');
});

test('[CLI-08] a failure is no empty list, and pending accounts that fail are named', async () => {
  api.fail(customerBankAccounts, { status: 400 }, 1).fail(checkoutsOf, { status: 400 });
  const { user } = renderPage('&tab=bank-accounts');
  expect(await screen.findByText('Bank accounts could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Affin')).toBeVisible();
  expect(screen.getByText('Bank accounts that are still being added could not be loaded')).toBeVisible();
});
