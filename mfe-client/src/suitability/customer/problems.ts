import { type SatQuestion, vulnerableTextLength } from '@portal/shared/api/suitability';
import { findAnswerProblem, getMaxLength, type TypedAnswer } from '../answers/answers.ts';
import { type ExtraCare, findExtraCareProblems } from '../answers/extra-care.ts';
import type { Words } from './words.ts';

/**
 * Returns what is wrong with an answer, in the customer's language (`wrong` has its sentences); `undefined` when it can
 * be sent.
 */
export function describeAnswerProblem(
  question: SatQuestion,
  input: TypedAnswer | undefined,
  { wrong }: Words,
): string | undefined {
  if (findAnswerProblem(question, input) === undefined) return undefined;
  const { kind = 'single', min, max } = question;
  if (kind === 'number') return wrong.number(min, max);
  return kind === 'text' ? wrong.text(getMaxLength(question)) : wrong[kind];
}

/**
 * Returns what is wrong with the answers to extra care, a sentence by field in the customer's language; empty when all
 * are complete.
 */
export function describeExtraCareProblems(
  values: ExtraCare,
  { wrong }: Words,
): Partial<Record<keyof ExtraCare, string>> {
  const fields = Object.keys(findExtraCareProblems(values));
  const sentence = (field: string) =>
    field === 'Q2Yes' || field === 'Q6' ? wrong.text(vulnerableTextLength) : wrong.single;
  return Object.fromEntries(fields.map((field) => [field, sentence(field)]));
}
