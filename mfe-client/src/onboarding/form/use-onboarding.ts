import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { type FormDraft, useDraft } from '@portal/shared/forms';
import { titleCase } from '@portal/shared/parts';
import * as z from '@portal/shared/schema';
import { useShell } from '@portal/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Answers, answersSchema, emptyAnswers } from '../answers/answers.ts';
import { fromPayload } from '../answers/from-payload.ts';
import { toPayload } from '../answers/to-payload.ts';
import type { CheckFacts } from '../checks/check-facts.ts';
import { draftNameOf, noteBegun } from '../start/begun.ts';
import { answeredSteps, stepTable } from '../steps/step-table.ts';
import { asSent, findForeignChanges, isSamePayload, mergeAnswers } from './merge-answers.ts';
import { useDraftFiles } from './use-draft-files.ts';
import { type SaveOutcome, type SaveProblem, useSave } from './use-save.ts';

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
  /** Whether the form goes on where the agent's tab was: its draft is restored, too. */
  readonly isContinued?: boolean;
}

/**
 * Returns the answers of an onboarding, which `change` changes, the browser keeps as a draft until they are saved, and
 * `save` saves. Another tab's or device's change is in `foreign` until the agent takes it by `takeTheirs` (ONB-01), and
 * `save` sends nothing before. `stored`: the service's payload, `undefined` for a new one.
 */
export function useOnboarding({ id, stored, facts, isContinued = false }: OnboardingOptions) {
  const [base, setBase] = useState(stored);
  /** What the answers were based on before. */
  const [pastBases, setPastBases] = useState<readonly unknown[]>([]);
  const [answers, setAnswers] = useState(() => fromPayload(stored));
  const [resetCount, setResetCount] = useState(0);
  const [savedAt, setSavedAt] = useState<Date>();
  const [failure, setFailure] = useState<SaveProblem>();
  /** What saving found, which may be newer than the read of the page. */
  const [foundTheirs, setFoundTheirs] = useState<unknown>();
  const { run, running } = useSave(id);
  const baseAnswers = useMemo(() => fromPayload(base), [base]);
  const payload = toPayload(answers, facts);
  const isSaved = isAllSent(answers, facts) && isSamePayload(payload, base);
  /** The answers that the browser has stored last. */
  const [keptAnswers, setKeptAnswers] = useState<Answers>();
  const { savedFiles, noteDraft, takeFrom } = useDraftFiles(base, answers, setAnswers);
  /** What was sent last without a reply: the service may have it. */
  const sentWithoutReply = useRef<OnboardingSent>(undefined);

  const noteReplaced = (next: Answers) => {
    // a holder whose answers stay keeps what was typed, too
    if (next.identity !== answers.identity || next.joint !== answers.joint) setResetCount(resetCount + 1);
  };

  useNoteBegun(id, base === undefined && !isSaved);

  const draft: FormDraft = useDraft(draftNameOf(id), draftSchema, isSaved ? undefined : { answers, base }, {
    // what the service has got since is offered, as another tab's change is
    apply: (found) => {
      noteDraft(found.answers);
      setAnswers(found.answers);
      noteReplaced(found.answers);
      setBase(found.base);
    },
    clear: () => {
      setAnswers(baseAnswers);
      noteReplaced(baseAnswers);
    },
    fits: (found) => isSamePayload(found.base, base),
    isContinued,
    onKept: (isStored) => {
      setKeptAnswers(isStored ? answers : undefined);
      if (isStored) noteDraft(answers);
    },
    takeStored: (found) => takeFrom(found.answers),
  });

  // a read that began before the last save is no other's change
  const isStale = useMemo(() => pastBases.some((past) => isSamePayload(past, stored)), [pastBases, stored]);
  const newest = foundTheirs ?? (isStale ? undefined : stored);
  const hasNews = useMemo(() => newest !== undefined && !isSamePayload(newest, base), [newest, base]);
  const found = hasNews ? findForeignChanges(asSent(answers, payload), base, newest) : undefined;
  const foreign = found && found.changed.length > 0 ? found : undefined;
  const moveBase = (next: unknown) => {
    setPastBases((past) => [...past, base]);
    setBase(next);
    setFoundTheirs(undefined);
  };
  /** Takes what another tab or device has saved. Of what both changed, `contested` says which stays. */
  const takeTheirs = (contested: 'mine' | 'theirs') => {
    if (foreign) {
      const merge = (mine: Answers) => mergeAnswers(mine, newest, foreign, contested);
      // a picture that has just arrived is among the answers, and not rendered yet
      setAnswers(merge);
      noteReplaced(merge(answers));
    }
    moveBase(newest);
  };

  /** Saves answers; by default those on the page. Resolves to `undefined` while others are being saved. */
  const save = async (changed: Answers = answers, isCompleted = false): Promise<SaveOutcome | undefined> => {
    // the notice waits for a choice
    if (foreign) return { status: 'changedElsewhere', theirs: newest };
    const sent = toPayload(changed, facts);
    setFailure(undefined);
    const outcome = await run({
      customerName: nameOf(sent),
      payload: sent,
      base,
      sentWithoutReply: sentWithoutReply.current,
      isCompleted,
    });
    if (!outcome) return undefined;
    sentWithoutReply.current = outcome.status === 'failed' ? sent : undefined;
    if (outcome.status === 'saved') {
      moveBase(outcome.payload);
      setSavedAt(outcome.at);
    } else if (outcome.status === 'changedElsewhere') setFoundTheirs(outcome.theirs);
    else setFailure(outcome.problem);
    return outcome;
  };

  return {
    answers,
    change: setAnswers,
    /** Which uploaded files the browser's draft or the service has had. */
    savedFiles,
    /** How often a holder's answers were replaced: the key of a control that keeps its own text, such as `DateField`. */
    resetCount,
    base,
    draft,
    name: answers.identity.name === '' ? undefined : titleCase(answers.identity.name),
    /** When the service got what is on the page; `undefined` while it has something else. */
    savedAt: isSaved ? savedAt : undefined,
    isSaved,
    /** Whether unsaved answers are kept on this device. */
    isKept: !isSaved && JSON.stringify(keptAnswers) === JSON.stringify(answers),
    isSaving: running,
    failure,
    /** What another tab or device has changed; `undefined` when nothing. */
    foreign,
    takeTheirs,
    save,
  };
}

/** Notes on this device that an onboarding has begun, once something of it is answered. */
function useNoteBegun(id: string, isBegun: boolean): void {
  const { drafts } = useShell();
  useEffect(() => {
    if (isBegun && drafts) void noteBegun(drafts, id);
  }, [isBegun, drafts, id]);
}

/** Whether every step in which something is answered can be sent. */
const isAllSent = (answers: Answers, facts: CheckFacts): boolean =>
  answeredSteps.every(
    (name) =>
      JSON.stringify(answers[name]) === JSON.stringify(emptyAnswers[name]) ||
      stepTable[name].check(answers, facts).length === 0,
  );
