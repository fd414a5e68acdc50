import type { Answers } from '../answers/answers.ts';
import { hasJointHolder } from '../answers/applies.ts';
import type { CheckFacts } from '../checks/check-facts.ts';
import { missingPictures } from '../checks/check-person.ts';
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
  /** `missing`: what is missing or wrong, by its label. */
  | { readonly status: 'incomplete'; readonly missing: readonly string[] };

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
}

const done = { status: 'done' } as const;
const optional = { status: 'optional' } as const;
const notNeeded = { status: 'not-needed' } as const;

const stateOf = (missing: readonly string[]): StepState =>
  missing.length === 0 ? done : { status: 'incomplete', missing };

/** Returns the state of a step with answers, as its row says. */
function answeredState(step: AnsweredStep, answers: Answers, facts: CheckFacts): StepState {
  const { missing = (_, labels) => labels } = stepRow(step);
  const asked = isStepAsked(step, answers);
  if (asked !== true) return asked === false ? notNeeded : optional;
  const labels = stepTable[step].check(answers, facts).map(({ label }) => label);
  return stateOf(missing(answers, labels));
}

/** Documents that are uploaded here belong to their step, which says what is missing. */
const documentsState = (answers: Answers): StepState =>
  missingPictures(answers.identity).length === 0 &&
  (!hasJointHolder(answers) || missingPictures(answers.joint.identity).length === 0)
    ? done
    : { status: 'incomplete', missing: [] };

/**
 * Returns all steps in order, each with its state: done, optional, not needed, or what is missing. Review is incomplete
 * while another step is.
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
  return [...steps, { name: 'review', state: isWhole ? done : { status: 'incomplete', missing: [] } }];
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
