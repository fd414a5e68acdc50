import { someLists, wireBankar, wireInvestment, wireOnboarding, wireRedemption } from '../fixtures/cart.ts';
import { checkoutParts } from './checkout-parts.ts';
import { dependencyIdsOf, withDependencies, withDependents, withOnboardingItems } from './dependencies.ts';
import { itemsOf } from './from-wire.ts';

const items = itemsOf(
  'Digital Transaction',
  someLists({
    investment: [wireInvestment('i1'), wireInvestment('i2', { onboardingId: 'o1' })],
    redemption: [wireRedemption('r1', { idBankar: 'b1' })],
    bankar: [wireBankar('b1')],
    onboarding: [wireOnboarding('o1')],
  }),
);

test('returns the bank account that a redemption pays into, and the onboarding of an investment', () => {
  expect(Object.fromEntries(items.map((item) => [item.id, dependencyIdsOf(item)]))).toEqual({
    i1: [],
    i2: ['o1'],
    r1: ['b1'],
    b1: [],
    o1: [],
  });
});

test('adds the dependencies of chosen items, and the dependents of deselected ones', () => {
  expect(withDependencies(['r1', 'i1'], items)).toEqual(['r1', 'b1', 'i1']);
  expect(withDependencies(['gone'], items)).toEqual([]);
  expect(withDependents(['b1'], items)).toEqual(['b1', 'r1']);
  expect(withDependents(['o1'], items)).toEqual(['o1', 'i2']);
});

test('[CRT-02] adds the items under an onboarding, and nothing for a bank account', () => {
  const bankar = wireBankar('b2');
  const under = { ...bankar, payload: { ...bankar.payload, onboardingId: 'o1' } };
  const all = [...items, ...itemsOf('Digital Form', someLists({ bankar: [under] }))];
  expect(withOnboardingItems(['o1'], all)).toEqual(['o1', 'i2', 'b2']);
  expect(withOnboardingItems(['b1'], all)).toEqual(['b1']);
});

test('[CHK-01] puts each onboarding with the investments under it into a separate checkout, ahead of the rest', () => {
  const other = itemsOf('Digital AOF', someLists({ onboarding: [wireOnboarding('o2')] }));
  const ids = checkoutParts([...items, ...other]).map((part) => [
    part.channel,
    part.items.map(({ id }) => id),
  ]);
  expect(ids).toEqual([
    ['Digital AOF', ['o1', 'i2']],
    ['Digital AOF', ['o2']],
    ['Digital Transaction', ['i1', 'r1', 'b1']],
  ]);
  expect(checkoutParts(items.slice(0, 1))).toHaveLength(1);
  expect(checkoutParts([])).toEqual([]);
});
