import type { PaymentOutcome } from '@portal/shared/api/payment';
import { Amount } from '@portal/shared/money';
import { type Attempt, isOfCurrency, mayPay } from './outcome.ts';

const outcome = (status: PaymentOutcome['status'], currency = 'MYR'): PaymentOutcome => ({
  status,
  reference: null,
  method: 'FPX',
  paidAt: null,
  amounts: [{ currency, amount: Amount.of('25000.00') }],
});
const never: PaymentOutcome = { status: 'failed', reference: null, method: null, paidAt: null, amounts: [] };

test.each<[string, Attempt, PaymentOutcome | undefined, boolean]>([
  ['nothing was paid yet', { status: 'none' }, never, true],
  ['the newest payment is not read yet', { status: 'none' }, undefined, false],
  ['the newest payment failed', { status: 'none' }, outcome('failed'), true],
  ['the newest payment still waits', { status: 'none' }, outcome('pending'), false],
  ['one in another currency waits', { status: 'none' }, outcome('pending', 'USD'), true],
  ['it is being sent', { status: 'sending' }, never, false],
  ['it is being read back', { status: 'checking' }, never, false],
  ['its outcome is unknown', { status: 'unknown' }, never, false],
  ['it was refused', { status: 'refused', why: '' }, never, true],
  ['it was refused while another waits', { status: 'refused', why: '' }, outcome('pending'), false],
  ['it failed', { status: 'settled', outcome: outcome('failed') }, never, true],
  ['it waits', { status: 'settled', outcome: outcome('pending') }, never, false],
  ['it is paid', { status: 'settled', outcome: outcome('paid') }, never, false],
  ['another currency is paid', { status: 'settled', outcome: outcome('paid', 'USD') }, never, true],
])('[PAY-01] when %s', (_case, attempt, newest, allowed) => {
  expect(mayPay(attempt, newest, 'MYR')).toBe(allowed);
});

test('without a method there was no payment', () => {
  expect(isOfCurrency(never, 'MYR')).toBe(false);
  expect(isOfCurrency(outcome('paid'), 'USD')).toBe(false);
  expect(isOfCurrency(outcome('paid'), 'MYR')).toBe(true);
});
