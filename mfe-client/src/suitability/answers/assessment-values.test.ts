import type { SatQuestion } from '@portal/shared/api/suitability';
import type { SatPayload } from '@portal/shared/api/suitability-payload';
import { suitabilityOf } from '@portal/shared/selling';
import { customer } from '../../core/customer/customer.fixture.ts';
import {
  type AssessmentValues,
  createValues,
  findDeclarationProblems,
  isComplete,
  prefillOf,
  readItemValues,
  withAnswer,
  withConfirmed,
  withExtraCare,
  withoutPrefilled,
} from './assessment-values.ts';
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
  stamps: {},
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
const payload: SatPayload = {
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
  expect(buildAssessment(values, questions, risk, new Date(0))).toEqual(payload);
});

test('a customer who gives no information sends what was confirmed, without a result', () => {
  const declined = { ...values, done: ['q1'], declaration: 'declines' as const };
  expect(buildAssessment(declined, questions, undefined, new Date('2026-11-21T03:00:00Z'))).toEqual({
    ...payload,
    answers: [{ questionId: 1, value: '2' }],
    answeredAt: '2026-11-21T11:00:00+08:00',
    vI: { Q2: null, Q2Yes: '', Q3: null, Q4: null, Q5: null, Q6: '' },
    result: null,
    satDeclarationId: 3,
    reason: null,
  });
});

test('[SAT-03] an assessment of the cart opens as it was sent', () => {
  const earlier = { answers: [], assessedOn: null, locked: [{ questionId: 1, value: '2' }] };
  const opened = readItemValues(payload, questions, earlier);
  expect(isComplete(opened, questions)).toBe(true);
  expect(buildAssessment(opened, questions, risk, new Date(0))).toEqual(payload);
});

const at = (minute: string) => `2026-11-21T14:${minute}:00+08:00`;

test('[SAT-03] each answer carries who gave it and when, also in the cart', () => {
  const byCustomer = ['q2', 'extra-care'].reduce(
    (before, step) => withConfirmed(before, step, { by: 'customer', at: at('02') }),
    withConfirmed({ ...values, done: [] }, 'q1', { by: 'agent', at: at('01') }),
  );
  const built = buildAssessment(byCustomer, questions, risk, new Date(0));
  expect(built).toEqual({
    ...payload,
    answers: [
      { questionId: 1, value: '2', answeredBy: 'agent', answeredAt: at('01') },
      { questionId: 2, value: '1', answeredBy: 'customer', answeredAt: at('02') },
    ],
    // the record determines the first answer
    answeredBy: 'customer',
    vIAnsweredBy: 'customer',
    vIAnsweredAt: at('02'),
  });
  const earlier = { answers: [], assessedOn: null, locked: [] };
  expect(readItemValues(built, questions, earlier).stamps).toEqual(byCustomer.stamps);
});

test('an agent who reads a confirmed answer leaves its stamp, and one who changes it does not', () => {
  const customer = { by: 'customer', at: at('02') } as const;
  const agent = { by: 'agent', at: at('09') } as const;
  const confirmed = withConfirmed({ ...values, done: [] }, 'q2', customer);
  expect(withConfirmed(confirmed, 'q2', agent)).toBe(confirmed);
  const changed = withAnswer(confirmed, '2', '2', agent);
  expect(changed.stamps).toEqual({ q2: agent });
  expect(buildAssessment(changed, questions, undefined, new Date(0)).answeredBy).toBe('agent');
  expect(withExtraCare(changed, values.extraCare, customer).stamps['extra-care']).toEqual(customer);
});

test('an answer that the agent chose and the customer confirms is the customer’s', () => {
  const agentAnswer = withAnswer({ ...values, done: [] }, '2', '2', { by: 'agent', at: at('01') });
  const confirmed = withConfirmed(agentAnswer, 'q2', { by: 'customer', at: at('02') });
  expect(confirmed.stamps).toEqual({ q2: { by: 'customer', at: at('02') } });
});

test('[SAT-03] an answer keeps the time at which it was chosen, and one that was filled in has that of Next', () => {
  const chosen = withAnswer({ ...values, done: [] }, '2', '2', { by: 'customer', at: at('01') });
  const confirmed = ['q1', 'q2'].reduce(
    (before, step) => withConfirmed(before, step, { by: 'customer', at: at('05') }),
    chosen,
  );
  expect(confirmed.stamps).toEqual({
    q1: { by: 'customer', at: at('05') },
    q2: { by: 'customer', at: at('01') },
  });
});

const earlier = {
  answers: [
    { questionId: 2, value: '1' },
    { questionId: 9, value: ['1', '2'] },
  ],
  assessedOn: '2025-03-15',
  locked: [{ questionId: 1, value: '2' }],
};
const vI = { Q2: false, Q2Yes: null, Q3: true, Q4: true, Q5: true, Q6: null };
const onRecord = { satGroup: 'M', satDeclarationId: 1, satEffectiveDateTo: '2026-11-20' };

test.each([
  ['valid', '2026-11-20', onRecord, ['1', '2', '9'], 'no'],
  ['expired', '2026-11-21', onRecord, ['1'], ''],
  ['declined', '2026-11-20', { ...onRecord, satDeclarationId: 3 }, ['1'], ''],
  ['none', '2026-11-20', { ...onRecord, satGroup: null }, ['1'], 'no'],
] as const)(
  '[SAT-01] an assessment that is %s on %s fills in what is still valid, and what the record knows',
  (_state, today, record, filled, care) => {
    const prefill = prefillOf(suitabilityOf(record, today));
    const created = createValues(customer({ vI }), earlier, prefill);
    expect(Object.keys(created.answers)).toEqual(filled);
    expect(created.extraCare.Q2).toBe(care);
    expect(created.done).toEqual([]);
  },
);

test('[SAT-01] [SES-09] a draft that was filled in before the assessment expired keeps only what was answered', () => {
  const before = createValues(customer({ vI }), earlier, { answers: true, extraCare: true });
  const draft = withAnswer(before, '2', '2', { by: 'agent', at: at('01') });
  const opened = withoutPrefilled(draft, { answers: false, extraCare: false });
  expect(opened.answers).toEqual({ 2: '2' });
  expect(opened.extraCare.Q2).toBe('');
  expect(withoutPrefilled(draft, { answers: true, extraCare: true })).toEqual(draft);
});

test('a question that the service has added since is open', () => {
  const opened = readItemValues(payload, [...questions, question(3)], {
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
  expect(findDeclarationProblems({ declaration, reason })).toEqual(expected);
});
