import type { OnboardingSent } from '@portal/shared/api/onboarding';
import type { Answers } from '../answers/answers.ts';
import { fromPayload } from '../answers/from-payload.ts';
import type { AnswerProblem, CheckFacts } from '../checks/check-facts.ts';
import {
  type AnsweredStep,
  answeredSteps,
  isStepAsked,
  type StepName,
  stepTable,
} from '../steps/step-table.ts';
import { asSent, type ForeignChanges } from './merge-answers.ts';
import type { SaveProblem } from './use-save.ts';

/** Why each step is not saved whose answers the service does not have. */
export type UnsavedSteps = ReadonlyMap<AnsweredStep, string>;

/** What decides which steps are not saved, and why. */
export interface UnsavedFacts {
  readonly answers: Answers;
  /** What is sent of the answers. */
  readonly payload: OnboardingSent;
  /** The service's payload; `undefined` before the first save. */
  readonly base: unknown;
  readonly facts: CheckFacts;
  /** What became of the last attempt to save, where that failed. */
  readonly failure: SaveProblem | undefined;
  /** What another tab or device has changed. */
  readonly foreign: ForeignChanges | undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether nothing is typed or chosen in the field of a problem; `part`: the answers of its step. */
const isOpen = (part: unknown, { field }: AnswerProblem): boolean =>
  isEmpty(field.split('.').reduce<unknown>((value, name) => Object(value)[name], part));

/** Returns a label inside a sentence, without whose it is: `e-mail`; `postcode` of `Postcode, home`. */
const inSentence = (label: string): string =>
  label.replace(/,.*/, '').replace(/^\p{Lu}(?!\S*\p{Lu})/u, (first) => first.toLowerCase());

/** Says what a step lacks: `e-mail is missing`. */
function describeProblems(part: unknown, [first, ...others]: readonly AnswerProblem[]): string | undefined {
  if (!first) return undefined;
  const areOpen = [first, ...others].every((problem) => isOpen(part, problem));
  if (others.length === 0) return `${inSentence(first.label)} is ${areOpen ? 'missing' : 'wrong'}`;
  return `${inSentence(first.label)} and ${others.length} more are ${areOpen ? 'missing' : 'missing or wrong'}`;
}

function describeFailure(failure: SaveProblem | undefined): string | undefined {
  if (failure === undefined) return undefined;
  if (typeof failure !== 'string') return 'the service refused it';
  return failure === 'notReceived' ? 'it did not arrive' : 'the service did not answer';
}

/**
 * Returns the steps with answers that the service does not have, each with why: something is missing in it, the last
 * attempt failed, or nothing was sent yet. A step that does not apply is none of them.
 */
export function listUnsaved(of: UnsavedFacts): UnsavedSteps {
  const { answers, payload, base, facts, failure, foreign } = of;
  const before = fromPayload(base);
  const now = {
    ...asSent(answers, payload),
    // an assessment is read with the identity, which may not be sent
    ...(payload.suitability ? { suitability: fromPayload({ ...Object(base), ...payload }).suitability } : {}),
  };
  // what is unchanged is saved, also where it is sent in another form now
  const typed = asSent(answers, {});
  const isSaved = (name: AnsweredStep) =>
    [now, typed].some((mine) => JSON.stringify(mine[name]) === JSON.stringify(before[name]));
  return new Map(
    answeredSteps
      .filter((name) => isStepAsked(name, answers) !== false && !isSaved(name))
      .map((name) => [
        name,
        describeProblems(answers[name], stepTable[name].check(answers, facts)) ??
          (foreign ? 'another device has changed the onboarding' : describeFailure(failure)) ??
          'press Continue to save it',
      ]),
  );
}

/**
 * Returns the steps that the agent is shown as not saved, and why. None until something was saved or an attempt failed;
 * `answering`, the step that the agent is answering, is left out until an attempt fails.
 */
export function shownUnsaved(
  of: UnsavedFacts & { readonly isSaved: boolean },
  answering: StepName | undefined,
): UnsavedSteps {
  const { base, failure, isSaved } = of;
  if (isSaved || (base === undefined && failure === undefined)) return new Map();
  return new Map([...listUnsaved(of)].filter(([name]) => name !== answering || failure));
}
