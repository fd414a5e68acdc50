import type { PaymentOutcome } from '@portal/shared/api/payment';
import { Amount } from '@portal/shared/money';
import { type Attempt, isOfCurrency, mayPay } from './outcome.ts';

const outcome = (status: PaymentOutcome['status'], currency = 'MYR'): PaymentOutcome => ({
  status,
  reference: null,
  agentReference: null,
  method: 'FPX',
  paidAt: null,
  amounts: [{ currency, amount: Amount.of('25000.00') }],
});
const never: PaymentOutcome = {
  status: 'failed',
  reference: null,
  agentReference: null,
  method: null,
  paidAt: null,
  amounts: [],
};

test.each<[string, Attempt, PaymentOutcome | undefined, boolean]>([
  ['nothing was paid', { status: 'none' }, never, true],
  ['the newest payment is not loaded', { status: 'none' }, undefined, false],
  ['the newest payment failed', { status: 'none' }, outcome('failed'), true],
  ['the newest payment is pending', { status: 'none' }, outcome('pending'), false],
  ['the newest payment is pending in another currency', { status: 'none' }, outcome('pending', 'USD'), true],
  ['the payment is being sent', { status: 'sending' }, never, false],
  ['the payment is being read back', { status: 'checking' }, never, false],
  ['the outcome is unknown', { status: 'unknown' }, never, false],
  ['the payment was refused', { status: 'refused', why: '' }, never, true],
  [
    'the payment was refused while another is pending',
    { status: 'refused', why: '' },
    outcome('pending'),
    false,
  ],
  ['the payment failed', { status: 'resolved', outcome: outcome('failed') }, never, true],
  ['the payment is pending', { status: 'resolved', outcome: outcome('pending') }, never, false],
  ['the payment is paid', { status: 'resolved', outcome: outcome('paid') }, never, false],
  [
    'a payment in another currency is paid',
    { status: 'resolved', outcome: outcome('paid', 'USD') },
    never,
    true,
  ],
])('[PAY-01] decides whether a payment may be sent when %s', (_case, attempt, newest, allowed) => {
  expect(mayPay(attempt, newest, 'MYR')).toBe(allowed);
});

test('an outcome without a method belongs to no payment', () => {
  expect(isOfCurrency(never, 'MYR')).toBe(false);
  expect(isOfCurrency(outcome('paid'), 'USD')).toBe(false);
  expect(isOfCurrency(outcome('paid'), 'MYR')).toBe(true);
});
