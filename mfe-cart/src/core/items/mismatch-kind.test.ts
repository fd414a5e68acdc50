import { mismatchKindOf } from './mismatch-kind.ts';

test.each([
  ['riskier than the customer’s category', { customerRank: 3, schemeRank: 4 }, 'risk'],
  ['within the category, so that the currency is the reason', { customerRank: 3, schemeRank: 3 }, 'currency'],
  ['checked without a valid assessment', { customerRank: 0, schemeRank: 1 }, 'no-assessment'],
] as const)('[SAT-04] a scheme that is %s: %j gives %s', (_case, found, kind) => {
  expect(mismatchKindOf(found)).toBe(kind);
});
