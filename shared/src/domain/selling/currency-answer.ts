import type { SatAnswer } from '../../contract/api/suitability.ts';

/**
 * Question 11 of the assessment: whether the customer accepts foreign-currency risk (docs/domain.md, section 4). The questions for
 * PRS have another one, but every scheme of PRS is in MYR.
 */
const currencyQuestion = { id: 11, refusal: 'N' } as const;

/**
 * Returns whether the answers of a suitability assessment accept foreign-currency risk: false only when that question
 * is answered by the refusal.
 */
export const acceptsForeignCurrency = (
  answers: readonly Pick<SatAnswer, 'questionId' | 'value'>[],
): boolean =>
  !answers.some(
    ({ questionId, value }) => questionId === currencyQuestion.id && value === currencyQuestion.refusal,
  );
