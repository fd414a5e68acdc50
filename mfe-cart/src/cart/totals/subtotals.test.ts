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

test('returns subtotals per currency, and units by scheme', () => {
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
  const totals = subtotals(items);
  const shown = (amounts: typeof totals.toPay) =>
    amounts.map((money) => `${money.currency} ${money.format()}`);
  expect(shown(totals.toPay)).toEqual(['MYR 0.30', 'USD 50,000.00']);
  expect(totals.paying).toBe(3);
  expect(shown(totals.redeemed.money)).toEqual(['MYR 10,480.00']);
  expect(totals.redeemed.unpriced).toEqual([{ name: 'CBMGF', figure: '1,200.00 units' }]);
  expect(totals.switched).toEqual({ money: [], unpriced: [{ name: 'CBMGF', figure: 'All units' }] });
});

test('adds up the units of a scheme in one account, and names a scheme of which all units go once', () => {
  const redemption = [
    wireRedemption('r1', { units: 500 }),
    wireRedemption('r2', { units: 500 }),
    wireRedemption('r3', { redeemAll: true }),
    wireRedemption('r4', { redeemAll: true }),
  ];
  expect(subtotals(itemsOf('Digital Transaction', someLists({ redemption }))).redeemed.unpriced).toEqual([
    { name: 'CBMGF', figure: '1,000.00 units' },
    { name: 'CBMGF', figure: 'All units' },
  ]);
});

test('units of one scheme in two accounts have a line each, which names the account', () => {
  const redemption = [
    wireRedemption('r1', { units: 500 }),
    wireRedemption('r2', { units: 500, accountId: '1000517304' }),
    wireRedemption('r3', { units: 20, accountId: '1000517304' }),
    wireRedemption('r4', { redeemAll: true, scheme: 'CBSUK' }),
  ];
  expect(subtotals(itemsOf('Digital Transaction', someLists({ redemption }))).redeemed.unpriced).toEqual([
    { name: 'CBMGF, 1000482917', figure: '500.00 units' },
    { name: 'CBMGF, 1000517304', figure: '520.00 units' },
    { name: 'CBSUK', figure: 'All units' },
  ]);
});

test('[PAY-01] money that EPF pays is not part of the sums to pay', () => {
  const investment = [
    wireInvestment('i1', { amount: 10_000 }),
    wireInvestment('i2', { amount: 2_500, plan: 'EPF', accountId: '2000482917' }),
  ];
  const { toPay, epf } = subtotals(itemsOf('Digital Transaction', someLists({ investment })));
  expect(toPay.map((sum) => sum.format())).toEqual(['10,000.00']);
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
      const { toPay, paying } = subtotals(itemsOf('Digital Transaction', someLists({ investment })));
      const sums = new Map<string, bigint>();
      for (const { currency, cents } of items) {
        sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(cents));
      }
      const inCents = toPay.map((money): [string, bigint] => [
        money.currency,
        BigInt(money.toString().replace('.', '')),
      ]);
      expect(new Map(inCents)).toEqual(sums);
      expect(paying).toBe(items.length);
    }),
  );
});
