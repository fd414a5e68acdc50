import { someLists, wireBankar, wireInvestment, wireRedemption, wireSwitching } from '../fixtures/cart.ts';
import { itemsOf } from './from-wire.ts';
import { salesChargeOf, salesCharges } from './sales-charges.ts';

const byAmount = { amountOrUnit: 'AMOUNT', amount: 10_100, units: 0, switchAll: false } as const;
const items = (lists: Parameters<typeof someLists>[0]) => itemsOf('Digital Transaction', someLists(lists));

test('the sum of the sales charges has those of switches, and names what is not priced yet', () => {
  const { money, unpriced } = salesCharges(
    items({
      investment: [wireInvestment('i1', { amount: 10_550, salesCharge: 5.5 })],
      redemption: [wireRedemption('r1')],
      switching: [
        wireSwitching('s1', { ...byAmount, salesCharge: 1 }),
        wireSwitching('s2', { salesCharge: 1 }),
        wireSwitching('s5', { salesCharge: 1, accountId: '1000517304' }),
        wireSwitching('s3', { ...byAmount, salesCharge: 2, toScheme: 'CBGTU', toCurrency: 'USD' }),
        wireSwitching('s4'),
      ],
      bankar: [wireBankar('b1')],
    }),
  );
  expect(money.map((sum) => `${sum.currency} ${sum.format()}`)).toEqual(['MYR 650.00']);
  expect(unpriced).toEqual([
    { name: 'CBMGF to CBSUK', figure: '1.00%' },
    { name: 'CBMGF to CBGTU', figure: '2.00%' },
  ]);
});

test('what buys no scheme has no sales charge', () => {
  const [redemption, account] = items({ redemption: [wireRedemption('r1')], bankar: [wireBankar('b1')] });
  expect(redemption && salesChargeOf(redemption)).toBeUndefined();
  expect(account && salesChargeOf(account)).toBeUndefined();
});
