import { missingAnswer } from './mismatch-reasons.ts';

test.each([
  [
    'no acknowledgement',
    { isAcknowledged: false, reason: 'Has a long horizon.' },
    { part: 'acknowledged', problem: 'Confirm that the customer wants CBGTU anyway.' },
  ],
  [
    'a reason that is too short',
    { isAcknowledged: true, reason: 'Horizon.' },
    { part: 'reason', problem: 'Give the customer’s reason in at least 10 characters.' },
  ],
  ['both answers', { isAcknowledged: true, reason: 'Has a long horizon.' }, undefined],
])('[SAT-04] of a scheme that does not suit, with %s', (_with, answers, missing) => {
  expect(missingAnswer('CBGTU', answers)).toEqual(missing);
});
