import { paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { decoded, samples } from '@portal/shared/testing';
import { firstPriceDay, nextSteps } from './next-steps.ts';

test.each([
  ['before the cut-off', '2026-11-26T15:59:59+08:00', '2026-11-26'],
  ['at the cut-off', '2026-11-26T16:00:00+08:00', '2026-11-27'],
  ['in another zone', '2026-11-26T07:59:00Z', '2026-11-26'],
  ['on a Friday after the cut-off', '2026-11-27T16:30:00+08:00', '2026-11-30'],
  ['on a Saturday', '2026-11-28T10:00:00+08:00', '2026-11-30'],
  ['on a Sunday after 4 pm', '2026-11-29T17:00:00+08:00', '2026-11-30'],
])('[PAY-02] the first price day of an order paid %s', (_case, paidAt, expected) => {
  expect(firstPriceDay(paidAt)).toBe(expected);
});

test('[PAY-02] the last step names the price day once it was paid, and no day before', () => {
  const summary = decoded(paymentSummary, samples.paymentSummary);
  const outcome = decoded(verifyPayment, samples.verifyPayment);
  const paidAt = '2026-11-26T10:00:00+08:00';
  expect(nextSteps(summary, { ...outcome, paidAt }).at(-1)?.at).toMatch(/^At the NAV of Thu, 26\sNov\s2026/);
  expect(nextSteps(summary, { ...outcome, status: 'pending', paidAt: null }).at(-1)?.at).toBeUndefined();
});

test('[PAY-01] a sum that the bank is verifying is not said to be still to be paid', () => {
  const summary = decoded(paymentSummary, samples.paymentSummary);
  const outcome = decoded(verifyPayment, samples.verifyPayment);
  const titles = (status: 'pending' | 'failed', currency: 'MYR' | 'USD') =>
    nextSteps(summary, {
      ...outcome,
      status,
      method: 'FPX',
      paidAt: null,
      amounts: outcome.amounts.map((each) => ({ ...each, currency })),
    }).map(({ title }) => title);
  const due = /still to be paid/;
  expect(summary.due.map(({ currency }) => currency)).toEqual(['MYR']);
  expect(titles('pending', 'MYR').join()).not.toMatch(due);
  expect(titles('pending', 'USD').join()).toMatch(due);
  expect(titles('failed', 'MYR').join()).toMatch(due);
});
