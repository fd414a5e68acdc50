import { isSameCare, listCareAnswers, toExtraCare } from './extra-care.ts';

const none = toExtraCare(null);
const earlier = { ...none, Q2: 'yes', Q2Yes: 'Lost her job.', Q3: 'no' } as const;

test.each([
  ['nothing is chosen', none, 'Q3', false],
  ['the same is chosen', { ...none, Q3: 'no' }, 'Q3', true],
  ['another is chosen', { ...none, Q3: 'yes' }, 'Q3', false],
  ['a life event has another description', { ...none, Q2: 'yes', Q2Yes: 'Ill' }, 'Q2', false],
  ['a life event has the same description', { ...none, Q2: 'yes', Q2Yes: 'Lost her job.' }, 'Q2', true],
] as const)('an answer is that of last time or not when %s', (_case, values, name, expected) => {
  expect(isSameCare(values, earlier, name)).toBe(expected);
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
