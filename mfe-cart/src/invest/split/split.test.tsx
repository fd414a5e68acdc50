import { addInvestment, cartList } from '@portal/shared/api/cart';
import { testDrafts } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { wireCart, wireInvestment } from '../../core/fixtures/cart.ts';
import { addButton, amountField, openDrawer as open, service } from '../fixtures/drawer.tsx';

jest.mock('../../../../shared/src/commands/read-back-times.ts', () => ({ arrivalMs: 150, pollMs: 40 }));

// pending commands are stored there
beforeEach(() => localStorage.clear());

const draftName = 'invest-split:C0048217';
const totalField = () => screen.findByRole('textbox', { name: 'Amount to split' });
const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const answer = async (user: UserEvent, name: 'Stay' | 'Leave' | 'Close the drawer') =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

const planned = {
  values: {
    accountId: '1000482917',
    total: '10,000.01',
    isEqual: true,
    parts: [
      { scheme: 'CBSUK', share: '' },
      { scheme: 'CBMGF', share: '' },
    ],
  },
  orders: [],
  index: 0,
};
const kept = (value: unknown, fromHere: boolean) =>
  testDrafts({ [draftName]: { savedAt: Date.now(), value, fromHere } });

/** Opens a split of MYR 10,000.01 over CBSUK and CBMGF. */
async function plan() {
  const page = open({ accountId: '1000482917', drafts: kept(planned, true) });
  await totalField();
  return page;
}

async function add(user: UserEvent) {
  await amountField();
  await user.click(addButton());
}

test('[ITM-01] [ITM-03] an amount is split over funds, and each order is confirmed in its own form', async () => {
  const api = service();
  const { user, onClose, location, drafts } = open({ scheme: 'CBSUK' });
  await user.click(await screen.findByRole('button', { name: 'Split over several' }));
  await user.click(await totalField());
  await user.paste('10,000.01');
  await user.click(screen.getByRole('searchbox', { name: 'Find a fund' }));
  await user.paste('malaysia');
  await press(user, /^Cempaka Biru Malaysia Growth/);
  await press(user, 'Check the orders');
  const first = await screen.findByRole('form', { name: 'Invest, 1 of 2' });
  expect(first).toHaveFocus();
  expect(await amountField()).toHaveValue('5,000.01');
  expect(new URLSearchParams(location().search).get('scheme')).toBe('CBSUK');
  expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Split over several' })).toBeNull();
  await add(user);
  expect(await screen.findByRole('form', { name: 'Invest, 2 of 2' })).toHaveFocus();
  expect(await amountField()).toHaveValue('5,000.00');
  expect(drafts.kept.get(draftName)).toMatchObject({ index: 1 });
  await add(user);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const sent = api.requestsOf(addInvestment).map(({ body }) => body);
  expect(sent).toMatchObject([
    { payload: { scheme: 'CBSUK', amount: 5_000.01 } },
    { payload: { scheme: 'CBMGF', amount: 5_000 } },
  ]);
  expect(drafts.kept.has(draftName)).toBe(false);
});

test('an incomplete split names what is missing and focuses it', async () => {
  service();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Split over several' }));
  expect(await screen.findByRole('form', { name: 'Split an amount' })).toHaveFocus();
  await press(user, 'Check the orders');
  expect(await totalField()).toHaveFocus();
  expect(await totalField()).toHaveAccessibleDescription(/Enter the amount to split/);
  expect(screen.getByText('Choose at least two funds')).toBeVisible();
  await user.paste('3000');
  await press(user, 'Check the orders');
  expect(screen.getByRole('searchbox', { name: 'Find a fund' })).toHaveFocus();
});

test('shares are typed, must add up to 100, and go back to equal ones', async () => {
  service();
  const { user } = await plan();
  const row = within(screen.getByRole('group', { name: 'Cempaka Biru Malaysia Growth' }));
  const share = row.getByRole('textbox', { name: 'Share' });
  await user.clear(share);
  await user.type(share, '70');
  await press(user, 'Check the orders');
  expect(screen.getByText('The shares add up to 120.00%, not to 100%')).toBeVisible();
  expect(share).toHaveFocus();
  await press(user, 'Equal shares');
  expect(share).toHaveValue('50.00');
  await press(user, 'Remove Cempaka Biru Malaysia Growth');
  expect(screen.queryByRole('group', { name: 'Cempaka Biru Malaysia Growth' })).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Find a fund' })).toHaveFocus();
});

test('a refused order stays in its form, and the split goes on when it is accepted', async () => {
  const api = service().fail(addInvestment, { status: 422 }, 1);
  const { user, drafts } = await plan();
  await press(user, 'Check the orders');
  await add(user);
  expect(await screen.findByText('The investment was not added to the cart')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Invest, 1 of 2' })).toBeVisible();
  expect(drafts.kept.get(draftName)).toMatchObject({ index: 0 });
  await add(user);
  expect(await screen.findByRole('dialog', { name: 'Invest, 2 of 2' })).toBeVisible();
  expect(api.requestsOf(addInvestment)).toHaveLength(2);
});

test('[ITM-16] an order whose reply was lost but arrived is not sent again, and the split goes on', async () => {
  const carted: ReturnType<typeof wireInvestment>[] = [];
  const api = service()
    .reply(cartList, () => wireCart({ investment: carted }))
    .reply(addInvestment, () => {
      carted.push(wireInvestment(`i${carted.length + 1}`, { amount: 5_000.01 }));
      throw new Error('the answer is lost');
    });
  const { user } = await plan();
  await press(user, 'Check the orders');
  await add(user);
  expect(await screen.findByRole('dialog', { name: 'Invest, 2 of 2' }, { timeout: 6_000 })).toBeVisible();
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});

test('[SES-09] leaving a planned split asks once, and forgets it', async () => {
  service();
  const { user, onClose, drafts } = await plan();
  expect(drafts.kept.get(draftName)).toMatchObject({ values: { total: '10,000.01' }, orders: [] });
  await press(user, 'Close');
  await answer(user, 'Stay');
  expect(onClose).not.toHaveBeenCalled();
  expect(await totalField()).toHaveValue('10,000.01');
  await press(user, 'Close');
  await answer(user, 'Leave');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(drafts.kept.size).toBe(0);
});

test('leaving an order of a split names the orders that are lost', async () => {
  service();
  const { user, onClose, drafts } = await plan();
  await press(user, 'Check the orders');
  await amountField();
  await press(user, 'Cancel');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    '2 orders of the split are not in the cart. What you chose and typed for them is lost.',
  );
  await answer(user, 'Leave');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(drafts.kept.size).toBe(0);
});

test('[SES-09] a drawer that is closed while an order is in flight keeps the orders after it', async () => {
  let reply = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    reply = resolve;
  });
  service().reply(addInvestment, async () => {
    await isAnswered;
    return { id: 'i1' };
  });
  const { user, drafts, unmount } = await plan();
  await press(user, 'Check the orders');
  await add(user);
  await press(user, 'Cancel');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/The rest of the split is offered/);
  await answer(user, 'Close the drawer');
  unmount();
  expect(drafts.kept.get(draftName)).toMatchObject({ index: 0 });
  reply();
  await waitFor(() => expect(drafts.kept.get(draftName)).toMatchObject({ index: 1 }));
});

test('[SES-09] a reload brings the planned split back, and the order whose form was open', async () => {
  service();
  const { user, drafts, unmount } = await plan();
  expect(screen.getByText(/Your unfinished split .* is back/)).toBeVisible();
  expect(await totalField()).toHaveValue('10,000.01');
  await press(user, 'Check the orders');
  await amountField();
  unmount();
  open({ accountId: '1000482917', scheme: 'CBSUK', drafts });
  expect(await screen.findByRole('dialog', { name: 'Invest, 1 of 2' })).toBeVisible();
});

test('[SES-09] a split from before the session ended is offered', async () => {
  service();
  const value = {
    values: { accountId: '1000482917', total: '4000', isEqual: true, parts: [] },
    orders: [
      { accountId: '1000482917', scheme: 'CBSUK', amount: '2000.00' },
      { accountId: '1000482917', scheme: 'CBMGF', amount: '2000.00' },
    ],
    index: 1,
  };
  const { user } = open({ drafts: kept(value, false) });
  expect(await screen.findByText(/You have an unfinished split/)).toBeVisible();
  await press(user, 'Continue');
  expect(await screen.findByRole('dialog', { name: 'Invest, 2 of 2' })).toBeVisible();
  expect(await amountField()).toHaveValue('2,000.00');
});

test('a split of an account that the agent may no longer sell for shows the form of one order', async () => {
  service();
  const values = { accountId: '9', total: '4000', isEqual: true, parts: [] };
  const value = { values, orders: [], index: 0 };
  const { user } = open({ drafts: kept(value, false) });
  await screen.findByText(/You have an unfinished split/);
  await press(user, 'Continue');
  expect(await screen.findByRole('dialog', { name: 'Invest' })).toBeVisible();
});

test('One fund only goes on with the first fund and the amount', async () => {
  service();
  const { user, drafts, location } = await plan();
  await press(user, 'One fund only');
  expect(await screen.findByRole('form', { name: 'Invest' })).toHaveFocus();
  expect(await amountField()).toHaveValue('10,000.01');
  const address = new URLSearchParams(location().search);
  expect([address.get('scheme'), address.get('amount')]).toEqual(['CBSUK', '10000.01']);
  expect(drafts.kept.has(draftName)).toBe(false);
});
