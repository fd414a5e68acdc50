import { Money, Nav } from '@portal/shared/money';
import { someLists, wireBankar, wireInvestment, wireRedemption, wireSwitching } from '../fixtures/cart.ts';
import { itemsOf } from './from-wire.ts';
import { salesCharges, salesChargeText } from './sales-charges.ts';

const byAmount = { amountOrUnit: 'AMOUNT', amount: 10_100, units: 0, switchAll: false } as const;
const noPrices = { navOf: () => undefined };
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
    noPrices,
  );
  expect(money.map((sum) => `${sum.currency} ${sum.format()}`)).toEqual(['MYR 650.00']);
  expect(unpriced).toEqual([
    { name: 'Malaysia Growth to Sukuk', figure: '1.00%' },
    { name: 'Malaysia Growth to Sukuk', figure: '2.00%' },
  ]);
});

test('what buys no scheme has no sales charge', () => {
  const [redemption, account] = items({ redemption: [wireRedemption('r1')], bankar: [wireBankar('b1')] });
  expect(redemption && salesChargeText(redemption, noPrices)).toBeUndefined();
  expect(account && salesChargeText(account, noPrices)).toBeUndefined();
});

test('the charge of a switch by units is an estimate at the last price, and so is the sum with it', () => {
  const prices = { navOf: () => Nav.of('0.6321') };
  const [item] = items({ switching: [wireSwitching('s1', { salesCharge: 1, units: 1_000 })] });
  expect(item && salesChargeText(item, prices)).toBe('≈ MYR 6.26');
  expect(salesCharges(item ? [item] : [], prices)).toEqual({
    money: [Money.of('MYR', '6.26')],
    isEstimated: true,
    unpriced: [],
  });
});
