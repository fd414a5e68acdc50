import { employmentFields, exposureFields, investorFields } from '@portal/shared/fields';
import type { Answers } from '../answers/answers.ts';
import { type AnswerProblem, type CheckFacts, checkFields } from './check-facts.ts';
import { checkSuitability, checkTax } from './check-means.ts';
import { checkJoint, checkNominees } from './check-others.ts';
import { checkContact, checkIdentity, checkPersonal } from './check-person.ts';
import { checkWho } from './check-who.ts';

export { type AnswerProblem, type CheckFacts, fieldFacts } from './check-facts.ts';
export { maxTaxCountries } from './check-means.ts';
export { maxNominees, sumOfShares } from './check-others.ts';
export { missingPictures } from './check-person.ts';

const checks = {
  who: checkWho,
  identity: ({ identity }, facts) => checkIdentity(identity, 'adult', facts),
  personal: ({ personal }, facts) => checkPersonal(personal, facts),
  contact: ({ contact }, facts) => checkContact(contact, facts),
  work: ({ work }, facts) => checkFields(employmentFields, work, facts),
  exposure: ({ exposure }, facts) => checkFields(exposureFields, exposure, facts),
  tax: checkTax,
  investor: ({ investor }, facts) => checkFields(investorFields, investor, facts),
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
