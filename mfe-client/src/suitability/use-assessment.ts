import { useSearchParams } from '@portal/shared/ui';
import { findReachableStep, resultStep } from './questions/steps.ts';
import { type AssessmentFacts, useAnswers } from './use-answers.ts';

/**
 * Returns the agent's answers of an assessment, the step that the address names if it can be reached, and `goTo`, which
 * opens another.
 */
export function useAssessment(facts: AssessmentFacts) {
  const [params, setParams] = useSearchParams();
  const answers = useAnswers(facts, 'agent');
  const { steps, values } = answers;
  const hasDeclined = values.declaration === 'declines';
  const requestedId = params.get('step') ?? (facts.item ? resultStep : null);
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
