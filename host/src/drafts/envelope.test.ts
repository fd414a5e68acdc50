import { decodeDraft, draftLifetime, type Envelope, encodeEnvelope, isExpired } from './envelope.ts';

const savedAt = Date.parse('2026-11-21T10:42:00+08:00');
const envelope: Envelope = {
  owner: 'u-aisyah',
  form: 'invest:C1',
  savedAt,
  tab: 't1',
  value: { amount: '25,0' },
};
const reader = { owner: 'u-aisyah', form: 'invest:C1', tab: 't1', now: savedAt + 60_000 };

test.each([
  ['now', 0, false],
  ['a millisecond before a week has passed', draftLifetime - 1, false],
  ['after a week', draftLifetime, true],
  ['ten weeks later', 10 * draftLifetime, true],
  ['when the clock was set back', -3_600_000, false],
])('checks whether a draft is expired %s', (_, age, expired) => {
  expect(isExpired(savedAt, savedAt + age)).toBe(expired);
});

test.each([
  ['the same agent in the same tab', reader, true],
  ['the same agent in another tab, or after another sign-in', { ...reader, tab: 't2' }, false],
])('[SES-09] returns the unchanged draft to %s', (_, by, fromHere) => {
  expect(decodeDraft(by, encodeEnvelope(envelope))).toEqual({ savedAt, value: { amount: '25,0' }, fromHere });
});

test.each([
  ['another agent', { ...reader, owner: 'u-wei-jun' }, encodeEnvelope(envelope)],
  ['a form of another customer', { ...reader, form: 'invest:C2' }, encodeEnvelope(envelope)],
  ['another form', { ...reader, form: 'checkout:C1' }, encodeEnvelope(envelope)],
  ['a request after a week', { ...reader, now: savedAt + draftLifetime }, encodeEnvelope(envelope)],
  ['a text that is not JSON', reader, 'not json'],
  ['a text of another shape', reader, '{"owner":"u-aisyah"}'],
  ['a text with an extra field', reader, JSON.stringify({ ...envelope, extra: 1 })],
  ['null', reader, 'null'],
])('[SES-09] returns undefined for %s', (_, by, text) => {
  expect(decodeDraft(by, text)).toBeUndefined();
});
