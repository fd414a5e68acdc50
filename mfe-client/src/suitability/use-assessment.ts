import type { Customer } from '@portal/shared/api/customers';
import type { EarlierSatAnswers, SatPayload, SatQuestion } from '@portal/shared/api/suitability';
import { useDraft } from '@portal/shared/forms';
import { useSearchParams } from '@portal/shared/ui';
import { useMemo, useState } from 'react';
import { toTyped } from './answers/answers.ts';
import {
  type AssessmentValues,
  assessmentDraft,
  newValues,
  valuesOfItem,
} from './answers/assessment-values.ts';
import { resultStep, shownStep, stepsOf } from './questions/steps.ts';

/** An assessment in the cart that is changed; `payload` is absent when it cannot be read. */
export interface EditedItem {
  readonly id: string;
  readonly payload: SatPayload | undefined;
}

/** What an assessment needs. */
export interface AssessmentFacts {
  readonly customer: Customer;
  readonly questions: readonly SatQuestion[];
  readonly earlier: EarlierSatAnswers;
  readonly item: EditedItem | undefined;
}

/** The answers of an assessment with their draft, the steps, and the step that the address names. */
export function useAssessment({ customer, questions, earlier, item }: AssessmentFacts) {
  const [params, setParams] = useSearchParams();
  const [initial] = useState(() =>
    item?.payload ? valuesOfItem(item.payload, questions, earlier) : newValues(customer, earlier),
  );
  const [values, setValues] = useState(initial);
  const [changedAt, setChangedAt] = useState<Date>();
  const steps = useMemo(() => stepsOf(questions), [questions]);
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);
  const { customerId } = customer;
  const draftName = item ? `sat:${customerId}:${item.id}` : `sat:${customerId}`;
  const draft = useDraft(draftName, assessmentDraft, isDirty ? values : undefined, {
    apply(kept) {
      // what the record determines may have changed since
      const locked = Object.entries(toTyped(earlier.locked)).map(([id, typed]) => [id, String(typed)]);
      setValues({ ...kept, answers: { ...kept.answers, ...Object.fromEntries(locked) } });
    },
    clear: () => setValues(initial),
  });
  const hasDeclined = values.declaration === 'declines';
  const wanted = params.get('step') ?? (item ? resultStep : null);
  const step = shownStep(steps, values.done, wanted, hasDeclined);

  const change = (changes: Partial<AssessmentValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    setChangedAt(new Date());
  };
  /** Opens a step by its id, as a new entry of the browser's history. */
  const goTo = (stepId: string) => {
    const next = new URLSearchParams(params);
    next.set('step', stepId);
    setParams(next);
  };
  return { values, change, steps, step, goTo, draft, isDirty, changedAt };
}

/** An assessment that is being answered. */
export type Assessment = ReturnType<typeof useAssessment>;
