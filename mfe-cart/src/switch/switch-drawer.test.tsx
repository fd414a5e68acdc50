import { addSwitching, cartList, deleteFromCart } from '@portal/shared/api/cart';
import { productMismatch } from '@portal/shared/api/suitability';
import { screen, waitFor } from '@testing-library/react';
import { wireCart, wireSwitching } from '../core/fixtures/cart.ts';
import { addButton, chooseTarget, enterAmount, openDrawer, service } from './fixtures/drawer.tsx';
import { switchingOf } from './fixtures/item.ts';

beforeEach(() => localStorage.clear());

test('[ITM-05] [ITM-19] shows both legs as bars, and sends the switch, whose charge begins at the least', async () => {
  const api = service();
  const { user, shell, onClose } = openDrawer();
  expect(await screen.findByRole('button', { name: /Sukuk/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Global Tech/ })).toBeNull();
  await chooseTarget(user, /Sukuk/);
  await enterAmount(user, '3607');
  expect(screen.getByRole('textbox', { name: 'Sales charge' })).toHaveValue('0.00');
  expect(screen.getByText('0.00% to 1.00%')).toBeVisible();
  const charge = screen.getByRole('textbox', { name: 'Sales charge' });
  await user.clear(charge);
  await user.type(charge, '1');
  expect(screen.getByText('Sales charge', { selector: 'dt' }).parentElement).toHaveTextContent(/MYR 35\.71$/);
  expect(screen.getByRole('img', { name: 'CBMGF: 50% is switched out, 50% stays' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'CBSUK: 50% is switched in, 0% was there' })).toBeVisible();
  expect(await screen.findByText('Suits this customer')).toBeVisible();
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addSwitching)[0]?.body).toMatchObject({
    channel: 'Digital Transaction',
    customerName: 'TAN MEI LING',
    payload: {
      fromScheme: 'CBMGF',
      toScheme: 'CBSUK',
      plan: 'CS',
      amount: 3_607,
      units: 0,
      salesCharge: 1,
      domesticBorrowing: false,
    },
  });
  expect(shell.notices[0]?.text).toBe('Added to Tan Mei Ling’s cart: CBMGF to CBSUK, MYR 3,607.00');
});

test('[ITM-12] less than the target’s minimum is refused, and all units are offered instead', async () => {
  const api = service();
  const { user } = openDrawer();
  await chooseTarget(user, /Sukuk/);
  await enterAmount(user, '1049.99');
  expect(screen.getByText(/Worth less than MYR 1,050.00, 105% of the first-investment/)).toBeVisible();
  await user.click(addButton());
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  expect(api.requestsOf(addSwitching)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Switch all 10,000.00 units' }));
  expect(screen.getByRole('radio', { name: 'All units' })).toBeChecked();
});

test('[SAT-04] a target that does not suit needs an acknowledgement and a reason, which are kept with the item', async () => {
  const api = service();
  const { user, drafts, onClose } = openDrawer();
  await chooseTarget(user, /Islamic ASEAN/);
  await enterAmount(user, '2000');
  await user.click(
    await screen.findByRole('checkbox', { name: 'The customer knows this and still wants to switch.' }),
  );
  await user.click(addButton());
  expect(screen.getByRole('textbox', { name: /reason/ })).toHaveFocus();
  await user.paste('Has a long horizon.');
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addSwitching)[0]?.body).toMatchObject({ payload: { switchedInSatRank: 5 } });
  expect(JSON.stringify([...drafts.kept.values()])).toContain('Has a long horizon.');
});

test('[ITM-05] another currency is offered where it is configured, and ringgit borrowing is asked for', async () => {
  const api = service().reply(productMismatch, {
    mismatch: false,
    reasons: [],
    customerRank: 5,
    schemeRank: 5,
    riskCategory: 'Aggressive',
  });
  const { user, onClose } = openDrawer({ allowCrossCurrencySwitch: true });
  await chooseTarget(user, /Global Tech/);
  await enterAmount(user, '2000');
  await user.click(addButton());
  expect(screen.getByText('Choose whether the customer has borrowed in ringgit.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addSwitching)[0]?.body).toMatchObject({
    payload: { fromCurrency: 'MYR', toCurrency: 'USD', domesticBorrowing: true },
  });
});

test('[ITM-16] shows an error and keeps everything typed when the request failed', async () => {
  const api = service().fail(addSwitching, { status: 422 }, 1);
  const { user, onClose } = openDrawer();
  await chooseTarget(user, /Sukuk/);
  await enterAmount(user, '2000');
  await user.click(addButton());
  expect(await screen.findByText('The switch was not added to the cart')).toBeVisible();
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addSwitching)).toHaveLength(2);
});

test('[CRT-02] an edited item has its answers, its own units are free, and the changed one replaces it', async () => {
  const inCart = wireSwitching('s0', { units: 10_000 });
  const api = service().reply(cartList, wireCart({ switching: [inCart] }));
  const { user, onClose } = openDrawer({ editing: switchingOf(inCart) });
  expect(await screen.findByRole('radio', { name: 'All units' })).toBeChecked();
  expect(await screen.findByText('Cempaka Biru Sukuk')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Amount' }));
  await enterAmount(user, '2000');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(Object(api.requestsOf(addSwitching)[0]?.body).payload).toMatchObject({
    amount: 2_000,
    switchAll: false,
    toScheme: 'CBSUK',
  });
  expect(api.requestsOf(deleteFromCart)[0]?.body).toMatchObject({ cartIds: ['s0'] });
});
