import { addRedemption, cartList, deleteFromCart } from '@portal/shared/api/cart';
import { accountHolding } from '@portal/shared/api/holdings';
import { prsWithdrawalReasons } from '@portal/shared/api/withdrawal-reasons';
import { testAgent } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { wireCart, wireRedemption, wireSwitching } from '../core/fixtures/cart.ts';
import { addButton, enterUnits, openDrawer, service } from './fixtures/drawer.tsx';
import { redemptionOf } from './fixtures/redemption-of.ts';

beforeEach(() => localStorage.clear());

const noBank = {
  bankName: null,
  bankAccNumber: null,
  micrCode: null,
  payeeName: null,
  mnemonic: null,
};

test('[ITM-04] [ITM-18] [ITM-19] sends units with exactly the fields of the specification, the cash plan as CS', async () => {
  const api = service();
  const { user, shell, onClose } = openDrawer({ scheme: 'CBMGF' });
  await enterUnits(user, '300');
  expect(screen.getByText('600.00')).toBeVisible();
  expect(screen.getByRole('img', { name: '67% of the free units stay' })).toBeVisible();
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addRedemption)[0]?.body).toEqual({
    channel: 'Digital Transaction',
    userId: testAgent.uuid,
    customerId: 'C0048217',
    payload: {
      accountId: '1000482917',
      accountType: 'IND',
      scheme: 'CBMGF',
      schemeName: 'Cempaka Biru Malaysia Growth',
      currency: 'MYR',
      plan: 'CS',
      amountOrUnit: 'UNIT',
      amount: 0,
      units: 300,
      paymentInstruction: 'BANK',
      bankName: 'Maybank',
      bankAccNumber: '514212347710',
      micrCode: 'MBBEMYKL',
      payeeName: 'TAN MEI LING',
      withdrawalReason: null,
      withdrawalDescription: null,
      redeemAll: false,
      isWholesaleFund: false,
      mnemonic: 'MBB',
      agentCode: testAgent.agentCodeUt,
    },
    customerName: 'TAN MEI LING',
  });
  expect(shell.notices[0]?.text).toBe('Added to Tan Mei Ling’s cart: CBMGF, 300.00 units');
});

test('[ITM-04] by amount, units are 0; all sends every free unit and the amount 0', async () => {
  const api = service();
  const { user } = openDrawer({ scheme: 'CBMGF' });
  await user.click(await screen.findByRole('textbox', { name: 'Amount' }));
  await user.paste('200');
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addRedemption)).toHaveLength(1));
  expect(api.requestsOf(addRedemption)[0]?.body).toMatchObject({
    payload: { amountOrUnit: 'AMOUNT', amount: 200, units: 0, redeemAll: false },
  });
});

test('[ITM-12] what would leave too few units is refused, and all units are offered instead', async () => {
  const api = service();
  const { user } = openDrawer({ scheme: 'CBMGF' });
  await enterUnits(user, '780');
  expect(screen.getByText('Leaves 120 units, minimum 200: redeem less, or all')).toBeVisible();
  await user.click(addButton());
  expect(screen.getByRole('textbox', { name: 'Units' })).toHaveFocus();
  expect(api.requestsOf(addRedemption)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Redeem all 900.00 units' }));
  expect(screen.getByRole('radio', { name: 'All units' })).toBeChecked();
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addRedemption)).toHaveLength(1));
  expect(api.requestsOf(addRedemption)[0]?.body).toMatchObject({
    payload: { amountOrUnit: 'UNIT', amount: 0, units: 900, redeemAll: true },
  });
});

test('[ITM-12] units that the cart redeems or switches out are not free', async () => {
  const inCart = wireCart({
    redemption: [wireRedemption('r0', { units: 300 })],
    switching: [wireSwitching('s0', { switchAll: false, units: 200 })],
  });
  service().reply(cartList, inCart);
  const { user } = openDrawer({ scheme: 'CBMGF' });
  await enterUnits(user, '401');
  expect(screen.getByText('At most 400 units')).toBeVisible();
  await user.click(addButton());
  expect(screen.getByRole('textbox', { name: 'Units' })).toBeInvalid();
});

test('[ITM-04] EPF returns to EPF: no bank account is asked for, and the bank fields are null', async () => {
  const api = service();
  const { user } = openDrawer({ accountId: '2000193346', scheme: 'CBIAS' });
  await enterUnits(user, '300');
  expect(screen.getByText('Back to EPF. No bank account is needed.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Pay into' })).toBeNull();
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addRedemption)).toHaveLength(1));
  const { payload } = Object(api.requestsOf(addRedemption)[0]?.body);
  expect(payload).toMatchObject({
    plan: 'EPF',
    paymentInstruction: 'EPF',
    ...noBank,
    withdrawalReason: null,
    withdrawalDescription: null,
    agentCode: testAgent.agentCodeUt,
  });
});

test('[ITM-04] PRS needs a reason, never death; it shows documents and tax, and sends the PRS agent code', async () => {
  const api = service();
  const { user } = openDrawer({ accountId: '3000088125', scheme: 'CBPRG' });
  const reason = await screen.findByRole('combobox', { name: 'Reason for the withdrawal' });
  await screen.findByRole('option', { name: 'Pre-retirement' });
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  await user.click(addButton());
  expect(await screen.findByText('Choose the reason for the withdrawal.')).toBeVisible();
  expect(reason).toHaveFocus();
  expect(screen.queryByRole('option', { name: 'Death' })).toBeNull();
  await user.selectOptions(reason, 'Healthcare, self or family');
  expect(screen.getByText(/Form PPA003D, Medical report, Proof of relationship/)).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: 'Amount' }));
  await user.paste('200');
  await user.selectOptions(reason, 'Pre-retirement');
  expect(screen.getByText('MYR 184.00 is paid, 92% of MYR 200.00.')).toBeVisible();
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addRedemption)).toHaveLength(1));
  expect(Object(api.requestsOf(addRedemption)[0]?.body).payload).toMatchObject({
    plan: 'PRS',
    paymentInstruction: 'PRS',
    ...noBank,
    withdrawalReason: '2',
    withdrawalDescription: 'Pre-retirement',
    agentCode: testAgent.agentCodePrs,
  });
});

test('[ITM-04] when the reasons could not be loaded, it says so and sends nothing', async () => {
  const api = service().fail(prsWithdrawalReasons, { status: 400 });
  const { user } = openDrawer({ accountId: '3000088125', scheme: 'CBPRG' });
  expect(await screen.findByText('The reasons for a withdrawal could not be loaded')).toBeVisible();
  await user.click(addButton());
  expect(api.requestsOf(addRedemption)).toHaveLength(0);
});

test('when holdings fail, it says so and offers Try again', async () => {
  service().fail(accountHolding, { status: 400 }, 1);
  const { user } = openDrawer({ scheme: 'CBMGF' });
  expect(await screen.findByText('Holdings could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Units' })).toBeVisible();
});

test('[API-05] holdings that fail when they are loaded again hide nothing that was typed, and nothing is sent on them', async () => {
  const api = service();
  const { user, shell } = openDrawer({ scheme: 'CBMGF' });
  await enterUnits(user, '300');
  api.fail(cartList, { status: 400 });
  act(() => shell.bus.emit('cart:changed', { customerId: 'C0048217' }));
  expect(await screen.findByText('Holdings could not be loaded')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Units' })).toHaveValue('300');
  await user.click(addButton());
  expect(api.requestsOf(addRedemption)).toHaveLength(0);
  api.reply(cartList, wireCart());
  // the cart is also read for the bank accounts in it
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again);
  await waitFor(() => expect(screen.queryByText('Holdings could not be loaded')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Units' })).toHaveValue('300');
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addRedemption)).toHaveLength(1));
});

test('shows price date and expected payment of the scheme’s redemption cycle', async () => {
  service();
  openDrawer({ scheme: 'CBMGF' });
  expect(await screen.findByText('Mon, 23 Nov 2026')).toBeVisible();
  expect(await screen.findByText('Fri, 27 Nov 2026')).toBeVisible();
});

test('[ITM-16] shows an error and keeps everything typed when the request failed', async () => {
  const api = service().fail(addRedemption, { status: 422 }, 1);
  const { user, onClose } = openDrawer({ scheme: 'CBMGF' });
  await enterUnits(user, '300');
  await user.click(addButton());
  expect(await screen.findByText('The redemption was not added to the cart')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Units' })).toHaveValue('300');
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addRedemption)).toHaveLength(2);
});

test('[ITM-16] closes without sending again when the reply was lost and the redemption arrived', async () => {
  let arrived = false;
  const api = service().reply(cartList, () =>
    wireCart({ redemption: arrived ? [wireRedemption('r1', { units: 300, agentCode: 'U204518' })] : [] }),
  );
  api.reply(addRedemption, () => {
    arrived = true;
    throw new Error('the answer is lost');
  });
  const { user, onClose } = openDrawer({ scheme: 'CBMGF' });
  await enterUnits(user, '300');
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 6_000 });
  expect(api.requestsOf(addRedemption)).toHaveLength(1);
});

test('[CRT-02] an edited item has its answers, its own units are free, and the changed one replaces it', async () => {
  const inCart = wireRedemption('r0', { units: 700 });
  const api = service().reply(cartList, wireCart({ redemption: [inCart] }));
  const { user, onClose } = openDrawer({ editing: redemptionOf(inCart) });
  const units = await screen.findByRole('textbox', { name: 'Units' });
  expect(units).toHaveValue('700.00');
  await user.clear(units);
  await user.click(units);
  await user.paste('650');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(Object(api.requestsOf(addRedemption)[0]?.body).payload).toMatchObject({ units: 650 });
  expect(api.requestsOf(deleteFromCart)[0]?.body).toMatchObject({ cartIds: ['r0'] });
});
