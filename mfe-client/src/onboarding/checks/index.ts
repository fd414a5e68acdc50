import type { Answers } from '../answers/answers.ts';
import type { AnswerProblem, CheckFacts } from './check-facts.ts';
import { checkExposure, checkInvestor, checkSuitability, checkTax, checkWork } from './check-means.ts';
import { checkJoint, checkNominees } from './check-others.ts';
import { checkContact, checkIdentity, checkPersonal } from './check-person.ts';
import { checkWho } from './check-who.ts';

export type { AnswerProblem, CheckFacts } from './check-facts.ts';
export { maxTaxCountries, workFields } from './check-means.ts';
export { maxNominees, sumOfShares } from './check-others.ts';
export { missingPictures } from './check-person.ts';

const checks = {
  who: checkWho,
  identity: ({ identity }, facts) => checkIdentity(identity, 'adult', facts),
  personal: ({ personal }) => checkPersonal(personal),
  contact: ({ contact }, facts) => checkContact(contact, facts),
  work: checkWork,
  exposure: checkExposure,
  tax: checkTax,
  investor: checkInvestor,
  suitability: checkSuitability,
  joint: checkJoint,
  nominees: checkNominees,
} as const satisfies {
  readonly [Step in keyof Answers]: (answers: Answers, facts: CheckFacts) => readonly AnswerProblem[];
};

/** A step with answers. */
export type AnsweredStep = keyof Answers;

/** Whether a step has answers, which `checkStep` can check. Others show items, documents or everything. */
export const isAnsweredStep = (step: string): step is AnsweredStep => Object.hasOwn(checks, step);

/**
 * Returns what is missing or wrong in a step's answers, in the order of its page, whether the step applies or not;
 * empty when it is complete.
 */
export const checkStep = (
  step: AnsweredStep,
  answers: Answers,
  facts: CheckFacts,
): readonly AnswerProblem[] => checks[step](answers, facts);
