import { getAccountNote, getAccountTypeName, getInstructionName } from '@portal/shared/accounts';
import { countOf } from '@portal/shared/counts';
import { formatTime } from '@portal/shared/dates';
import { planName, titleCase } from '@portal/shared/parts';
import type { Answers } from '../answers/answers.ts';
import { hasJointHolder } from '../answers/applies.ts';
import { listTitles } from '../form/describe-saved.ts';
import type { UnsavedSteps } from '../form/unsaved-steps.ts';
import { listDocuments } from '../steps/documents.ts';
import { isStepDone, type OnboardingStep } from '../steps/get-steps.ts';
import type { StepName } from '../steps/step-table.ts';

/** A line of the outcome: what is decided or done, or still open. */
export interface OutcomeLine {
  readonly title: string;
  readonly note?: string | undefined;
  readonly isDone: boolean;
  /** Where what is open is answered; absent on that page itself. */
  readonly step?: StepName | undefined;
}

/** What the onboarding makes of the answers so far. */
export interface Outcome {
  /** The holders, as far as they have a name. */
  readonly names: string;
  readonly done: number;
  /** Number of steps that have to be done, or are. */
  readonly of: number;
  /** In a few words: `Joint, Cash and PRS, 4 documents needed`. */
  readonly brief: string;
  readonly groups: readonly { readonly title: string; readonly lines: readonly OutcomeLine[] }[];
}

/** What decides the outcome. */
export interface OutcomeFacts {
  readonly answers: Answers;
  readonly steps: readonly OnboardingStep[];
  /** The step on the page. */
  readonly current: StepName;
  readonly unsaved: UnsavedSteps;
  /** The service's payload; `undefined` before the first save. */
  readonly base: unknown;
  /** Whether the service has what is on the page, and since when if that is known. */
  readonly isSaved: boolean;
  readonly savedAt: Date | undefined;
  /** Whether this device keeps nothing. */
  readonly isUnkept: boolean | undefined;
}

const inWords = (words: readonly string[]): string => new Intl.ListFormat('en-GB').format(words);

function planLines({ who, identity }: Answers, isJoint: boolean): readonly OutcomeLine[] {
  const applicant = identity.name === '' ? 'the applicant' : titleCase(identity.name);
  const noteOf = (plan: string) => {
    if (!isJoint) return getAccountNote({ ...who, plan, accountType: 'IND' });
    return plan === 'CS' ? 'One account for both' : `For ${applicant} alone`;
  };
  return who.plans.map((plan) => ({ title: planName(plan), note: noteOf(plan), isDone: true }));
}

const documentLines = (answers: Answers, current: StepName): readonly OutcomeLine[] =>
  listDocuments(answers).map(({ name, place, file }) => {
    const step = 'step' in place ? place.step : 'documents';
    return {
      title: name,
      note: 'own' in place && !file ? 'Now or later' : undefined,
      isDone: file !== null,
      step: file || step === current ? undefined : step,
    };
  });

function savedLines(facts: OutcomeFacts): readonly OutcomeLine[] {
  const { base, isSaved, savedAt, isUnkept, unsaved } = facts;
  const isPart = base !== undefined && !isSaved;
  const sent: OutcomeLine = {
    title: isPart ? 'Earlier answers: sent' : 'Sent to the company',
    note: `${savedAt ? `At ${formatTime(savedAt)}. ` : ''}It can be continued on any device.`,
    isDone: true,
  };
  const open: OutcomeLine = {
    title:
      unsaved.size > 0
        ? `${listTitles([...unsaved.keys()])}: not sent yet`
        : isPart
          ? 'This step: not sent yet'
          : 'Not sent yet',
    note: isUnkept
      ? 'Lost when this page is closed. Press Continue to send it.'
      : 'Kept on this device until you press Continue.',
    isDone: false,
  };
  return [...(base === undefined ? [] : [sent]), ...(isSaved ? [] : [open])];
}

/**
 * Returns what the customer will have by the answers so far: account, plans, documents that are needed with the step of
 * each that is missing, and what is saved where; with how many of the steps that have to be done are.
 */
export function describeOutcome(facts: OutcomeFacts): Outcome {
  const { answers, steps, current, unsaved } = facts;
  const { who, identity, joint } = answers;
  const isJoint = hasJointHolder(answers);
  const accountType = isJoint ? who.accountType : 'IND';
  const needed = steps.filter(({ state }) => state.status !== 'optional' && state.status !== 'not-needed');
  const names = [identity, ...(isJoint ? [joint.identity] : [])].flatMap(({ name }) =>
    name === '' ? [] : [titleCase(name)],
  );
  const plans = planLines(answers, isJoint);
  const documents = documentLines(answers, current);
  const openDocuments = documents.filter(({ isDone }) => !isDone).length;
  const account = {
    title: plans.length === 0 ? 'Not chosen yet' : getAccountTypeName(accountType),
    note:
      accountType === 'JNT' && who.operatingInstruction !== ''
        ? getInstructionName(who.operatingInstruction)
        : undefined,
    isDone: plans.length > 0,
  };
  return {
    names: names.length === 0 ? 'New customer' : inWords(names),
    done: needed.filter((step) => isStepDone(step, unsaved)).length,
    of: needed.length,
    brief: [
      account.title,
      ...(plans.length === 0 ? [] : [inWords(plans.map(({ title }) => title))]),
      openDocuments === 0 ? 'no document missing' : `${countOf(openDocuments, 'document')} needed`,
    ].join(', '),
    groups: [
      { title: 'Account', lines: [account] },
      { title: 'Plans', lines: plans },
      { title: 'Documents', lines: documents },
      { title: 'Saved', lines: savedLines(facts) },
    ].filter(({ lines }) => lines.length > 0),
  };
}
