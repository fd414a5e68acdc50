import { getResendErrorText, hasResendEntry } from './use-resend.ts';

test.each([
  ['too often', { kind: 'status', status: 429 }, /three times in the last hour/],
  ['answered by the customer', { kind: 'status', status: 409 }, /has answered by now/],
  ['refused', { kind: 'status', status: 404 }, /was not sent/],
  ['unknown: the service failed', { kind: 'status', status: 500 }, /No answer came/],
  ['unknown: the reply was lost', { kind: 'network', status: undefined }, /No answer came/],
] as const)('says why the e-mail was not sent: %s', (_case, error, text) =>
  expect(getResendErrorText(error)).toMatch(text),
);

test.each([
  ['sent again just now', 'Sent to the customer again', '2026-11-21T10:00:01+08:00', true],
  ['by a clock that is a little behind', 'Sent to the customer again', '2026-11-21T09:59:30+08:00', true],
  ['sent again long before', 'Sent to the customer again', '2026-11-21T09:30:00+08:00', false],
  ['something else happened', 'Confirmed by the customer', '2026-11-21T10:00:01+08:00', false],
] as const)('finds a resent e-mail after a lost reply: %s', (_case, title, at, wasSent) => {
  const sentAt = Date.parse('2026-11-21T10:00:00+08:00');
  expect(hasResendEntry([{ at, title, status: null, detail: null }], sentAt)).toBe(wasSent);
});
