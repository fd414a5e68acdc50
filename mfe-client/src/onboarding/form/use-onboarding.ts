import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { type FormDraft, useDraft } from '@portal/shared/forms';
import { titleCase } from '@portal/shared/parts';
import * as z from '@portal/shared/schema';
import { useMemo, useState } from 'react';
import { type Answers, answersSchema, emptyAnswers } from '../answers/answers.ts';
import { fromPayload } from '../answers/from-payload.ts';
import { toPayload } from '../answers/to-payload.ts';
import { type CheckFacts, checkStep } from '../checks/index.ts';
import { isSamePayload, mergeAnswers, partsOf } from './merge-answers.ts';
import { type SaveOutcome, useSave } from './use-save.ts';

/** How unsaved answers are kept, with the service's payload that they were based on. */
const draftSchema = z.object({ answers: answersSchema, base: z.optional(z.unknown()) });

/** The name until one is typed or read. */
const unnamed = 'New applicant';

const nameOf = (payload: OnboardingSent): string => payload.identity?.name ?? unnamed;

interface OnboardingOptions {
  readonly id: string;
  /** The onboarding as the service has it; `undefined` when nothing is saved yet. */
  readonly stored: unknown;
  readonly facts: CheckFacts;
  readonly onSaved: () => void;
  /** Whether the form goes on where the agent's tab was: its draft is restored, too. */
  readonly isContinued?: boolean;
}

/**
 * The answers of an onboarding: typed, kept as a draft, and saved. Another tab's or device's change is kept apart until the
 * agent takes it (ONB-01).
 */
export function useOnboarding({ id, stored, facts, onSaved, isContinued = false }: OnboardingOptions) {
  const [base, setBase] = useState(stored);
  const [answers, setAnswers] = useState(() => fromPayload(stored));
  const [savedAt, setSavedAt] = useState<Date>();
  const [failure, setFailure] = useState<Extract<SaveOutcome, { readonly status: 'failed' }>['error']>();
  /** What saving found, which may be newer than the read of the page. */
  const [foundTheirs, setFoundTheirs] = useState<unknown>();
  const { run, running } = useSave();
  const baseAnswers = useMemo(() => fromPayload(base), [base]);
  const isSaved = isAllSent(answers, facts) && isSamePayload(toPayload(answers, facts), base);
  const [kept, setKept] = useState(true);

  const draft: FormDraft = useDraft(
    `onboarding:${id}`,
    draftSchema,
    isSaved ? undefined : { answers, base },
    {
      apply: (found) =>
        setAnswers(
          isSamePayload(found.base, base)
            ? found.answers
            : mergeAnswers(found.answers, found.base, base, 'mine'),
        ),
      clear: () => setAnswers(baseAnswers),
      fits: (found) => isSamePayload(found.base, base),
      isContinued,
      onKept: setKept,
    },
  );

  const newest = foundTheirs ?? stored;
  const theirs = newest !== undefined && !isSamePayload(newest, base) ? newest : undefined;
  /** Takes what another tab or device has saved. Of what both changed, `contested` says which stays. */
  const takeTheirs = (contested: 'mine' | 'theirs') => {
    setAnswers((mine) => mergeAnswers(mine, base, theirs, contested));
    setBase(theirs);
    setFoundTheirs(undefined);
  };

  /** Saves answers; by default those on the page. */
  const save = async (changed: Answers = answers, isCompleted = false): Promise<SaveOutcome> => {
    const payload = toPayload(changed, facts);
    setFailure(undefined);
    const outcome = await run({
      id,
      customerName: nameOf(payload),
      payload,
      base,
      isCompleted,
    });
    if (outcome.status === 'saved') {
      setBase(outcome.payload);
      setSavedAt(outcome.at);
      onSaved();
    } else if (outcome.status === 'changedElsewhere') setFoundTheirs(outcome.theirs);
    else setFailure(outcome.error);
    return outcome;
  };

  return {
    answers,
    change: setAnswers,
    base,
    draft,
    name: answers.identity.name === '' ? undefined : titleCase(answers.identity.name),
    /** When the service got what is on the page; `undefined` while it has something else. */
    savedAt: isSaved ? savedAt : undefined,
    /** Whether unsaved answers are kept on this device. */
    isKept: !isSaved && kept,
    isSaving: running,
    failure,
    theirs,
    takeTheirs,
    save,
  };
}

/** Whether every step in which something is answered can be sent. */
const isAllSent = (answers: Answers, facts: CheckFacts): boolean =>
  partsOf(answers).every(
    (name) =>
      JSON.stringify(answers[name]) === JSON.stringify(emptyAnswers[name]) ||
      checkStep(name, answers, facts).length === 0,
  );
