import { isOverLimit, mismatchOf, suitabilityOf, validityOf } from './suitability.ts';

const today = '2026-11-21';
const moderate = { satGroup: 'M', satEffectiveDateTo: '2027-03-14', satDeclarationId: 1 };
const limit = { rank: 3, category: 'Moderate' };

test.each([
  [moderate, { state: 'valid', validTo: '2027-03-14', daysLeft: 113, ...limit }],
  [
    { ...moderate, satEffectiveDateTo: '2026-12-02' },
    { state: 'expiring', validTo: '2026-12-02', daysLeft: 11, ...limit },
  ],
  [
    { ...moderate, satEffectiveDateTo: today },
    { state: 'expiring', validTo: today, daysLeft: 0, ...limit },
  ],
  [
    { ...moderate, satEffectiveDateTo: '2026-11-20' },
    { state: 'expired', validTo: '2026-11-20' },
  ],
  [{ ...moderate, satDeclarationId: 3 }, { state: 'declined' }],
  // neither is a result of the service
  [{ ...moderate, satEffectiveDateTo: null }, { state: 'none' }],
  [{ ...moderate, satGroup: null }, { state: 'none' }],
  [{ ...moderate, satGroup: '' }, { state: 'none' }],
  [{ ...moderate, satGroup: 'toString' }, { state: 'none' }],
  [{ satGroup: null, satEffectiveDateTo: null, satDeclarationId: null }, { state: 'none' }],
])('the assessment of %j is %j', (customer, expected) => {
  expect(suitabilityOf(customer, today)).toEqual(expected);
});

test.each([
  ['2027-03-14', 'valid'],
  ['2026-12-21', 'expiring'],
  ['2026-12-22', 'valid'],
  ['2026-11-20', 'expired'],
])('an assessment to %s is %s', (validTo, state) => {
  expect(validityOf(validTo, today).state).toBe(state);
});

test('[SAT-04] schemes up to the customer’s rank suit, and none without a valid assessment', () => {
  const ranks = [1, 2, 3, 4, 5];
  const suits = (facts: Parameters<typeof suitabilityOf>[0]) =>
    ranks.map((rank) => mismatchOf(suitabilityOf(facts, today), rank) === undefined);
  expect(suits(moderate)).toEqual([true, true, true, false, false]);
  expect(suits({ ...moderate, satEffectiveDateTo: '2026-12-02' })).toEqual([true, true, true, false, false]);
  for (const facts of [
    { ...moderate, satEffectiveDateTo: '2026-11-20' },
    { ...moderate, satEffectiveDateTo: null },
    { ...moderate, satDeclarationId: 3 },
  ])
    expect(suits(facts)).toEqual([false, false, false, false, false]);
});

test.each([
  [4, 3, true],
  [3, 3, false],
  [5, 0, false],
])('a fund of risk %d is above the customer’s risk category %d: %s', (risk, limit, isOver) => {
  expect(isOverLimit(risk, limit)).toBe(isOver);
});
