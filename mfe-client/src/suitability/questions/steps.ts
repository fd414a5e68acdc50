import type { SatQuestion } from '@portal/shared/api/suitability';

/** Ids of the two steps after the questions. */
export const extraCareStep = 'extra-care';
export const resultStep = 'result';

/** Returns the id of the step that the address asks for: `step`, else the result of an assessment that is in the cart. */
export const requestedStep = (params: URLSearchParams, isInCart: boolean): string | null =>
  params.get('step') ?? (isInCart ? resultStep : null);

/** One screen of the assessment. `question` is absent on the two after the questions. */
export interface Step {
  /** Part of the address: `q5`. */
  readonly id: string;
  readonly section: string;
  readonly question?: SatQuestion;
  /** Place among the steps of its section, from 1, and how many they are. */
  readonly place: number;
  readonly count: number;
}

/** A section in the list beside the questions. */
export interface SectionProgress {
  readonly name: string;
  /** Id of its first step that is not done, or of its first. */
  readonly stepId: string;
  readonly doneCount: number;
  readonly count: number;
  readonly state: 'done' | 'now' | 'open' | 'later';
}

/** Returns the id of a question's step: `q7` for question 7. */
export const stepIdOf = ({ id }: Pick<SatQuestion, 'id'>): string => `q${id}`;

/**
 * Returns all steps of an assessment in order: one for each question, as the service orders them, extra care, and the
 * result. A step has its place, from 1, among those of its section.
 */
export function buildSteps(questions: readonly SatQuestion[]): readonly Step[] {
  const questionSteps = questions.map((question) => {
    const ofSection = questions.filter(({ section }) => section === question.section);
    return {
      id: stepIdOf(question),
      section: question.section,
      question,
      place: ofSection.indexOf(question) + 1,
      count: ofSection.length,
    };
  });
  return [
    ...questionSteps,
    { id: extraCareStep, section: 'Extra care', place: 1, count: 1 },
    { id: resultStep, section: 'Result and declaration', place: 1, count: 1 },
  ];
}

/**
 * Returns the first step that is not done; the last one, which is the result, when all are. `undefined` only without
 * steps.
 */
export function findFirstOpenStep(steps: readonly Step[], doneIds: readonly string[]): Step | undefined {
  return steps.find(({ id }) => !doneIds.includes(id)) ?? steps.at(-1);
}

/**
 * Returns the requested step when it is done or the first open one, and the first open step otherwise. `undefined` only
 * without steps. `hasDeclined`: the customer gives no information, so the result can be reached at once.
 */
export function findReachableStep(
  steps: readonly Step[],
  doneIds: readonly string[],
  requestedId: string | null,
  hasDeclined: boolean,
): Step | undefined {
  const open = findFirstOpenStep(steps, doneIds);
  const step = steps.find(({ id }) => id === requestedId);
  if (!step || !open) return open;
  // a customer who gives no information can declare that before all questions are answered
  const canBeReached = steps.indexOf(step) <= steps.indexOf(open) || (hasDeclined && step.id === resultStep);
  return canBeReached ? step : open;
}

/**
 * Returns the sections with the number of steps that are done, whether each can be opened, and the step that it then
 * opens. `current`: the step on the page.
 */
export function listSections(
  steps: readonly Step[],
  doneIds: readonly string[],
  current: Step,
): readonly SectionProgress[] {
  const open = findFirstOpenStep(steps, doneIds);
  const names = [...new Set(steps.map(({ section }) => section))];
  return names.map((name) => {
    const own = steps.filter(({ section }) => section === name);
    const doneCount = own.filter(({ id }) => doneIds.includes(id)).length;
    const isReachable = own.some((step) => doneIds.includes(step.id) || step === open);
    const target = own.find(({ id }) => !doneIds.includes(id)) ?? own[0];
    return {
      name,
      stepId: target?.id ?? '',
      doneCount,
      count: own.length,
      state:
        current.section === name ? 'now' : doneCount === own.length ? 'done' : isReachable ? 'open' : 'later',
    };
  });
}
