import { applicationStatuses } from '@portal/shared/api/status';
import fc from 'fast-check';
import {
  applicationStatusAfter,
  CHECKOUT_STATUSES,
  type CheckoutEvent,
  nextCheckoutStatus,
  paymentOutcome,
  statusAfterPayment,
} from './status-transitions.ts';

const EVENTS: readonly CheckoutEvent[] = ['confirm', 'reject', 'expire', 'move-to-draft', 'delete'];
const PENDING = 'Pending Customer Confirmation';

describe('checkout', () => {
  test.each([
    [PENDING, 'confirm', 'Confirmed'],
    [PENDING, 'reject', 'Rejected'],
    [PENDING, 'expire', 'Expired'],
    [PENDING, 'move-to-draft', 'Draft'],
    [PENDING, 'delete', 'Deleted'],
    ['Rejected', 'move-to-draft', 'Draft'],
    ['Expired', 'move-to-draft', 'Draft'],
    ['Rejected', 'confirm', undefined],
    ['Confirmed', 'reject', undefined],
    ['Confirmed', 'move-to-draft', undefined],
    ['Expired', 'confirm', undefined],
    ['Rejected', 'delete', undefined],
  ] as const)('%s, %s: %s', (status, event, expected) => {
    expect(nextCheckoutStatus(status, event)).toBe(expected);
  });

  test('no event returns a checkout to Pending Customer Confirmation', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHECKOUT_STATUSES), fc.constantFrom(...EVENTS), (status, event) => {
        expect(nextCheckoutStatus(status, event)).not.toBe(PENDING);
      }),
    );
  });
});

describe('application', () => {
  test.each([
    ['payment missing', { payment: true, documents: false }, 'Pending Payment'],
    ['payment and documents missing', { payment: true, documents: true }, 'Pending Payment'],
    ['documents missing', { payment: false, documents: true }, 'Pending Documents'],
    ['nothing missing', { payment: false, documents: false }, 'Submitted'],
  ] as const)('confirmed, %s: %s', (_case, outstanding, expected) => {
    expect(applicationStatusAfter(PENDING, 'confirm', outstanding)).toBe(expected);
  });

  test.each([
    ['paid', false, 'Submitted'],
    ['paid', true, 'Pending Documents'],
    ['pending', false, undefined],
    ['failed', true, undefined],
  ] as const)('payment %s, documents outstanding %s: %s', (outcome, documents, expected) => {
    expect(statusAfterPayment('Pending Payment', outcome, documents)).toBe(expected);
  });

  test('keeps the status of an application in process or completed, and of a paid one', () => {
    const later = applicationStatuses.filter((status) => status === 'In Process' || status === 'Completed');
    const owing = { payment: true, documents: true };
    for (const status of later) {
      for (const event of EVENTS) expect(applicationStatusAfter(status, event, owing)).toBeUndefined();
      expect(statusAfterPayment(status, 'paid', false)).toBeUndefined();
    }
    expect(statusAfterPayment('Submitted', 'paid', false)).toBeUndefined();
  });
});

test.each([
  ['FPX-2026-001', 0, 'paid'],
  ['FAIL-1', 0, 'failed'],
  ['FAIL-1', 5, 'failed'],
  ['wait for it', 0, 'pending'],
  ['WAIT-1', 1, 'pending'],
  ['WAIT-1', 2, 'paid'],
  ['AWAIT', 0, 'paid'],
])('payment reference %s at verification %i: %s', (reference, earlier, expected) => {
  expect(paymentOutcome(reference, earlier)).toBe(expected);
});
