import {
  createStamp,
  describeCounts,
  describeStamp,
  readStamp,
  summarizeStamps,
  toSentStamp,
} from './stamps.ts';

const stamp = createStamp('customer', new Date('2026-11-21T06:02:30.500Z'));

test('[SAT-03] a stamp says who and when, with the offset of Malaysia, and is sent and read back', () => {
  expect(stamp).toEqual({ by: 'customer', at: '2026-11-21T14:02:30+08:00' });
  expect(describeStamp(stamp)).toBe('Answered by the customer, 14:02 MYT');
  expect(readStamp(toSentStamp(stamp))).toEqual(stamp);
});

test('an answer without a stamp is sent and read without one', () => {
  expect(toSentStamp(undefined)).toEqual({});
  expect(readStamp({})).toBeUndefined();
});

test.each([
  [[], ''],
  [[undefined], ''],
  [[stamp, stamp, { ...stamp, by: 'agent' as const }], '2 by the customer, 1 by the agent'],
])('answers are counted by who gave them: %#', (stamps, expected) => {
  expect(describeCounts(stamps)).toBe(expected);
});

const later = { ...stamp, at: '2026-11-21T14:05:00+08:00' };
const agents = { ...stamp, by: 'agent' as const };

test.each([
  ['no stamp', [undefined], undefined],
  ['one minute', [stamp, stamp], { by: 'customer', text: 'Answered by the customer, 14:02 MYT' }],
  [
    'several minutes, in any order',
    [later, stamp],
    { by: 'customer', text: 'Answered by the customer, 14:02 MYT to 14:05 MYT' },
  ],
  [
    'both, most by the agent',
    [agents, agents, later],
    { by: 'agent', text: 'Answered by the agent, 14:02 MYT, except where marked' },
  ],
] as const)('stamps are summarized with who gave most answers, and when: %s', (_case, stamps, expected) => {
  expect(summarizeStamps(stamps)).toEqual(expected);
});
