import type { SatQuestion } from '@portal/shared/api/suitability';
import { pastesOf } from '@portal/shared/person/cases/unseen-signs';
import { type AssessmentValues, findDeclarationProblems } from './assessment-values.ts';
import { buildAssessment } from './build-assessment.ts';
import { type ExtraCare, findExtraCareProblems } from './extra-care.ts';

const base = { section: 'Aims', text: 'A question', scored: true, locked: false, options: [] };
const questions: readonly SatQuestion[] = [
  { ...base, id: 1, kind: 'number', min: -10, max: 60_000 },
  { ...base, id: 2, kind: 'text', max: 12 },
];
const values: AssessmentValues = {
  answers: { 1: '12', 2: 'A house' },
  done: ['q1', 'q2', 'extra-care'],
  stamps: {},
  extraCare: { Q2: 'yes', Q2Yes: 'Recovering', Q3: 'yes', Q4: 'yes', Q5: 'no', Q6: 'Call first' },
  declaration: 'continues',
  reason: 'Has a long horizon',
};

/** Returns the assessment that is sent, or `undefined` when an answer is refused. */
function send(changes: Partial<AssessmentValues>) {
  const typed = { ...values, ...changes };
  const sent = buildAssessment(typed, questions, undefined, new Date(0));
  const problems = { ...findExtraCareProblems(typed.extraCare), ...findDeclarationProblems(typed) };
  return sent.answers.length === 2 && Object.keys(problems).length === 0 ? sent : undefined;
}

const answerField = (id: 1 | 2) => (typed: string) => send({ answers: { ...values.answers, [id]: typed } });
const careField = (name: keyof ExtraCare) => (typed: string) =>
  send({ extraCare: { ...values.extraCare, [name]: typed } });

const fields: readonly (readonly [string, string, (typed: string) => unknown])[] = [
  ['number', '1,250.5', answerField(1)],
  ['number below zero', '−5', answerField(1)],
  ['text, as long as it may be', 'A house – ok', answerField(2)],
  ['description of an illness', 'Recovering', careField('Q2Yes')],
  ['anything else', 'Call first', careField('Q6')],
  ['reason of the declaration', '10 letters', (reason) => send({ reason })],
];

test('the fields of an assessment are all here', () => expect(fields).toHaveLength(6));

test.each(fields)(
  '[SAT-01] %s: %j is sent as the text without unseen characters, which it may begin, have and end with',
  (_field, typed, read) => {
    const sent = read(typed);
    expect(sent).toBeDefined();
    for (const pasted of pastesOf(typed)) expect(read(pasted)).toEqual(sent);
  },
);
