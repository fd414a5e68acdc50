import { maskedAccount } from '@portal/shared/selling';
import {
  someLists,
  wireBankar,
  wireForm,
  wireInvestment,
  wireOnboarding,
  wireRedemption,
  wireSwitching,
} from '../fixtures/cart.ts';
import { isMoneyItem, sizeText } from './cart-item.ts';
import { itemsOf } from './from-wire.ts';

const itemsIn = (lists: Parameters<typeof someLists>[0]) => itemsOf('Digital Transaction', someLists(lists));

test('formats the amount or the units of an item, whichever it uses', () => {
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

test('names a bank account with its number masked', () => {
  const [item] = itemsIn({ bankar: [wireBankar('b1')] });
  expect(item).toMatchObject({
    title: 'Add bank account, Maybank',
    detail: '5142 •••• 7710 · MYR · for 1000482917',
  });
});

test('names a payout’s bank account, and the item that adds it', () => {
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
])('masks account %s as %s', (number, shown) => {
  expect(maskedAccount(number)).toBe(shown);
});

test('[CRT-01] decodes all seven lists, client-information updates under either spelling', () => {
  const lists = {
    investment: [wireInvestment('i1')],
    redemption: [wireRedemption('r1')],
    switching: [wireSwitching('s1')],
    bankar: [wireBankar('b1')],
    sat: [wireForm('t1')],
    onboarding: [wireOnboarding('o1')],
  };
  const update = [wireForm('u1', { mobile: '+60123456789', race: '02' })];
  const kinds = (all: Parameters<typeof someLists>[0]) => itemsIn(all).map(({ id, kind }) => [id, kind]);
  const expected = [
    ['i1', 'investment'],
    ['r1', 'redemption'],
    ['s1', 'switching'],
    ['b1', 'bankar'],
    ['t1', 'sat'],
    ['u1', 'clientInfoUpdate'],
    ['o1', 'onboarding'],
  ];
  expect(kinds({ ...lists, clientInfoUpdate: update })).toEqual(expected);
  expect(kinds({ ...lists, clientInfoUpdate: undefined, clientinfoupdate: update })).toEqual(expected);
  expect(kinds({ ...lists, clientInfoUpdate: [], clientinfoupdate: update })).toEqual(expected);
});

test('summarizes the answers of a form', () => {
  const items = itemsIn({
    clientInfoUpdate: [wireForm('u1', { mobile: '+60123456789', race: '02' })],
    onboarding: [wireOnboarding('o1')],
  });
  expect(items.map((item) => 'detail' in item && item.detail)).toEqual([
    '2 fields changed',
    'Cash, EPF · Individual',
  ]);
});

test('keeps the onboarding and the default option of an investment', () => {
  const [under] = itemsIn({ investment: [wireInvestment('i1', { onboardingId: 'o1' })] });
  expect(under).toMatchObject({ onboardingId: 'o1' });
  const prs = itemsIn({
    investment: [
      wireInvestment('i1', { plan: 'PRS', prsDefaultOption: 'Y', prsDefaultOptionType: 'ISLAMIC' }),
      wireInvestment('i2', { plan: 'PRS', prsDefaultOption: 'N' }),
    ],
  });
  expect(prs.map((item) => item.kind === 'investment' && item.prsDefault)).toEqual(['ISLAMIC', 'N']);
});
