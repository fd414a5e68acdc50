import type { SatPayload, SatQuestion } from '@portal/shared/api/suitability';
import { type AssessmentValues, declarationProblems, isComplete, valuesOfItem } from './assessment-values.ts';
import { buildAssessment } from './build-assessment.ts';

const question = (id: number, locked = false): SatQuestion => ({
  id,
  section: 'Aims',
  text: `Question ${id}`,
  scored: true,
  locked,
  options: ['1', '2'].map((value) => ({ value, text: value, score: Number(value) })),
});
const questions = [question(1, true), question(2)];
const done = ['q1', 'q2', 'extra-care'];
const values: AssessmentValues = {
  answers: { 1: '2', 2: '1', 99: 'of an earlier set' },
  done,
  extraCare: { Q2: 'no', Q2Yes: 'Recovering', Q3: 'yes', Q4: 'yes', Q5: 'no', Q6: ' Call first ' },
  declaration: 'continues',
  reason: ' Has a long horizon. ',
};
const risk = {
  riskCategory: 'Moderate',
  satGroup: 'M',
  score: 30,
  rank: 3,
  satEffectiveDate: '2026-11-21',
  satEffectiveDateTo: '2027-11-20',
  answeredAt: '2026-11-21T02:00:00.000Z',
};
const sent: SatPayload = {
  answers: [
    { questionId: 1, value: '2' },
    { questionId: 2, value: '1' },
  ],
  answeredBy: 'agent',
  answeredAt: '2026-11-21T02:00:00.000Z',
  vI: { Q2: false, Q2Yes: '', Q3: true, Q4: true, Q5: false, Q6: 'Call first' },
  result: { riskCategory: 'Moderate', satGroup: 'M', score: 30 },
  satDeclarationId: 2,
  reason: 'Has a long horizon.',
};

test('[SAT-03] [ITM-09] the payload has what was confirmed, and nothing that is not on screen', () => {
  expect(buildAssessment(values, questions, risk, new Date(0))).toEqual(sent);
});

test('a customer who gives no information sends what was confirmed, without a result', () => {
  const declined = { ...values, done: ['q1'], declaration: 'declines' as const };
  expect(buildAssessment(declined, questions, undefined, new Date('2026-11-21T03:00:00Z'))).toEqual({
    ...sent,
    answers: [{ questionId: 1, value: '2' }],
    answeredAt: '2026-11-21T03:00:00.000Z',
    vI: { Q2: null, Q2Yes: '', Q3: null, Q4: null, Q5: null, Q6: '' },
    result: null,
    satDeclarationId: 3,
    reason: null,
  });
});

test('[SAT-03] an assessment of the cart opens as it was sent', () => {
  const earlier = { answers: [], assessedOn: null, locked: [{ questionId: 1, value: '2' }] };
  const opened = valuesOfItem(sent, questions, earlier);
  expect(isComplete(opened, questions)).toBe(true);
  expect(buildAssessment(opened, questions, risk, new Date(0))).toEqual(sent);
});

test('a question that the service has added since is open', () => {
  const opened = valuesOfItem(sent, [...questions, question(3)], {
    answers: [],
    assessedOn: null,
    locked: [],
  });
  expect(isComplete(opened, [...questions, question(3)])).toBe(false);
});

test.each([
  ['', '', { declaration: 'Choose what the customer declares.' }],
  ['accepts', '', {}],
  ['declines', '', {}],
  ['continues', 'Too short', { reason: 'Enter the customer’s reason, in at least 10 characters.' }],
  ['continues', 'Long enough', {}],
] as const)('the declaration %j with the reason %j', (declaration, reason, expected) => {
  expect(declarationProblems({ declaration, reason })).toEqual(expected);
});
