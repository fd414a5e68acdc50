import { accountBankAccounts } from '@portal/shared/api/bank-accounts';
import { addInvestment, cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import { screen, waitFor } from '@testing-library/react';
import { wireBankar, wireCart } from '../core/fixtures/cart.ts';
import { addButton, enterAmount, openDrawer as open, service } from './fixtures/drawer.tsx';

test('[ITM-14] [ITM-15] sends a payout with the chosen bank account of the currency, also a pending one', async () => {
  const pending = wireBankar('b1');
  const addition = { ...pending, payload: { ...pending.payload, bankAccNumber: '80012345670001' } };
  const api = service().reply(cartList, ({ query }) =>
    wireCart(query.channel === 'Digital Form' ? { bankar: [addition] } : {}),
  );
  const { user } = open({ scheme: 'CBSUK' });
  await enterAmount(user, '1000');
  await user.click(screen.getByRole('radio', { name: /Pay out/ }));
  const bank = await screen.findByRole('combobox', { name: 'Pay into' });
  expect(bank).toHaveDisplayValue('Maybank 5142 •••• 7710');
  expect(api.requestsOf(accountBankAccounts).map(({ query }) => query)).toEqual([
    { accountId: '1000482917' },
  ]);
  expect(api.requestsOf(cartList).map(({ query }) => query.channel)).toContain('Digital Form');
  expect(api.requestsOf(checkoutsOf).map(({ query }) => query.channel)).toEqual(['Digital Transaction']);

  await user.selectOptions(bank, 'Maybank 8001 •••• 0001 (pending)');
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
  expect(api.requestsOf(addInvestment)[0]?.body).toMatchObject({
    payload: {
      distributionInstruction: 'PAYOUT',
      idBankar: 'b1',
      bankAccNumber: '80012345670001',
      bankName: 'Maybank',
      micrCode: 'MBBEMYKL',
      mnemonic: 'MBB',
    },
  });
});

test('[ITM-15] offers registered accounts and shows a failure when pending ones could not be loaded', async () => {
  service().fail(checkoutsOf, { status: 400 });
  const { user } = open({ scheme: 'CBSUK' });
  await user.click(await screen.findByRole('radio', { name: /Pay out/ }));
  expect(
    await screen.findByText('Bank accounts that are still being added could not be loaded'),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Pay into' })).toHaveDisplayValue('Maybank 5142 •••• 7710');
});

test('[ITM-01] sends no payout without the list of banks, but sends a reinvestment', async () => {
  const api = service();
  const { user } = open({ scheme: 'CBSUK', failedReference: ['lookups'] });
  await enterAmount(user, '1000');
  await user.click(screen.getByRole('radio', { name: /Pay out/ }));
  expect(await screen.findByText('The list of banks could not be loaded')).toBeVisible();
  await user.click(addButton());
  expect(await screen.findByText(/try that again, or reinvest/)).toBeVisible();
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: /Reinvest/ }));
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
});

test('[ITM-15] sends the three bank data calls in parallel', async () => {
  const api = service().reply(accountBankAccounts, () => new Promise(() => {}));
  const { user } = open({ scheme: 'CBSUK' });
  const forms = () => api.requestsOf(cartList).filter(({ query }) => query.channel === 'Digital Form');
  await user.click(await screen.findByRole('radio', { name: /Pay out/ }));
  // the first call gets no reply
  await waitFor(() => expect(api.requestsOf(accountBankAccounts)).toHaveLength(1));
  await waitFor(() => expect([forms(), api.requestsOf(checkoutsOf)]).toMatchObject([[{}], [{}]]));
});

test('[ITM-15] without a bank account of the currency, the form that adds one opens with the currency', async () => {
  service().reply(accountBankAccounts, []);
  const { user, location } = open({ scheme: 'CBSUK' });
  await user.click(await screen.findByRole('radio', { name: /Pay out/ }));
  await user.click(await screen.findByRole('link', { name: 'Add a bank account in MYR' }));
  expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
    customerId: 'C0048217',
    transaction: 'bank-account',
    currency: 'MYR',
  });
});
