import { addInvestment, cartList } from '@portal/shared/api/cart';
import { accountHolding } from '@portal/shared/api/holdings';
import { samples } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { wireCart, wireInvestment } from '../../core/fixtures/cart.ts';
import { amountField, openDrawer as open, service } from '../fixtures/drawer.tsx';
import { addOrder, draftName, openSplit, press, totalField } from './fixtures/split.tsx';

// pending commands are stored there
beforeEach(() => localStorage.clear());

test('[ITM-01] [ITM-03] an amount is split over funds, and each order is confirmed in its own form', async () => {
  const api = service();
  const { user, onClose, location, drafts } = open({ scheme: 'CBSUK' });
  await user.click(await screen.findByRole('button', { name: 'Split over several funds' }));
  await user.click(await totalField());
  await user.paste('10,000.01');
  await user.click(screen.getByRole('searchbox', { name: 'Find a fund' }));
  await user.paste('malaysia');
  await press(user, /^Cempaka Biru Malaysia Growth/);
  await press(user, /^Check/);
  const first = await screen.findByRole('form', { name: 'Invest, 1 of 2' });
  expect(first).toHaveFocus();
  expect(await amountField()).toHaveValue('5,000.01');
  expect(new URLSearchParams(location().search).get('scheme')).toBe('CBSUK');
  expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Split over several funds' })).toBeNull();
  await addOrder(user);
  expect(await screen.findByRole('form', { name: 'Invest, 2 of 2' })).toHaveFocus();
  expect(await amountField()).toHaveValue('5,000.00');
  expect(drafts.kept.get(draftName)).toMatchObject({ index: 1 });
  await addOrder(user);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const sent = api.requestsOf(addInvestment).map(({ body }) => body);
  expect(sent).toMatchObject([
    { payload: { scheme: 'CBSUK', amount: 5_000.01 } },
    { payload: { scheme: 'CBMGF', amount: 5_000 } },
  ]);
  expect(drafts.kept.has(draftName)).toBe(false);
});

test('[SAT-04] a fund of a split that does not suit says so, and is acknowledged once, with its order', async () => {
  service();
  const { user } = open({ accountId: '1000482917', scheme: 'CBGTU' });
  await user.click(await screen.findByRole('button', { name: 'Split over several funds' }));
  const fund = await screen.findByRole('group', { name: 'Cempaka Biru Global Tech (USD)' });
  expect(fund).toHaveTextContent('Above this customer’s risk category.');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('an incomplete split names what is missing and focuses it', async () => {
  service();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Split over several funds' }));
  expect(await screen.findByRole('form', { name: 'Split an amount' })).toHaveFocus();
  await press(user, /^Check/);
  expect(await totalField()).toHaveFocus();
  expect(await totalField()).toHaveAccessibleDescription(/Enter the amount to split/);
  expect(screen.getByText('Choose at least two funds')).toBeVisible();
  await user.paste('3000');
  await press(user, /^Check/);
  expect(screen.getByRole('searchbox', { name: 'Find a fund' })).toHaveFocus();
});

test('shares are typed, must add up to 100, and go back to equal ones', async () => {
  service();
  const { user } = await openSplit();
  const row = within(screen.getByRole('group', { name: 'Cempaka Biru Malaysia Growth' }));
  const share = row.getByRole('textbox', { name: 'Share' });
  await user.clear(share);
  await user.type(share, '70');
  await press(user, /^Check/);
  expect(screen.getByText('The shares add up to 120.00%, not to 100%')).toBeVisible();
  expect(share).toHaveFocus();
  await press(user, 'Equal shares');
  expect(share).toHaveValue('50.00');
  await press(user, 'Remove Cempaka Biru Malaysia Growth');
  expect(screen.queryByRole('group', { name: 'Cempaka Biru Malaysia Growth' })).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Find a fund' })).toHaveFocus();
});

test('the allocation is shown now and after the split, and without holdings the first minimum applies', async () => {
  const api = service().fail(accountHolding, { status: 400 });
  const { user } = await openSplit();
  const allocation = within(screen.getByRole('region', { name: 'Allocation' }));
  expect(await allocation.findByText('The allocation could not be calculated')).toBeVisible();
  expect(screen.getAllByText('Above the first-investment minimum of MYR 1,000.00')).toHaveLength(2);
  const [sample] = samples.accountHolding.holdings;
  api.reply(accountHolding, ({ query }) => ({
    ...samples.accountHolding,
    holdings:
      sample && query.accountId === '1000482917'
        ? [{ ...sample, accountId: '1000482917', scheme: 'CBSUK', marketValue: 5_000 }]
        : [],
  }));
  await user.click(allocation.getByRole('button', { name: 'Try again' }));
  // 14,689.84 without the sales charge of each fund: 1% of CBSUK, 5.5% of CBMGF
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Allocation' })).toHaveTextContent('MYR after14,690'),
  );
  expect(screen.getByRole('region', { name: 'Allocation' })).toHaveTextContent(
    'after a sales charge of up to MYR 310.17.',
  );
});

test('a refused order stays in its form, and the split goes on when it is accepted', async () => {
  const api = service().fail(addInvestment, { status: 422 }, 1);
  const { user, drafts } = await openSplit();
  await press(user, /^Check/);
  await addOrder(user);
  expect(await screen.findByText('The investment was not added to the cart')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Invest, 1 of 2' })).toBeVisible();
  expect(drafts.kept.get(draftName)).toMatchObject({ index: 0 });
  await addOrder(user);
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
  const { user } = await openSplit();
  await press(user, /^Check/);
  await addOrder(user);
  expect(await screen.findByRole('dialog', { name: 'Invest, 2 of 2' }, { timeout: 6_000 })).toBeVisible();
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});

test('Back to one fund goes on with the first fund and the amount', async () => {
  service();
  const { user, drafts, location } = await openSplit();
  await press(user, 'Back to one fund');
  expect(await screen.findByRole('form', { name: 'Invest' })).toHaveFocus();
  expect(await amountField()).toHaveValue('10,000.01');
  const address = new URLSearchParams(location().search);
  expect([address.get('scheme'), address.get('amount')]).toEqual(['CBSUK', '10000.01']);
  expect(drafts.kept.has(draftName)).toBe(false);
});
