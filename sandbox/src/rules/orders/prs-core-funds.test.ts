import { CORE_FUND_AGES, coreFundFor, defaultOptionScheme } from './prs-core-funds.ts';

test.each([
  [18, 'Growth'],
  [44, 'Growth'],
  [45, 'Moderate'],
  [54, 'Moderate'],
  [55, 'Conservative'],
  [90, 'Conservative'],
])('at %i the core fund is %s, and the age lies within its bounds', (age, fund) => {
  const core = coreFundFor(age);
  expect(core).toBe(fund);
  const { lower, upper } = CORE_FUND_AGES[core];
  expect(age >= lower && (upper === null || age <= upper)).toBe(true);
});

test.each([
  ['CONV', 30, 'CBPRG'],
  ['ISLAMIC', 50, 'CBPIM'],
  ['CONV', 60, 'CBPRC'],
] as const)('default option %s at age %i chooses %s', (type, age, scheme) => {
  expect(defaultOptionScheme(type, age)).toBe(scheme);
});
