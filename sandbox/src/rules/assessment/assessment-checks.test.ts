import type { SatSent } from '@portal/shared/api/suitability';
import { SAT_QUESTIONS } from '../../seed/reference/sat-questions.ts';
import { assessmentRefusal } from './assessment-checks.ts';

const now = new Date('2026-11-21T06:10:00Z');
const locked = [{ questionId: 1, value: '3' }];
const at = '2026-11-21T14:02:00+08:00';

/** What a customer sends who has answered two questions and then declines to give information. */
const assessment: SatSent = {
  answers: [
    { questionId: 1, value: '3', answeredBy: 'agent', answeredAt: at },
    { questionId: 2, value: '4', answeredBy: 'customer', answeredAt: at },
  ],
  answeredBy: 'customer',
  answeredAt: at,
  vI: { Q2: null, Q2Yes: '', Q3: null, Q4: null, Q5: null, Q6: '' },
  result: null,
  satDeclarationId: 3,
  reason: null,
};
const second = (stamp: Partial<SatSent['answers'][number]>): SatSent => ({
  ...assessment,
  answers: [{ questionId: 2, value: '4', ...stamp }],
});
const later = '2026-11-21T14:30:00+08:00';

test.each<readonly [string, SatSent, string | undefined]>([
  ['the record’s answer is the agent’s', assessment, undefined],
  ['a release without stamps', second({}), undefined],
  [
    'an answer of the agent',
    second({ answeredBy: 'agent', answeredAt: at }),
    'The agent has given some of the answers.',
  ],
  [
    'the same of an agent',
    { ...second({ answeredBy: 'agent', answeredAt: at }), answeredBy: 'agent' },
    undefined,
  ],
  ['no time', second({ answeredBy: 'customer' }), 'An answer says who gave it or when, and not both.'],
  ['no answerer', second({ answeredAt: at }), 'An answer says who gave it or when, and not both.'],
  [
    'a time to come',
    second({ answeredBy: 'customer', answeredAt: later }),
    'The answers are dated in the future.',
  ],
  ['extra care to come', { ...assessment, vIAnsweredAt: later }, 'The answers are dated in the future.'],
])('who answered and when, %s', (_case, payload, expected) => {
  expect(assessmentRefusal(payload, { set: SAT_QUESTIONS, locked, now })).toBe(expected);
});

test('every question has all texts in Malay and Chinese', () => {
  for (const { options, translations } of SAT_QUESTIONS.questions)
    for (const texts of [translations?.ms, translations?.zh]) {
      expect(texts?.text).toBeTruthy();
      expect(texts?.options.map(({ value }) => value)).toEqual(options.map(({ value }) => value));
      expect(texts?.options.every(({ text }) => text !== '')).toBe(true);
    }
});
