import type { Customer } from '@portal/shared/api/customers';
import type { EarlierSatAnswers, SatPayload, SatQuestion } from '@portal/shared/api/suitability';
import { useDraft } from '@portal/shared/forms';
import { useMemo, useState } from 'react';
import { type Typed, toTyped } from './answers/answers.ts';
import {
  type AssessmentValues,
  assessmentDraft,
  newValues,
  valuesOfItem,
  withAnswer,
  withConfirmed,
  withExtraCare,
} from './answers/assessment-values.ts';
import type { ExtraCare } from './answers/extra-care.ts';
import { type Answerer, stampOf } from './answers/stamps.ts';
import { stepsOf } from './questions/steps.ts';

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

/** The answers of an assessment with their draft, and its steps. `by` gives the answers that this screen receives. */
export function useAnswers({ customer, questions, earlier, item }: AssessmentFacts, by: Answerer) {
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

  const update = (next: (before: AssessmentValues) => AssessmentValues) => {
    setValues(next);
    setChangedAt(new Date());
  };
  const stamp = () => stampOf(by, new Date());
  return {
    values,
    steps,
    draft,
    isDirty,
    changedAt,
    change: (changes: Partial<AssessmentValues>) => update((before) => ({ ...before, ...changes })),
    answer: (questionId: string, typed: Typed) =>
      update((before) => withAnswer(before, questionId, typed, stamp())),
    answerExtraCare: (extraCare: ExtraCare) => update((before) => withExtraCare(before, extraCare, stamp())),
    /** Confirms a step, as Next does. */
    confirm: (stepId: string) => update((before) => withConfirmed(before, stepId, stamp())),
  };
}

/** The answers of an assessment, and what can be done with them. */
export type Answers = ReturnType<typeof useAnswers>;
