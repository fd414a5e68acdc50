import { getResendErrorText } from './resend-with-notice.ts';

test.each([
  ['too often', { status: 429 }, /three times in the last hour/],
  ['answered by the customer', { status: 409 }, /has already answered/],
  ['refused', { status: 404 }, /was not sent/],
  ['not received by the service', undefined, /was not sent: the service refused the request/],
] as const)('says why the e-mail was not sent: %s', (_case, error, text) =>
  expect(getResendErrorText(error)).toMatch(text),
);
