import type { OnboardingSent } from '@portal/shared/api/onboarding';
import type { CheckFacts } from '../checks/check-facts.ts';
import { answeredSteps, isSendable, isStepAsked, stepTable } from '../steps/step-table.ts';
import type { Answers } from './answers.ts';

/**
 * Returns the payload that saves an onboarding: the steps that apply and have no problem. A step that has a problem is
 * left out whole, because the service stores whole types only (ITM-08); of the second holder, who has parts, only these.
 */
export function toPayload(answers: Answers, facts: CheckFacts): OnboardingSent {
  const parts = answeredSteps
    .filter((step) => isStepAsked(step, answers) === true && isSendable(step, answers, facts))
    .map((step): OnboardingSent => stepTable[step].sent(answers, facts));
  return Object.assign({}, ...parts);
}
