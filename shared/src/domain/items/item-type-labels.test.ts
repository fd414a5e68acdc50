import { formatItemTypes } from './item-type-labels.ts';

test.each([
  [['investment'], 'Investment', 'Investment'],
  [['investment', 'switching'], 'Investment, switch', 'Investment and switch'],
  [
    ['investment', 'redemption', 'bankar'],
    'Investment, redemption, bank account',
    'Investment, redemption and bank account',
  ],
  [['investment', 'onboarding'], 'Onboarding, investment', 'Onboarding and investment'],
  [[], 'Application', 'Application'],
] as const)('formats the types %p', (types, list, sentence) => {
  expect(formatItemTypes(types)).toBe(list);
  expect(formatItemTypes(types, ' and ')).toBe(sentence);
});
