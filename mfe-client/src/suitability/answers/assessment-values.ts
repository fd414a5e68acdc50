import type { Customer } from '@portal/shared/api/customers';
import type { EarlierSatAnswers, SatAnswer, SatQuestion } from '@portal/shared/api/suitability';
import { type SatPayload, satDeclarations } from '@portal/shared/api/suitability-payload';
import { cleanLines } from '@portal/shared/clean-text';
import * as z from '@portal/shared/schema';
import type { Suitability } from '@portal/shared/selling';
import { buildSteps, extraCareStep, stepIdOf } from '../questions/steps.ts';
import { findAnswerProblem, type TypedAnswer, toAnswer, toTyped } from './answers.ts';
import { type ExtraCare, extraCareSchema, toExtraCare } from './extra-care.ts';
import { readStamp, type Stamp, stampSchema } from './stamps.ts';

const declarationName = z.enum(['', 'accepts', 'continues', 'declines']);

/** Schema of the assessment's draft. */
export const assessmentDraft = z.object({
  /** Answers as typed or chosen, by id of the question; one of a valid assessment is filled in until it is confirmed. */
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Ids of the steps that were confirmed with Next. */
  done: z.array(z.string()),
  /** Who answered and when, by id of the step. Drafts of earlier releases have none. */
  stamps: z._default(z.record(z.string(), stampSchema), {}),
  extraCare: extraCareSchema,
  declaration: declarationName,
  reason: z.string(),
});
/** Everything that is typed or chosen in an assessment. */
export type AssessmentValues = z.output<typeof assessmentDraft>;

/** Name of a declaration; empty until one is chosen. */
export type DeclarationName = z.output<typeof declarationName>;

/** Minimum length of the reason to continue despite a mismatch, in characters (docs/domain.md, section 4). */
const reasonLength = 10;

/** Which earlier answers a new assessment is filled in with. */
export interface Prefill {
  readonly answers: boolean;
  readonly extraCare: boolean;
}

/**
 * Returns whether `answers` of the questions and of `extraCare` are filled in when a new assessment begins: both from
 * one that is still valid, none after one that has expired or was declined, where each question offers the earlier
 * answer, and without any the record's answers about extra care.
 */
export const prefillOf = (suitability: Suitability): Prefill => {
  const isValid = 'rank' in suitability;
  return { answers: isValid, extraCare: isValid || suitability.state === 'none' };
};

/**
 * Returns the values that a new assessment begins with: earlier answers as far as `prefill` says, and those of locked
 * questions, which the record answers; none is confirmed, and nothing is declared.
 */
export function createValues(
  customer: Customer,
  { answers, locked }: EarlierSatAnswers,
  prefill: Prefill,
): AssessmentValues {
  return {
    answers: withMutableLists({ ...(prefill.answers ? toTyped(answers) : {}), ...toTyped(locked) }),
    done: [],
    stamps: {},
    extraCare: toExtraCare(prefill.extraCare ? customer.vI : null),
    declaration: '',
    reason: '',
  };
}

/**
 * Returns the values of an assessment in the cart, with its answers and stamps (who answered and when), all confirmed.
 * New questions, and those whose answer is not accepted any more, are open; locked answers are the record's.
 */
export function readItemValues(
  payload: SatPayload,
  questions: readonly SatQuestion[],
  { locked }: EarlierSatAnswers,
): AssessmentValues {
  const answers = { ...toTyped(payload.answers), ...toTyped(locked) };
  const answeredIds = new Set(payload.answers.map(({ questionId }) => questionId));
  const answeredQuestions = questions.filter(
    (question) => answeredIds.has(question.id) && !findAnswerProblem(question, answers[String(question.id)]),
  );
  const { Q2, Q3, Q4, Q5 } = payload.vI;
  const hasExtraCare = ![Q2, Q3, Q4, Q5].includes(null);
  const stamps = [
    ...payload.answers.map((answer) => [stepIdOf({ id: answer.questionId }), readStamp(answer)] as const),
    [
      extraCareStep,
      readStamp({ answeredBy: payload.vIAnsweredBy, answeredAt: payload.vIAnsweredAt }),
    ] as const,
  ];
  const declared = Object.entries(satDeclarations).find(([, id]) => id === payload.satDeclarationId);
  const declaration = z.safeParse(declarationName, declared?.[0] ?? '');
  return {
    answers: withMutableLists(answers),
    done: [...answeredQuestions.map(stepIdOf), ...(hasExtraCare ? [extraCareStep] : [])],
    stamps: Object.fromEntries(stamps.flatMap(([step, stamp]) => (stamp ? [[step, stamp]] : []))),
    extraCare: toExtraCare(payload.vI),
    declaration: declaration.success ? declaration.data : '',
    reason: payload.reason ?? '',
  };
}

const withMutableLists = (answers: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(answers).map(([id, input]) => [id, typeof input === 'string' ? input : [...input]]),
  );

/**
 * Returns the values with an answer. Its stamp, who answered and when, is the new one, also when it was confirmed
 * before.
 */
export function withAnswer(
  values: AssessmentValues,
  questionId: string,
  input: TypedAnswer,
  stamp: Stamp,
): AssessmentValues {
  return {
    ...values,
    answers: { ...values.answers, [questionId]: typeof input === 'string' ? input : [...input] },
    stamps: { ...values.stamps, [`q${questionId}`]: stamp },
  };
}

/** Returns the values with the answers to extra care, and their stamp: who answered and when. */
export const withExtraCare = (
  values: AssessmentValues,
  extraCare: ExtraCare,
  stamp: Stamp,
): AssessmentValues => ({
  ...values,
  extraCare,
  stamps: { ...values.stamps, [extraCareStep]: stamp },
});

/**
 * Returns the values with a step that Next confirms. An answer that the same person chose keeps the time of the choice; one
 * that was filled in, or that the other person chose, is given by who confirms it, now. A step that was confirmed before
 * keeps its stamp, so that an agent who reads the customer's answers does not take them over.
 */
export function withConfirmed(values: AssessmentValues, stepId: string, stamp: Stamp): AssessmentValues {
  if (values.done.includes(stepId)) return values;
  const chosen = values.stamps[stepId];
  const given = chosen?.by === stamp.by ? chosen : stamp;
  return { ...values, done: [...values.done, stepId], stamps: { ...values.stamps, [stepId]: given } };
}

/**
 * Returns the values of a draft that is opened now, without answers that were filled in when it began, and that
 * `prefill` does not fill in any more.
 */
export function withoutPrefilled(values: AssessmentValues, prefill: Prefill): AssessmentValues {
  const isGiven = (stepId: string) => values.done.includes(stepId) || values.stamps[stepId] !== undefined;
  const given = Object.entries(values.answers).filter(([id]) => isGiven(`q${id}`));
  return {
    ...values,
    answers: prefill.answers ? values.answers : Object.fromEntries(given),
    extraCare: prefill.extraCare || isGiven(extraCareStep) ? values.extraCare : toExtraCare(null),
  };
}

/**
 * Returns the answers that Next has confirmed, as they are sent, in the order of the questions. Questions without one
 * are left out.
 */
export function listConfirmedAnswers(
  { answers, done }: Pick<AssessmentValues, 'answers' | 'done'>,
  questions: readonly SatQuestion[],
): readonly SatAnswer[] {
  return questions.flatMap((question) => {
    if (!done.includes(stepIdOf(question))) return [];
    const answer = toAnswer(question, answers[String(question.id)]);
    return answer ? [answer] : [];
  });
}

/** Whether all questions and extra care are answered and confirmed, so that a category can be calculated. */
export function isComplete(values: AssessmentValues, questions: readonly SatQuestion[]): boolean {
  const questionSteps = buildSteps(questions).slice(0, -1);
  return (
    questionSteps.every(({ id }) => values.done.includes(id)) &&
    listConfirmedAnswers(values, questions).length === questions.length
  );
}

/**
 * Returns what is wrong with the declaration, a sentence by field: none is chosen, or the reason of a customer who
 * continues in spite of the result is too short; empty when it can be sent.
 */
export function findDeclarationProblems({
  declaration,
  reason,
}: Pick<AssessmentValues, 'declaration' | 'reason'>): {
  readonly declaration?: string;
  readonly reason?: string;
} {
  if (declaration === '') return { declaration: 'Choose what the customer declares.' };
  return declaration === 'continues' && cleanLines(reason).length < reasonLength
    ? { reason: `Enter the customer’s reason, in at least ${reasonLength} characters.` }
    : {};
}
