import { type Answer, answerTo, type Question, type QuestionSet, withLocked } from './question-set.ts';

/** What an assessment's answers are checked against. */
export interface AnswerFacts {
  readonly set: QuestionSet;
  /** Answers that the customer's record determines. */
  readonly locked: readonly Answer[];
  /** Whether every question must be answered. */
  readonly mustBeComplete: boolean;
}

function isOption({ options }: Question, value: string): boolean {
  return options.some((option) => option.value === value);
}

function isWithin({ min, max }: Question, value: number): boolean {
  return value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);
}

/** Whether a value has the format of the question's kind, and is one of its options or within its limits. */
function fits(question: Question, value: Answer['value']): boolean {
  switch (question.kind ?? 'single') {
    case 'single':
      return typeof value === 'string' && isOption(question, value);
    case 'multiple':
      return (
        Array.isArray(value) &&
        value.length > 0 &&
        new Set(value).size === value.length &&
        value.every((each) => isOption(question, each))
      );
    case 'number':
      return typeof value === 'number' && isWithin(question, value);
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && isWithin(question, value.length);
  }
}

/**
 * Returns why answers to an assessment are refused, naming the first wrong question; `undefined` when they are right.
 * Locked answers (those that the record determines) can be left out, but not changed.
 */
export function answerRefusal(
  answers: readonly Answer[],
  { set, locked, mustBeComplete }: AnswerFacts,
): string | undefined {
  const ids = answers.map(({ questionId }) => questionId);
  const unknown = ids.find((id) => !set.questions.some((question) => question.id === id));
  if (unknown !== undefined) return `There is no question ${unknown}.`;
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) return `Question ${twice} is answered twice.`;
  const all = withLocked(answers, locked);
  for (const question of set.questions) {
    const value = answerTo(all, question.id);
    if (value === undefined) {
      if (mustBeComplete) return `Not answered: ${question.text}`;
      continue;
    }
    if (!fits(question, value)) return `Not an answer: ${question.text}`;
    const recorded = answerTo(locked, question.id);
    if (recorded !== undefined && recorded !== value) return `The record answers: ${question.text}`;
  }
  return undefined;
}
