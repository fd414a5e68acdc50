import { isMoneyItem, sizeText } from './cart-item.ts';
import { someLists, wireBankar, wireInvestment, wireRedemption, wireSwitching } from './fixtures/cart.ts';
import { itemsOf } from './from-wire.ts';
import { maskedAccount } from './masked-account.ts';

const itemsIn = (lists: Parameters<typeof someLists>[0]) => itemsOf('Digital Transaction', someLists(lists));

test('money and units come out of the wire’s numbers, and the unused one is not shown', () => {
  const items = itemsIn({
    investment: [wireInvestment('i1')],
    redemption: [
      wireRedemption('r1'),
      wireRedemption('r2', { amountOrUnit: 'AMOUNT', amount: 10_480, units: 0 }),
      wireRedemption('r3', { redeemAll: true, units: 500 }),
    ],
    switching: [wireSwitching('s1')],
  });
  const sizes = items.filter(isMoneyItem).map((item) => {
    return item.kind === 'investment' ? item.amount.format() : sizeText(item.size);
  });
  expect(sizes).toEqual(['25,000.00', '1,200.00 units', 'MYR 10,480.00', 'All units', 'All units']);
});

test('a bank account in the cart says which, and never its whole number', () => {
  const [item] = itemsIn({ bankar: [wireBankar('b1')] });
  expect(item).toMatchObject({ title: 'Add bank account, Maybank', detail: '5142 •••• 7710 · MYR' });
});

test('a payout names its bank account, and whether that one is still being added', () => {
  const items = itemsIn({
    investment: [wireInvestment('i1')],
    redemption: [wireRedemption('r1', { idBankar: 'b1' }), wireRedemption('r2')],
  });
  expect(items.map((item) => ('paysInto' in item ? item.paysInto?.idBankar : 'none'))).toEqual([
    'none',
    'b1',
    undefined,
  ]);
});

test.each([
  ['514212347710', '5142 •••• 7710'],
  ['12345', '•••• 2345'],
])('account %s shows as %s', (number, shown) => {
  expect(maskedAccount(number)).toBe(shown);
});
