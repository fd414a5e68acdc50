import {
  someLists,
  wireBankar,
  wireForm,
  wireInvestment,
  wireOnboarding,
  wireRedemption,
  wireSwitching,
} from '../fixtures/cart.ts';
import { itemsOf } from './from-wire.ts';

const itemsIn = (lists: Parameters<typeof someLists>[0]) => itemsOf('Digital Transaction', someLists(lists));

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

test('keeps the onboarding that an investment is under', () => {
  const [under] = itemsIn({ investment: [wireInvestment('i1', { onboardingId: 'o1' })] });
  expect(under).toMatchObject({ onboardingId: 'o1' });
});

test('an onboarding is named by its customer as the cart lists it', () => {
  const [item] = itemsIn({ onboarding: [wireOnboarding('o1')] });
  expect(item?.text.title).toBe('Onboarding of Tan Mei Ling');
});
