import type { SatAnswer } from '@portal/shared/api/suitability';
import { getFundLimits, judgeFund } from './fund-verdict.ts';

const answers = (currency: string | undefined): readonly SatAnswer[] => [
  { questionId: 10, value: 'N' },
  ...(currency === undefined ? [] : [{ questionId: 11, value: currency }]),
];

test.each([
  ['MYR', 3, 'N', { isSuitable: true, text: 'Risk 3, suits' }],
  ['MYR', 4, 'N', { isSuitable: false, text: 'Risk 4, above the category' }],
  ['USD', 3, 'Y', { isSuitable: true, text: 'Risk 3, suits' }],
  ['USD', 3, 'N', { isSuitable: false, text: 'Risk 3, USD not accepted' }],
  ['AUD', 5, 'N', { isSuitable: false, text: 'Risk 5, above the category, AUD not accepted' }],
  // the questions for PRS have no question 11
  ['USD', 3, undefined, { isSuitable: true, text: 'Risk 3, suits' }],
] as const)(
  '[SAT-04] a fund in %s of risk %i, when question 11 is answered with %s and the category permits 3, is %j',
  (currency, schemeRank, answer, expected) => {
    expect(judgeFund({ currency, schemeRank }, getFundLimits(3, answers(answer)))).toEqual(expected);
  },
);
