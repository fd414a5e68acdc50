import { type SatQuestion, vulnerableTextLength } from '@portal/shared/api/suitability';
import { answerProblem, type TypedAnswer, textLengthOf } from '../answers/answers.ts';
import { type ExtraCare, extraCareProblems } from '../answers/extra-care.ts';
import type { Words } from './words.ts';

/** Returns what is wrong with an answer in the customer's language; `undefined` when it can be sent. */
export function customerProblem(
  question: SatQuestion,
  input: TypedAnswer | undefined,
  { wrong }: Words,
): string | undefined {
  if (answerProblem(question, input) === undefined) return undefined;
  const { kind = 'single', min, max } = question;
  if (kind === 'number') return wrong.number(min, max);
  return kind === 'text' ? wrong.text(textLengthOf(question)) : wrong[kind];
}

/** Returns what is wrong with the answers to extra care, by field, in the customer's language. */
export function customerCareProblems(
  values: ExtraCare,
  { wrong }: Words,
): Partial<Record<keyof ExtraCare, string>> {
  const fields = Object.keys(extraCareProblems(values));
  const sentence = (field: string) =>
    field === 'Q2Yes' || field === 'Q6' ? wrong.text(vulnerableTextLength) : wrong.single;
  return Object.fromEntries(fields.map((field) => [field, sentence(field)]));
}
