import { useSearchParams } from '@portal/shared/ui';
import { findReachableStep, requestedStep } from './questions/steps.ts';
import { type AssessmentFacts, useAnswers } from './use-answers.ts';

/**
 * Returns the agent's answers of an assessment as `useAnswers` does, the step that the address names (the first open
 * one if it cannot be reached, the result for one in the cart), and `goTo`, which opens another in a new history entry.
 * `handedOver` is what the customer's mode gets.
 */
export function useAssessment(facts: AssessmentFacts) {
  const [params, setParams] = useSearchParams();
  const answers = useAnswers(facts, 'agent');
  const { steps, values } = answers;
  const hasDeclined = values.declaration === 'declines';
  const requestedId = requestedStep(params, Boolean(facts.item));
  const step = findReachableStep(steps, values.done, requestedId, hasDeclined);

  /** Opens a step by its id, as a new entry of the browser's history. */
  const goTo = (stepId: string) => {
    const next = new URLSearchParams(params);
    next.set('step', stepId);
    setParams(next);
  };
  const handedOver = { customerId: facts.customer.customerId, itemId: facts.item?.id ?? null };
  return { ...answers, step, goTo, handedOver };
}

/** An assessment that is being answered. */
export type Assessment = ReturnType<typeof useAssessment>;
