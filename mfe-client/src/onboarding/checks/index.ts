import type { Answers } from '../answers/answers.ts';
import { type AnsweredStep, stepTable } from '../steps/step-table.ts';
import type { AnswerProblem, CheckFacts } from './check-facts.ts';

export type { AnswerProblem, CheckFacts } from './check-facts.ts';
export { maxTaxCountries } from './check-means.ts';
export { maxNominees, sumOfShares } from './check-others.ts';
export { missingPictures } from './check-person.ts';

/**
 * Returns what is missing or wrong in a step's answers, in the order of its page, whether the step applies or not;
 * empty when it is complete.
 */
export const checkStep = (
  step: AnsweredStep,
  answers: Answers,
  facts: CheckFacts,
): readonly AnswerProblem[] => stepTable[step].check(answers, facts);
