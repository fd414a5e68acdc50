import { checkoutsOf } from '@portal/shared/api/checkout';
import { decoded, samples } from '@portal/shared/testing';
import { checkoutActions, summarizeCheckout } from './checkout-summary.ts';

const [sample] = decoded(checkoutsOf, samples.checkoutsOf);
if (!sample) throw new Error('a test without a checkout');

const statuses = ['Pending Customer Confirmation', 'Confirmed', 'Rejected', 'Expired'] as const;
const reasons = [null, '', ' ', 'Too expensive', 'Too expensive.', 'Why now?', 'Not with Maju Sdn. Bhd.'];

test.each(statuses.flatMap((status) => reasons.map((reason) => [status, reason] as const)))(
  '[CHK-04] the status %s with the reason %j is a sentence with one end and without an empty reason',
  (status, reason) => {
    const text = summarizeCheckout({ ...sample, status, reason }).status;
    expect(text).toMatch(/[^.!?\s][.?]”?$/);
    expect(text).not.toMatch(/[:;,]\s*\.|: *$/);
    if (status === 'Rejected') expect(text.endsWith('rejected by the customer.')).toBe(!reason?.trim());
  },
);

test('a confirmed checkout has no actions', () => {
  expect(checkoutActions({ status: 'Confirmed' })).toEqual([]);
});
