import { hasEarlierCare, isSameCare, listCareAnswers, toExtraCare, withSameCare } from './extra-care.ts';

const none = toExtraCare(null);
const earlier = { ...none, Q2: 'yes', Q2Yes: 'Lost her job.', Q3: 'no' } as const;

test.each([
  ['nothing is chosen', none, false],
  ['the same is chosen', earlier, true],
  ['the same is chosen, and what was not answered', { ...earlier, Q4: 'yes' }, true],
  ['another is chosen', { ...earlier, Q3: 'yes' }, false],
  ['a life event has another description', { ...earlier, Q2Yes: 'Ill' }, false],
] as const)('the answers are those of last time or not when %s', (_case, values, expected) => {
  expect(isSameCare(values, earlier)).toBe(expected);
});

test('all answers of last time are given again, and what was not answered then stays', () => {
  expect(withSameCare({ ...none, Q3: 'yes', Q5: 'no' }, earlier)).toEqual({ ...earlier, Q5: 'no' });
  expect([none, earlier].map(hasEarlierCare)).toEqual([false, true]);
});

test('[SAT-03] extra care is read as question and answer, with the description, and without an empty last text', () => {
  const answers = listCareAnswers({ ...earlier, Q4: 'yes', Q5: 'yes' });
  expect(answers.map(([, answer]) => answer)).toEqual(['Yes: Lost her job.', 'No', 'Yes', 'Yes']);
  expect(listCareAnswers({ ...none, Q6: 'Call her son' }).at(-1)).toEqual([
    'Anything else we should know?',
    'Call her son',
  ]);
  expect(listCareAnswers(none)[0]?.[1]).toBe('Not answered');
});
