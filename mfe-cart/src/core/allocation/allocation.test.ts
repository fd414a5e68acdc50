import { accountHolding } from '@portal/shared/api/holdings';
import { decoded, samples } from '@portal/shared/testing';
import { someLists, wireInvestment, wireRedemption, wireSwitching } from '../fixtures/cart.ts';
import { itemsOf } from '../items/from-wire.ts';
import { allocations, movesOf } from './allocation.ts';

const [sample] = samples.accountHolding.holdings;
if (!sample) throw new Error('no sample holding');
const holding = (scheme: string, value: number, units: number, nav: number) => ({
  ...sample,
  accountId: '1000482917',
  scheme,
  currency: 'MYR',
  units,
  nav,
  marketValue: value,
});
const { holdings } = decoded(accountHolding, {
  ...samples.accountHolding,
  holdings: [holding('CBMGF', 40_000, 50_000, 0.8), holding('CBSUK', 10_000, 8_000, 1.25)],
});
const classes: Readonly<Record<string, string>> = { CBMGF: 'Equity', CBSUK: 'Fixed income', CBGTU: 'Equity' };
const fundOf = (scheme: string) => {
  const productAssetClass = classes[scheme];
  return productAssetClass === undefined ? undefined : { productAssetClass };
};
const after = (lists: Parameters<typeof someLists>[0]) =>
  allocations(movesOf(itemsOf('Digital Transaction', someLists(lists)), holdings), holdings, fundOf).map(
    (each) => [
      each.currency,
      each.now.format(),
      each.after.format(),
      ...each.rows.map((row) => `${row.assetClass} ${row.now.format()} ${row.after.format()}`),
    ],
  );

test('adds an investment without its sales charge', () => {
  expect(after({ investment: [wireInvestment('i1', { amount: 10_100, salesCharge: 1 })] })).toEqual([
    ['MYR', '50,000.00', '60,000.00', 'Equity 40,000.00 40,000.00', 'Fixed income 10,000.00 20,000.00'],
  ]);
});

test('subtracts redeemed units at the newest price, up to the holding', () => {
  expect(after({ redemption: [wireRedemption('r1', { units: 10_000 })] })[0]).toContain(
    'Equity 40,000.00 32,000.00',
  );
  expect(after({ redemption: [wireRedemption('r1', { units: 90_000 })] })[0]).toContain(
    'Equity 40,000.00 0.00',
  );
  const amount = { amountOrUnit: 'AMOUNT', amount: 1_000, units: 0 } as const;
  expect(after({ redemption: [wireRedemption('r1', amount)] })[0]).toContain('Equity 40,000.00 39,000.00');
});

test('several items that sell one holding take no more than it has', () => {
  const lists = {
    redemption: [wireRedemption('r1', { units: 30_000 }), wireRedemption('r2', { units: 10_000 })],
    switching: [wireSwitching('s1')],
  };
  expect(after(lists)[0]).toEqual([
    'MYR',
    '50,000.00',
    '18,000.00',
    'Equity 40,000.00 0.00',
    'Fixed income 10,000.00 18,000.00',
  ]);
});

test('moves a switch from class to class', () => {
  expect(after({ switching: [wireSwitching('s1')] })).toEqual([
    ['MYR', '50,000.00', '50,000.00', 'Equity 40,000.00 0.00', 'Fixed income 10,000.00 50,000.00'],
  ]);
});

test('keeps currencies apart, and puts a scheme without a fund into Other', () => {
  const usd = { scheme: 'CBGTU', currency: 'USD', amount: 1_000, salesCharge: 0 };
  expect(after({ investment: [wireInvestment('i1', usd)] })[1]).toEqual([
    'USD',
    '0.00',
    '1,000.00',
    'Equity 0.00 1,000.00',
  ]);
  expect(after({ investment: [wireInvestment('i1', { scheme: 'GONE', salesCharge: 0 })] })[0]).toContain(
    'Other 0.00 25,000.00',
  );
});
