import type { Answers } from '../answers/answers.ts';
import type { CheckFacts } from '../checks/check-facts.ts';
import { missingPictures } from '../checks/check-person.ts';
import { listDocuments } from './documents.ts';
import {
  type AnsweredStep,
  isAnsweredStep,
  isStepAsked,
  type StepName,
  stepNames,
  stepRow,
  stepTable,
} from './step-table.ts';

/** State of a step. `optional`: it applies, may be left out, and nothing is in it. */
export type StepState =
  | { readonly status: 'done' | 'not-needed' | 'optional' }
  /** Nothing else is missing than required documents that can come after the onboarding. */
  | { readonly status: 'later'; readonly documents: readonly string[] }
  | Incomplete;

/** State of a step in which something is missing or wrong, or that waits for the others. */
interface Incomplete {
  readonly status: 'incomplete';
  /** What is missing or wrong, by its label. */
  readonly missing: readonly string[];
  /** How many of them are answers. */
  readonly answers: number;
  /** How many of them are pictures. */
  readonly pictures: number;
}

/** A step of an onboarding. */
export interface OnboardingStep {
  readonly name: StepName;
  readonly state: StepState;
}

/** What decides the steps besides the answers. */
export interface StepFacts extends CheckFacts {
  /** Number of bank accounts and of investments in the cart under the onboarding. */
  readonly bankCount: number;
  readonly investmentCount: number;
  /** Whether the declarations of Review are given for these answers. */
  readonly isDeclared?: boolean;
}

const done = { status: 'done' } as const;
const optional = { status: 'optional' } as const;
const notNeeded = { status: 'not-needed' } as const;

const open: Incomplete = { status: 'incomplete', missing: [], answers: 0, pictures: 0 };

/** Returns the state of a step with answers, as its row says. */
function answeredState(step: AnsweredStep, answers: Answers, facts: CheckFacts): StepState {
  const asked = isStepAsked(step, answers);
  if (asked !== true) return asked === false ? notNeeded : optional;
  const labels = stepTable[step].check(answers, facts).map(({ label }) => label);
  const missing = stepRow(step).missing?.(answers, labels) ?? labels;
  if (missing.length === 0) return done;
  const pictures = [answers.identity, answers.joint.identity].flatMap(missingPictures);
  return {
    status: 'incomplete',
    missing,
    // the assessment is many answers, and is counted as one thing
    answers: step === 'suitability' ? 0 : missing.filter((label) => labels.includes(label)).length,
    pictures: missing.filter((label) => pictures.includes(label)).length,
  };
}

/** Pictures of identity documents belong to their step, which says that they are missing. */
function documentsState(answers: Answers): StepState {
  const waiting = listDocuments(answers).filter(({ file }) => file === null);
  if (waiting.some(({ place }) => 'step' in place)) return open;
  return waiting.length === 0 ? done : { status: 'later', documents: waiting.map(({ name }) => name) };
}

/**
 * Returns all steps in order, each with its state: done, optional, not needed, or what is missing or can come later.
 * Review is incomplete while another step is, and until the declarations are given.
 */
export function getSteps(answers: Answers, facts: StepFacts): readonly OnboardingStep[] {
  const steps = stepNames
    .filter((name) => name !== 'review')
    .map((name): OnboardingStep => {
      if (isAnsweredStep(name)) return { name, state: answeredState(name, answers, facts) };
      if (name === 'documents') return { name, state: documentsState(answers) };
      const count = name === 'bank' ? facts.bankCount : facts.investmentCount;
      return { name, state: count > 0 ? done : optional };
    });
  const isWhole = steps.every(({ state }) => state.status !== 'incomplete');
  return [...steps, { name: 'review', state: isWhole && facts.isDeclared ? done : open }];
}

/** Returns the name of the first step with something missing; `review` when there is none. */
export const firstOpenStep = (steps: readonly OnboardingStep[]): StepName =>
  steps.find(({ state }) => state.status === 'incomplete')?.name ?? 'review';

/** Returns the step that Continue leads to from `name`: the next one that applies; `review` after the last. */
export const stepAfter = (steps: readonly OnboardingStep[], name: StepName): StepName =>
  steps
    .slice(steps.findIndex((step) => step.name === name) + 1)
    .find(({ state }) => state.status !== 'not-needed')?.name ?? 'review';

/** Returns the step that Back leads to from `name`: the one before it that applies; `undefined` on the first one. */
export const stepBefore = (steps: readonly OnboardingStep[], name: StepName): StepName | undefined =>
  steps
    .slice(
      0,
      steps.findIndex((step) => step.name === name),
    )
    .findLast(({ state }) => state.status !== 'not-needed')?.name;

/** Whether nothing is missing in a step and the service has it; `unsaved`: the steps that it does not have. */
export const isStepDone = (
  { name, state }: OnboardingStep,
  unsaved: ReadonlyMap<StepName, string>,
): boolean => state.status === 'done' && !unsaved.has(name);
