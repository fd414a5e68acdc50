import { accountHolding } from '@portal/shared/api/holdings';
import { screen, waitFor } from '@testing-library/react';
import { wireRedemption } from '../core/fixtures/cart.ts';
import { wireHolding } from '../core/fixtures/holding.ts';
import { openCart, row, service } from './fixtures/cart-page.tsx';

beforeEach(() => localStorage.clear());

/** A withdrawal of the PRS account: by default a home with all of sub-account B. */
const withdrawal = (id: string, schemeName: string, changes: object = {}) =>
  wireRedemption(id, {
    plan: 'PRS',
    accountId: '3000088125',
    scheme: 'CBPRG',
    schemeName,
    paymentInstruction: 'PRS',
    withdrawalReason: '4',
    withdrawalDescription: 'A house',
    units: 3_000,
    ...changes,
  });

const holding = (b: number) =>
  wireHolding({
    accountId: '3000088125',
    scheme: 'CBPRG',
    schemeName: 'Cempaka Biru PRS Growth',
    subAccounts: { a: 10_000 - b, b },
  });

const open = (items: ReturnType<typeof withdrawal>[], b = 3_000) => {
  const api = service({ redemption: items }).reply(accountHolding, {
    holdings: [holding(b)],
    totals: [],
    asOf: null,
  });
  return { api, ...openCart() };
};

test('[ITM-12] a withdrawal that its reason allows is ready, and its account’s holdings are read once', async () => {
  const { api } = open([withdrawal('r1', 'One')]);
  expect((await row('Redeem One')).getByText('Ready')).toBeVisible();
  await waitFor(() => expect(api.requestsOf(accountHolding)).toHaveLength(1));
  expect((await row('Redeem One')).getByText('Ready')).toBeVisible();
});

test.each([
  [
    'retirement at 38',
    { withdrawalReason: '1', units: 100 },
    'A withdrawal for retirement is possible from age 55, and the customer is 38.',
  ],
  [
    'all units for a house',
    { redeemAll: true },
    'This reason takes units of sub-account B alone, and not all units.',
  ],
  [
    'a house under MYR 500',
    { amountOrUnit: 'AMOUNT' as const, amount: 499.99, units: 0 },
    'Worth less than MYR 500.00, the minimum for this reason.',
  ],
])('[ITM-12] the row of %s says what is wrong, and it is not checked out', async (_what, changes, words) => {
  open([withdrawal('r1', 'One', changes)]);
  const item = await row('Redeem One');
  expect(await item.findByText('Blocked')).toBeVisible();
  await waitFor(() => expect(item.getByText(/Change or remove it\.$/)).toHaveTextContent(words));
  expect(item.getByRole('checkbox')).toBeDisabled();
  expect(screen.getByText('One blocked item stays in the cart.')).toBeVisible();
});

test('[ITM-12] a second withdrawal of the units that an earlier one takes is blocked', async () => {
  open([withdrawal('r1', 'One'), withdrawal('r2', 'Two')]);
  expect(await (await row('Redeem Two')).findByText(/No units of sub-account B are free\./)).toBeVisible();
  expect((await row('Redeem One')).getByText('Ready')).toBeVisible();
});

test('[ITM-12] yesterday’s withdrawal of more than sub-account B has now is blocked', async () => {
  open([withdrawal('r1', 'One')], 2_999.99);
  const note = await (await row('Redeem One')).findByText(/Change or remove it\.$/);
  expect(note.parentElement).toHaveTextContent('At most 2,999.99 units of sub-account B.');
});
