import { Nav } from '@portal/shared/money';
import fc from 'fast-check';
import {
  someLists,
  wireBankar,
  wireInvestment,
  wireRedemption,
  wireSwitching,
} from '../../core/fixtures/cart.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import { subtotals } from './subtotals.ts';

const noPrices = { navOf: () => undefined };

test('returns subtotals per currency, and units without a price by fund', () => {
  const items = itemsOf(
    'Digital Transaction',
    someLists({
      investment: [
        wireInvestment('i1', { amount: 0.1 }),
        wireInvestment('i2', { amount: 0.2 }),
        wireInvestment('i3', { scheme: 'CBGTU', currency: 'USD', amount: 50_000 }),
      ],
      redemption: [
        wireRedemption('r1'),
        wireRedemption('r2', { amountOrUnit: 'AMOUNT', amount: 10_480, units: 0 }),
      ],
      switching: [wireSwitching('s1')],
      bankar: [wireBankar('b1')],
    }),
  );
  const totals = subtotals(items, noPrices);
  const shown = (amounts: typeof totals.payer) =>
    amounts.map((money) => `${money.currency} ${money.format()}`);
  expect(shown(totals.payer)).toEqual(['MYR 0.30', 'USD 50,000.00']);
  expect(shown(totals.redeemed.money)).toEqual(['MYR 10,480.00']);
  expect(totals.redeemed.unpriced).toEqual([{ name: 'Malaysia Growth', figure: '1,200.00 units' }]);
  expect(totals.switched).toEqual({
    money: [],
    isEstimated: false,
    unpriced: [{ name: 'Malaysia Growth', figure: 'All units' }],
  });
});

test('units are worth their last price, and the sum with them is an estimate', () => {
  const redemption = [
    wireRedemption('r1', { units: 500 }),
    wireRedemption('r2', { amountOrUnit: 'AMOUNT', amount: 100, units: 0 }),
  ];
  const prices = { navOf: () => Nav.of('0.7214') };
  const { redeemed } = subtotals(itemsOf('Digital Transaction', someLists({ redemption })), prices);
  expect([redeemed.money.map(String), redeemed.isEstimated, redeemed.unpriced]).toEqual([
    ['460.70'],
    true,
    [],
  ]);
});

test('adds up the units of a fund, and names a fund of which all units go once', () => {
  const redemption = [
    wireRedemption('r1', { units: 500 }),
    wireRedemption('r2', { units: 500 }),
    wireRedemption('r3', { redeemAll: true }),
    wireRedemption('r4', { redeemAll: true }),
  ];
  const items = itemsOf('Digital Transaction', someLists({ redemption }));
  expect(subtotals(items, noPrices).redeemed.unpriced).toEqual([
    { name: 'Malaysia Growth', figure: '1,000.00 units' },
    { name: 'Malaysia Growth', figure: 'All units' },
  ]);
});

test('units of one fund in two accounts have a line each, which names the account', () => {
  const redemption = [
    wireRedemption('r1', { units: 500 }),
    wireRedemption('r2', { units: 500, accountId: '1000517304' }),
    wireRedemption('r3', { units: 20, accountId: '1000517304' }),
    wireRedemption('r4', { redeemAll: true, schemeName: 'Cempaka Biru Sukuk' }),
  ];
  const items = itemsOf('Digital Transaction', someLists({ redemption }));
  expect(subtotals(items, noPrices).redeemed.unpriced).toEqual([
    { name: 'Malaysia Growth, 1000482917', figure: '500.00 units' },
    { name: 'Malaysia Growth, 1000517304', figure: '520.00 units' },
    { name: 'Sukuk', figure: 'All units' },
  ]);
});

test('[PAY-01] money that EPF pays is not part of the sums to pay', () => {
  const investment = [
    wireInvestment('i1', { amount: 10_000 }),
    wireInvestment('i2', { amount: 2_500, plan: 'EPF', accountId: '2000482917' }),
  ];
  const { payer, epf } = subtotals(itemsOf('Digital Transaction', someLists({ investment })), noPrices);
  expect(payer.map((sum) => sum.format())).toEqual(['10,000.00']);
  expect(epf.map((sum) => sum.format())).toEqual(['2,500.00']);
});

test('adds up the sums to pay per currency, exact to the cent', () => {
  const bought = fc.record({
    currency: fc.constantFrom('MYR', 'USD', 'AUD'),
    cents: fc.integer({ min: 1, max: 999_999_999 }),
  });
  fc.assert(
    fc.property(fc.array(bought, { maxLength: 12 }), (items) => {
      const investment = items.map(({ currency, cents }, index) =>
        wireInvestment(`i${index}`, { currency, amount: cents / 100 }),
      );
      const { payer } = subtotals(itemsOf('Digital Transaction', someLists({ investment })), noPrices);
      const sums = new Map<string, bigint>();
      for (const { currency, cents } of items) {
        sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(cents));
      }
      const inCents = payer.map((money): [string, bigint] => [
        money.currency,
        BigInt(money.toString().replace('.', '')),
      ]);
      expect(new Map(inCents)).toEqual(sums);
    }),
  );
});
