import { whyNotSent } from './use-resend.ts';

test.each([
  ['too often', { kind: 'status', status: 429 }, /three times in the last hour/],
  ['answered meanwhile', { kind: 'status', status: 409 }, /has answered by now/],
  ['refused', { kind: 'status', status: 404 }, /was not sent/],
  ['unknown: the service broke', { kind: 'status', status: 500 }, /No answer came/],
  ['unknown: the answer was lost', { kind: 'network', status: undefined }, /No answer came/],
] as const)('%s', (_what, error, words) => expect(whyNotSent(error)).toMatch(words));
