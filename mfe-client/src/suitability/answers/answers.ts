import type { SatAnswer, SatQuestion } from '@portal/shared/api/suitability';
import { cleanLines, cleanNumber } from '@portal/shared/clean-text';
import { readText } from '@portal/shared/person/read-text';
import { problemOf } from '@portal/shared/person/reading';

/** An answer as typed or chosen: an option, several options, or text. A number is text too. */
export type TypedAnswer = string | readonly string[];
/** Answers by id of the question. */
export type TypedAnswers = Readonly<Record<string, TypedAnswer>>;

/** Maximum length of a text for which the service sets no limit, in characters. */
const defaultTextLength = 250;
const numberPattern = /^-?\d+(\.\d+)?$/;

/**
 * Returns the number that was typed, with commas and spaces as separators and a point before decimals, such as
 * `1,234.5`; `undefined` for anything else.
 */
export function readNumber(text: string): number | undefined {
  const plain = cleanNumber(text).replaceAll(/[ ,]/g, '');
  return numberPattern.test(plain) ? Number(plain) : undefined;
}

/** Returns the maximum length of a text answer, in characters: 250 unless the question sets it. */
export const getMaxLength = ({ max }: Pick<SatQuestion, 'max'>): number => max ?? defaultTextLength;

function rangeProblem({ min, max, unit }: SatQuestion, value: number): string | undefined {
  const of = unit === undefined ? '' : ` ${unit}`;
  if (min !== undefined && value < min) return `Enter at least ${min}${of}.`;
  return max !== undefined && value > max ? `Enter at most ${max}${of}.` : undefined;
}

const textProblem = (question: SatQuestion, text: string): string | undefined =>
  cleanLines(text) === '' ? 'Enter an answer.' : problemOf(readText(text, getMaxLength(question)));

/** Returns what is wrong with an answer as it is typed or chosen, as a sentence; `undefined` when it can be sent. */
export function findAnswerProblem(question: SatQuestion, input: TypedAnswer | undefined): string | undefined {
  const text = typeof input === 'string' ? input : '';
  const isOption = (value: string) => question.options.some((option) => option.value === value);
  switch (question.kind ?? 'single') {
    case 'single':
      return isOption(text) ? undefined : 'Choose one answer.';
    case 'multiple':
      return Array.isArray(input) && input.some(isOption) ? undefined : 'Choose at least one answer.';
    case 'number': {
      const value = readNumber(text);
      return value === undefined ? 'Enter a number.' : rangeProblem(question, value);
    }
    case 'text':
      return textProblem(question, text);
  }
}

/**
 * Returns an answer as it is sent; `undefined` when it has a problem. Several options are in the order of the question;
 * a typed number becomes a number.
 */
export function toAnswer(question: SatQuestion, input: TypedAnswer | undefined): SatAnswer | undefined {
  if (input === undefined || findAnswerProblem(question, input) !== undefined) return undefined;
  const questionId = question.id;
  if (typeof input !== 'string') {
    const options = question.options.filter(({ value }) => input.includes(value));
    return { questionId, value: options.map(({ value }) => value) };
  }
  return { questionId, value: question.kind === 'number' ? (readNumber(input) ?? 0) : cleanLines(input) };
}

/**
 * Returns the service's answers as the fields of the form have them, by the question's id as text; numbers become text.
 */
export function toTyped(answers: readonly SatAnswer[]): TypedAnswers {
  return Object.fromEntries(
    answers.map(({ questionId, value }) => [
      String(questionId),
      typeof value === 'number' ? String(value) : value,
    ]),
  );
}

/**
 * Returns the answer to a question with several options, with the option of this value added, or removed if it was
 * chosen. `input` is the answer before.
 */
export function toggleOption(input: TypedAnswer | undefined, value: string): readonly string[] {
  const values = input === undefined || typeof input === 'string' ? [] : input;
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

const listValues = (input: TypedAnswer | undefined): string =>
  JSON.stringify((typeof input === 'string' ? [input] : [...(input ?? [])]).toSorted());

/** Returns whether two answers to a question are the same, in whatever order several options were chosen. */
export const isSameAnswer = (one: TypedAnswer | undefined, other: TypedAnswer | undefined): boolean =>
  listValues(one) === listValues(other);
