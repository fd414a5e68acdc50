import type { WireOf } from '@portal/shared/api/endpoint';
import type { SatAnswer, satQuestions } from '@portal/shared/api/suitability';

/** A question in the API's format. */
export type Question = WireOf<typeof satQuestions>[number];
/** An answer in the API's format. */
export type Answer = SatAnswer;

/** The questions of an assessment, and what the service does with the answers. */
export interface QuestionSet {
  readonly questions: readonly Question[];
  /** The locked question about the age. */
  readonly ageQuestion: number;
  /** Questions whose lowest score caps the result at Moderately Conservative. */
  readonly cappingQuestions: readonly number[];
  /** The question about foreign-currency risk; `N` does not accept it. */
  readonly currencyQuestion: number;
  /** For each question with a number: the lowest numbers that are worth 2, 3, 4 and 5. */
  readonly numberScores: Readonly<Record<number, readonly number[]>>;
}

/** The answer to a question; `undefined` when it is not answered. */
export const answerTo = (answers: readonly Answer[], questionId: number): Answer['value'] | undefined =>
  answers.find((answer) => answer.questionId === questionId)?.value;

/**
 * Returns the value of the option of the question about the age, for an age in whole years (docs/domain.md, section 4): `1`
 * from 60, `5` under 30.
 */
export function ageOption(age: number): string {
  const younger = [60, 50, 40, 30].filter((from) => age < from);
  return String(younger.length + 1);
}

/**
 * Returns the answers that a customer's record determines: the age's, by the age in whole years; none when it is
 * unknown.
 */
export const lockedAnswers = ({ ageQuestion }: QuestionSet, age: number | undefined): readonly Answer[] =>
  age === undefined ? [] : [{ questionId: ageQuestion, value: ageOption(age) }];

/** Returns the answers completed by those that the record determines, which a request may leave out. */
export const withLocked = (answers: readonly Answer[], locked: readonly Answer[]): readonly Answer[] => [
  ...answers,
  ...locked.filter(({ questionId }) => answerTo(answers, questionId) === undefined),
];
