import { mismatchOf, riskLimit, riskNote } from './suitability.ts';

const today = '2026-11-21';
const moderate = { satGroup: 'M', satEffectiveDateTo: '2027-03-14', satDeclarationId: 1 };

test.each([
  [moderate, 'Moderate, risk up to 3'],
  [{ ...moderate, satEffectiveDateTo: today }, 'Moderate, risk up to 3'],
  [{ ...moderate, satEffectiveDateTo: '2026-11-20' }, 'Suitability assessment expired'],
  [{ ...moderate, satEffectiveDateTo: null }, 'Suitability assessment expired'],
  [{ ...moderate, satGroup: '' }, 'No suitability assessment'],
  [{ ...moderate, satGroup: 'toString' }, 'No suitability assessment'],
  [{ ...moderate, satDeclarationId: 3 }, 'Suitability assessment declined'],
  [{ satGroup: null, satEffectiveDateTo: null, satDeclarationId: null }, 'No suitability assessment'],
])('the risk note of %j is %s', (facts, note) => {
  expect(riskNote(riskLimit(facts, today))).toBe(note);
});

test('accepts funds up to the customer’s rank, and none without a valid assessment', () => {
  const ranks = [1, 2, 3, 4, 5];
  const limit = riskLimit(moderate, today);
  expect(ranks.map((rank) => mismatchOf(limit, rank) === undefined)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  for (const status of ['missing', 'expired', 'declined'] as const) {
    expect(ranks.every((rank) => mismatchOf({ status }, rank) !== undefined)).toBe(true);
  }
});
