import { associateAccounts } from '@portal/shared/api/bank-accounts';
import { addBankar, cartList, deleteFromCart } from '@portal/shared/api/cart';
import { today } from '@portal/shared/dates';
import { testAgent } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { wireBankar, wireCart, wireRedemption } from '../core/fixtures/cart.ts';
import { addButton, additionOf, attach, fillOwn, openDrawer, service } from './fixtures/drawer.tsx';

beforeEach(() => localStorage.clear());

const sent = () => ({
  ...wireBankar('b1').payload,
  validationIdType: '1',
  validationId: '880412-14-5234',
  bankAccountStatementFileName: `${today()} statement.pdf`,
  bankAccountStatementFileURL: 'portal-documents::a',
});

test('[ITM-06] [ITM-10] [ITM-19] [API-08] sends an own account with exactly the fields of the specification', async () => {
  const api = service();
  const { user, shell, onClose } = openDrawer();
  await fillOwn(user, today());
  expect(screen.getByRole('textbox', { name: 'MICR code' })).toHaveValue('MBBEMYKL');
  expect(screen.queryByRole('option', { name: 'Army or police number' })).toBeNull();
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addBankar)[0]?.body).toEqual({
    channel: 'Digital Form',
    userId: testAgent.uuid,
    customerId: 'C0048217',
    payload: sent(),
    customerName: 'TAN MEI LING',
  });
  expect(api.requestsOf(associateAccounts)[0]?.query).toEqual({
    pcustomerid: 'C0048217',
    pisjointbankaccount: '0',
    pisthirdpartybankaccount: '0',
    pcurrency: 'MYR',
  });
  expect(shell.notices[0]?.text).toBe('Added to Tan Mei Ling’s cart: Add bank account, Maybank');
});

test.each([
  ['USD', 'USD'],
  ['XXX', 'MYR'],
])('[ITM-06] opened for the currency %s, the form begins with %s', async (wanted, first) => {
  service();
  openDrawer(undefined, wanted);
  expect(await screen.findByRole('combobox', { name: 'Currency' })).toHaveValue(first);
});

test('[ITM-06] a third party’s fields begin empty, and the customer’s come back with an own account', async () => {
  service();
  const { user } = openDrawer();
  await user.click(await screen.findByRole('radio', { name: 'A third party’s' }));
  expect(screen.getByRole('textbox', { name: 'Third party’s name' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Identity number' })).toHaveValue('');
  await user.click(screen.getByRole('radio', { name: 'The customer’s' }));
  expect(screen.getByRole('textbox', { name: 'Holder’s name' })).toHaveValue('TAN MEI LING');
  const number = screen.getByRole('textbox', { name: 'Identity number' });
  expect(number).toHaveValue('880412-••-••34');
  await user.click(number);
  expect(number).toHaveValue('880412-14-5234');
  await user.type(number, '{Backspace}');
  await user.tab();
  expect(number).toHaveValue('880412-14-523');
});

test('[ITM-06] [CLI-08] sends an account abroad in its currency, with its intermediary bank and no MICR code', async () => {
  const api = service();
  const { user, onClose } = openDrawer();
  await fillOwn(user, today());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
  await user.click(screen.getByRole('radio', { name: /Abroad/ }));
  for (const [name, text] of [
    ['Bank', 'DBS Bank'],
    ['SWIFT code', 'dbsssgsg'],
    ['Account number', '003-123456-7'],
    ['Intermediary bank’s name', 'Citibank New York'],
    ['Branch', 'Wall Street'],
    ['Intermediary bank’s SWIFT code', 'CITIUS33'],
    ['Account number at the intermediary bank', '36001234'],
  ] as const) {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  expect(screen.getByRole('textbox', { name: 'SWIFT code' })).toHaveValue('DBSSSGSG');
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addBankar)[0]?.body).toMatchObject({
    payload: {
      ...sent(),
      currency: 'USD',
      bankName: 'DBS Bank',
      micrCode: null,
      bankAccNumber: '0031234567',
      swiftCode: 'DBSSSGSG',
      intermediaryBank: 'Citibank New York',
      intermediaryBankBranch: 'Wall Street',
      intermediaryBankSwiftCode: 'CITIUS33',
      intermediaryBankAccountNumber: '36001234',
    },
  });
});

test('[ITM-06] what is missing is said at its field, the first of it has the focus, and nothing is sent', async () => {
  const api = service();
  const { user } = openDrawer();
  await user.click(await screen.findByRole('radio', { name: /Abroad/ }));
  await user.click(addButton());
  expect(await screen.findByText('Enter the bank’s name.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Bank' })).toHaveFocus();
  expect(screen.getByText('Attach the bank statement.')).toBeVisible();
  await attach(user, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'statement.pdf');
  expect(await screen.findByText('Only PDF, JPG and PNG files can be uploaded.')).toBeVisible();
  expect(api.requestsOf(addBankar)).toHaveLength(0);
});

test('[API-08] when the accounts that it may serve cannot be loaded, it says so and loads them again', async () => {
  service().fail(associateAccounts, { status: 400 }, 1);
  const { user } = openDrawer();
  expect(await screen.findByText('Cash accounts could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Cash account' })).toHaveValue('1000482917'),
  );
});

test('[ITM-17] a failed post is logged, shows an error, and keeps everything typed', async () => {
  const api = service().fail(addBankar, { status: 422 }, 1);
  const { user, onClose } = openDrawer();
  await fillOwn(user, today());
  await user.click(addButton());
  expect(await screen.findByText('The bank account was not added to the cart')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Account number' })).toHaveValue('5142 1234 7710');
  expect(screen.getByText('statement.pdf')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addBankar)).toHaveLength(2);
});

test('[ITM-17] closes without sending again when the reply was lost and the account arrived', async () => {
  let arrived = false;
  const api = service().reply(cartList, () =>
    wireCart({ bankar: arrived ? [wireBankar('b1', sent())] : [] }),
  );
  api.reply(addBankar, () => {
    arrived = true;
    throw new Error('the answer is lost');
  });
  const { user, onClose } = openDrawer();
  await fillOwn(user, today());
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 6_000 });
  expect(api.requestsOf(addBankar)).toHaveLength(1);
});

test('[CRT-02] [ITM-14] an edited account has its answers, names what pays into it, and is replaced', async () => {
  const inCart = wireBankar('b0', sent());
  const paying = wireRedemption('r0', { idBankar: 'b0' });
  const api = service().reply(cartList, ({ query }) =>
    query.channel === 'Digital Form' ? wireCart({ bankar: [inCart] }) : wireCart({ redemption: [paying] }),
  );
  const { user, onClose } = openDrawer(additionOf(inCart));
  expect(await screen.findByText('1 item of the cart pays into this account')).toBeVisible();
  const number = screen.getByRole('textbox', { name: 'Account number' });
  expect(number).toHaveValue('514212347710');
  await user.clear(number);
  await user.click(number);
  await user.paste('514212347711');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(Object(api.requestsOf(addBankar)[0]?.body).payload).toEqual({
    ...sent(),
    bankAccNumber: '514212347711',
  });
  expect(api.requestsOf(deleteFromCart)[0]?.body).toMatchObject({ channel: 'Digital Form', cartIds: ['b0'] });
});
