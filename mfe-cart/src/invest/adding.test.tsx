import { addInvestment, cartList } from '@portal/shared/api/cart';
import { accountHolding } from '@portal/shared/api/holdings';
import { samples, testAgent } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { wireCart, wireInvestment } from '../core/fixtures/cart.ts';
import { addButton, amountField, enterAmount, openDrawer as open, service } from './fixtures/drawer.tsx';

// pending commands are stored there
beforeEach(() => localStorage.clear());

test('[ITM-01] [ITM-03] sends exactly the fields of the specification, with the cash plan as CS', async () => {
  const api = service();
  const { user, shell, onClose } = open({ scheme: 'CBSUK' });
  const changed = jest.fn();
  shell.bus.on('cart:changed').subscribe(changed);
  await enterAmount(user, '25,000');
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());

  const [request] = api.requestsOf(addInvestment);
  expect(request?.body).toEqual({
    channel: 'Digital Transaction',
    userId: testAgent.uuid,
    customerId: 'C0048217',
    payload: {
      accountId: '1000482917',
      accountType: 'IND',
      scheme: 'CBSUK',
      schemeName: 'Cempaka Biru Sukuk',
      currency: 'MYR',
      plan: 'CS',
      salesCharge: 1,
      amount: 25_000,
      distributionInstruction: 'REINVEST',
      prsDefaultOption: null,
      prsDefaultOptionType: null,
      satRank: 2,
      isWholesaleFund: false,
      agentCode: testAgent.agentCodeUt,
    },
    customerName: 'TAN MEI LING',
  });
  expect(changed).toHaveBeenCalledWith({
    customerId: 'C0048217',
    channel: 'Digital Transaction',
    accountId: '1000482917',
  });
  expect(shell.notices[0]).toMatchObject({
    text: 'Added to Tan Mei Ling’s cart: CBSUK, MYR 25,000.00',
    action: { label: 'View cart' },
  });
});

test('[ITM-03] sends a PRS order with the PRS agent code and the default option by age', async () => {
  const api = service();
  const { user } = open({ accountId: '3000088125' });
  await user.click(await screen.findByRole('radio', { name: /By age, conventional/ }));
  expect(screen.queryByRole('button', { name: 'Change fund' })).toBeNull();
  await enterAmount(user, '500');
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
  expect(api.requestsOf(addInvestment)[0]?.body).toMatchObject({
    payload: {
      plan: 'PRS',
      scheme: 'CBPRG',
      agentCode: testAgent.agentCodePrs,
      prsDefaultOption: 'Y',
      prsDefaultOptionType: 'CONV',
    },
  });
});

test('the pressed button is busy before the browser has given the lock', async () => {
  service();
  const { user, onClose } = open({ scheme: 'CBSUK' });
  await enterAmount(user, '25,000');
  const request = navigator.locks.request.bind(navigator.locks);
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  jest
    .spyOn(navigator.locks, 'request')
    .mockImplementationOnce((...asked: Parameters<LockManager['request']>) =>
      given.then(() => request(...asked)),
    );
  await user.click(addButton());
  expect(screen.getByRole('button', { name: 'Adding…' })).toHaveAttribute('aria-busy', 'true');
  give();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('[ITM-16] shows an error and keeps everything typed when the request failed', async () => {
  const api = service().fail(addInvestment, { status: 422 }, 1);
  const { user, onClose } = open({ scheme: 'CBSUK' });
  await enterAmount(user, '1000');
  await user.click(addButton());
  expect(await screen.findByText('The investment was not added to the cart')).toBeVisible();
  expect(await amountField()).toHaveValue('1,000.00');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addInvestment)).toHaveLength(2);
});

test('[ITM-16] offers to add again when the reply was lost and the investment did not arrive', async () => {
  const carted: ReturnType<typeof wireInvestment>[] = [];
  const api = service()
    .reply(cartList, () => wireCart({ investment: carted }))
    .reply(addInvestment, () => {
      carted.push(wireInvestment('i1', { amount: 1_000 }));
      return { id: 'i1' };
    })
    .fail(addInvestment, 'timeout', 1);
  const { user, onClose } = open({ scheme: 'CBSUK' });
  await enterAmount(user, '1000');
  await user.click(addButton());
  // it is on screen for 150 ms only
  await screen.findByText('Checking what happened…');
  expect(await screen.findByText(/does not have it/, {}, { timeout: 6_000 })).toBeVisible();
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 6_000 });
  expect(api.requestsOf(addInvestment)).toHaveLength(2);
});

test('[ITM-16] closes without sending again when the reply was lost and the investment arrived', async () => {
  const before = wireInvestment('i1', { amount: 1_000 });
  let arrived = false;
  const api = service().reply(cartList, () =>
    wireCart({ investment: [before, ...(arrived ? [wireInvestment('i2', { amount: 1_000 })] : [])] }),
  );
  api.reply(addInvestment, () => {
    arrived = true;
    throw new Error('the answer is lost');
  });
  const { user, onClose, shell } = open({ scheme: 'CBSUK' });
  await enterAmount(user, '1000');
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 6_000 });
  expect(shell.notices[0]).toMatchObject({ text: expect.stringMatching(/^Added to /) });
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});

test('[ITM-16] sends nothing again while the cart cannot be read back', async () => {
  const api = service().fail(addInvestment, 'timeout');
  const { user } = open({ scheme: 'CBSUK' });
  await enterAmount(user, '1000');
  api.fail(cartList, { status: 400 });
  await user.click(addButton());
  expect(await screen.findByText(/may or may not be in the cart/)).toBeVisible();
  await user.click(addButton());
  await waitFor(() => expect(addButton()).toBeEnabled());
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});

test('[ITM-16] sends once when the button is pressed twice', async () => {
  const api = service();
  const { user, onClose } = open({ scheme: 'CBSUK' });
  await enterAmount(user, '1000');
  await user.dblClick(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});

test('sends nothing when the page’s URL names another customer', async () => {
  const api = service();
  const { user } = open({ scheme: 'CBSUK', urlCustomer: 'C0000001' });
  await enterAmount(user, '1000');
  await user.click(addButton());
  expect(await screen.findByText(/now shows another customer/)).toBeVisible();
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
});

test('asks before closing a form with changes, and Leave removes its draft', async () => {
  service();
  const { user, onClose, drafts } = open({ scheme: 'CBSUK' });
  await enterAmount(user, '1000');
  await waitFor(() => expect(drafts.kept.size).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(drafts.kept.size).toBe(0));
});

test('[ITM-12] sends nothing below the first or the further minimum, and focuses the amount', async () => {
  const owned = samples.accountHolding.holdings.map((holding) => ({
    ...holding,
    scheme: 'CBMGF',
    pendingUnits: 0,
  }));
  for (const [holdings, amount, minimum] of [
    [[], '999.99', 'Below the first-investment minimum of MYR 1,000.00'],
    [owned, '99.99', 'Below the further-investment minimum of MYR 100.00'],
  ] as const) {
    const api = service().reply(accountHolding, { ...samples.accountHolding, holdings: [...holdings] });
    const { user, unmount } = open({ scheme: 'CBMGF' });
    await enterAmount(user, amount);
    await user.click(addButton());
    expect(await screen.findByText(minimum)).toBeVisible();
    expect(await amountField()).toHaveFocus();
    expect(api.requestsOf(addInvestment)).toHaveLength(0);
    unmount();
  }
});
