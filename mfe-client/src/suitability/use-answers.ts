import type { Customer } from '@portal/shared/api/customers';
import type { EarlierSatAnswers, SatQuestion } from '@portal/shared/api/suitability';
import type { SatPayload } from '@portal/shared/api/suitability-payload';
import { today } from '@portal/shared/dates';
import { useFormValues } from '@portal/shared/form-values';
import { useDraft } from '@portal/shared/forms';
import { suitabilityOf } from '@portal/shared/selling';
import { useMemo, useState } from 'react';
import { type TypedAnswer, toTyped } from './answers/answers.ts';
import {
  type AssessmentValues,
  assessmentDraft,
  createValues,
  prefillOf,
  readItemValues,
  withAnswer,
  withConfirmed,
  withExtraCare,
  withoutPrefilled,
} from './answers/assessment-values.ts';
import type { ExtraCare } from './answers/extra-care.ts';
import { type Answerer, createStamp } from './answers/stamps.ts';
import { buildSteps } from './questions/steps.ts';

/** An assessment in the cart that is changed; `payload` is absent when it cannot be read. */
export interface EditedItem {
  readonly id: string;
  readonly payload: SatPayload | undefined;
}

/** When answers were kept, and whether the browser stores them, so that they outlive the page. */
export interface KeptAnswers {
  /** The answers as text. */
  readonly text: string;
  readonly at: Date;
  readonly isStored: boolean;
}

/** What an assessment needs. */
export interface AssessmentFacts {
  readonly customer: Customer;
  readonly questions: readonly SatQuestion[];
  readonly earlier: EarlierSatAnswers;
  readonly item: EditedItem | undefined;
}

/**
 * Returns the answers of an assessment, its steps, and functions that change and confirm them, each with a stamp of who
 * (`by`) and when. They begin with the cart's `item`, else with earlier answers as far as those are valid, and changed
 * ones are kept as a draft.
 */
export function useAnswers({ customer, questions, earlier, item }: AssessmentFacts, by: Answerer) {
  const prefill = prefillOf(suitabilityOf(customer, today()));
  const { values, isDirty, set, reset } = useFormValues<AssessmentValues>(() =>
    item?.payload
      ? readItemValues(item.payload, questions, earlier)
      : createValues(customer, earlier, prefill),
  );
  const [lastKept, setLastKept] = useState<KeptAnswers>();
  const steps = useMemo(() => buildSteps(questions), [questions]);
  const text = JSON.stringify(values);
  const { customerId } = customer;
  const draftName = item ? `sat:${customerId}:${item.id}` : `sat:${customerId}`;
  const draft = useDraft(draftName, assessmentDraft, isDirty ? values : undefined, {
    apply(draftValues) {
      // the record may have changed since the draft was stored
      const locked = Object.entries(toTyped(earlier.locked)).map(([id, input]) => [id, String(input)]);
      const given = withoutPrefilled(draftValues, prefill);
      reset({ ...given, answers: { ...given.answers, ...Object.fromEntries(locked) } });
    },
    clear: () => reset(),
    // the agent may have handed over in a new tab
    isContinued: by === 'customer',
    onKept: (isStored) => setLastKept({ text, at: new Date(), isStored }),
  });

  const stamp = () => createStamp(by, new Date());
  return {
    values,
    prefill,
    steps,
    draft,
    isDirty,
    /** Says that the answers on the page are kept; `undefined` while none is changed or a change is not written yet. */
    keptAnswers: isDirty && lastKept?.text === text ? lastKept : undefined,
    change: (changes: Partial<AssessmentValues>) => set((before) => ({ ...before, ...changes })),
    answer: (questionId: string, input: TypedAnswer) =>
      set((before) => withAnswer(before, questionId, input, stamp())),
    answerExtraCare: (extraCare: ExtraCare) => set((before) => withExtraCare(before, extraCare, stamp())),
    /** Confirms a step, as Next does. */
    confirm: (stepId: string) => set((before) => withConfirmed(before, stepId, stamp())),
  };
}

/** The answers of an assessment, and what can be done with them. */
export type Answers = ReturnType<typeof useAnswers>;
