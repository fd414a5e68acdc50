import { type Envelope, isExpired, lifetime, openedBy, toText } from './envelope.ts';

const savedAt = Date.parse('2026-11-21T10:42:00+08:00');
const kept: Envelope = {
  owner: 'u-aisyah',
  form: 'invest:C1',
  savedAt,
  tab: 't1',
  value: { amount: '25,0' },
};
const reader = { owner: 'u-aisyah', form: 'invest:C1', tab: 't1', now: savedAt + 60_000 };

test.each([
  ['now', 0, false],
  ['a millisecond before its week is over', lifetime - 1, false],
  ['after its week', lifetime, true],
  ['long after', 10 * lifetime, true],
  ['when the clock was put back', -3_600_000, false],
])('a draft seen %s', (_, age, expired) => {
  expect(isExpired(savedAt, savedAt + age)).toBe(expired);
});

test.each([
  ['its own agent in the same tab', reader, true],
  ['its own agent in another tab, or after another sign-in', { ...reader, tab: 't2' }, false],
])('[SES-09] %s gets the draft as it was', (_, by, fromHere) => {
  expect(openedBy(by, toText(kept))).toEqual({ savedAt, value: { amount: '25,0' }, fromHere });
});

test.each([
  ['another agent', { ...reader, owner: 'u-wei-jun' }, toText(kept)],
  ['another customer’s form', { ...reader, form: 'invest:C2' }, toText(kept)],
  ['another form', { ...reader, form: 'checkout:C1' }, toText(kept)],
  ['whoever comes too late', { ...reader, now: savedAt + lifetime }, toText(kept)],
  ['nobody, of a text that is no JSON', reader, 'not json'],
  ['nobody, of another shape', reader, '{"owner":"u-aisyah"}'],
  ['nobody, of more than was kept', reader, JSON.stringify({ ...kept, extra: 1 })],
  ['nobody, of null', reader, 'null'],
])('[SES-09] %s gets nothing', (_, by, text) => {
  expect(openedBy(by, text)).toBeUndefined();
});
