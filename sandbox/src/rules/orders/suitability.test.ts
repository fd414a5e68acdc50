import fc from 'fast-check';
import { type Assessment, categoryOfRank, declaredMismatch, mismatchReasons } from './suitability.ts';

const TODAY = '2026-11-21';
const moderate: Assessment = {
  rank: 3,
  validTo: '2027-03-14',
  declined: false,
  acceptsForeignCurrency: true,
};

describe('a scheme against the customer’s assessment', () => {
  test.each([
    ['risk within the category', { satRank: 3, currency: 'MYR' }, moderate, []],
    ['risk above it', { satRank: 4, currency: 'MYR' }, moderate, ['risk-above-category']],
    ['valid on its last day', { satRank: 1, currency: 'MYR' }, { ...moderate, validTo: TODAY }, []],
    [
      'expired yesterday',
      { satRank: 1, currency: 'MYR' },
      { ...moderate, validTo: '2026-11-20' },
      ['expired'],
    ],
    [
      'foreign currency not accepted',
      { satRank: 3, currency: 'USD' },
      { ...moderate, acceptsForeignCurrency: false },
      ['foreign-currency'],
    ],
    [
      'ringgit scheme, foreign currency not accepted',
      { satRank: 3, currency: 'MYR' },
      { ...moderate, acceptsForeignCurrency: false },
      [],
    ],
    ['declined', { satRank: 1, currency: 'MYR' }, { ...moderate, declined: true, rank: 0 }, ['declined']],
    ['never assessed', { satRank: 1, currency: 'MYR' }, undefined, ['not-assessed']],
    [
      'everything at once',
      { satRank: 5, currency: 'USD' },
      { rank: 1, validTo: '2026-01-01', declined: false, acceptsForeignCurrency: false },
      ['expired', 'risk-above-category', 'foreign-currency'],
    ],
  ])('%s', (_case, scheme, assessment, expected) => {
    expect(mismatchReasons(scheme, assessment, TODAY)).toEqual(expected);
  });

  test('a riskier scheme never has fewer mismatches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }), (satRank, rank) => {
        const of = (risk: number) =>
          mismatchReasons({ satRank: risk, currency: 'MYR' }, { ...moderate, rank }, TODAY);
        expect(of(satRank + 1).length).toBeGreaterThanOrEqual(of(satRank).length);
      }),
    );
  });
});

test('returns the category of ranks 1 to 5 only', () => {
  expect(categoryOfRank(3)?.riskCategory).toBe('Moderate');
  expect(categoryOfRank(0)).toBeUndefined();
});

test.each([
  [[], undefined],
  [['risk-above-category'], 'risk: mismatch-risk'],
  [['foreign-currency'], 'currency: mismatch-currency'],
  [['risk-above-category', 'foreign-currency'], 'risk: mismatch-risk'],
  [['not-assessed'], 'no-assessment: assessment-none'],
  [['declined'], 'no-assessment: assessment-declined'],
  [['expired', 'risk-above-category'], 'no-assessment: assessment-expired'],
] as const)('a mismatch because of %j is declared as %s', (reasons, expected) => {
  const found = declaredMismatch(reasons);
  expect(found && `${found.kind}: ${found.statement}`).toBe(expected);
});
