import type { SatQuestion } from '@portal/shared/api/suitability';
import fc from 'fast-check';
import { findAnswerProblem, isSameAnswer, readNumber, toAnswer, toggleOption, toTyped } from './answers.ts';

const base = { section: 'Aims', text: 'A question', scored: true, locked: false };
const options = ['A', 'B', 'C'].map((value) => ({ value, text: value, score: null }));
const single: SatQuestion = { ...base, id: 1, options };
const multiple: SatQuestion = { ...base, id: 2, kind: 'multiple', options };
const years: SatQuestion = { ...base, id: 3, kind: 'number', unit: 'years', min: 0, max: 60, options: [] };
const words: SatQuestion = { ...base, id: 4, kind: 'text', max: 10, options: [] };

test.each([
  ['an option', single, 'B', undefined],
  ['no option', single, undefined, 'Choose one answer.'],
  ['an option that the service no longer has', single, 'Z', 'Choose one answer.'],
  ['several options', multiple, ['C', 'A'], undefined],
  ['none of several', multiple, [], 'Choose at least one answer.'],
  ['a number', years, '1,0', undefined],
  ['the highest number', years, '60', undefined],
  ['too high a number', years, '61', 'Enter at most 60 years.'],
  ['too low a number', years, '-1', 'Enter at least 0 years.'],
  ['words for a number', years, 'ten', 'Enter a number.'],
  ['text', words, 'A house', undefined],
  ['blank text', words, '  ', 'Enter an answer.'],
  ['text that is too long', words, 'A house by the sea', 'Use at most 10 characters; this has 18.'],
] as const)('[SAT-01] %s', (_case, question, typed, expected) => {
  expect(findAnswerProblem(question, typed)).toBe(expected);
  expect(toAnswer(question, typed) === undefined).toBe(expected !== undefined);
});

test.each([
  [single, 'B', 'B'],
  [multiple, ['C', 'A'], ['A', 'C']],
  [years, ' 1,0 ', 10],
  [words, ' A house ', 'A house'],
] as const)('[SAT-01] an answer is sent in the format of its kind', (question, typed, value) => {
  expect(toAnswer(question, typed)).toEqual({ questionId: question.id, value });
});

test.each([
  ['1,000.5', 1000.5],
  ['12 ', 12],
  ['1e3', undefined],
  ['', undefined],
])('reads the number %j', (typed, expected) => expect(readNumber(typed)).toBe(expected));

test('[SAT-01] an answer that is read back is the answer that was sent', () => {
  fc.assert(
    fc.property(
      fc.subarray(['A', 'B', 'C'], { minLength: 1 }),
      fc.integer({ min: 0, max: 60 }),
      (values, number) => {
        const answers = [toAnswer(multiple, values), toAnswer(years, String(number))].flatMap(
          (each) => each ?? [],
        );
        const typed = toTyped(answers);
        expect(toAnswer(multiple, typed['2'])).toEqual(answers[0]);
        expect(toAnswer(years, typed['3'])).toEqual(answers[1]);
      },
    ),
  );
});

test('an option is added and removed again', () => {
  expect(toggleOption(undefined, 'A')).toEqual(['A']);
  expect(toggleOption(['A', 'B'], 'A')).toEqual(['B']);
});

test.each([
  ['B', 'B', true],
  ['B', 'A', false],
  [['A', 'C'], ['C', 'A'], true],
  [['A'], ['A', 'C'], false],
  [undefined, 'A', false],
] as const)('the answer %j is the earlier answer %j: %s', (input, earlier, expected) => {
  expect(isSameAnswer(input, earlier)).toBe(expected);
});
