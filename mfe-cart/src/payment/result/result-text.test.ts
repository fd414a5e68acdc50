import { paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { decoded, samples } from '@portal/shared/testing';
import { resultText } from './result-text.ts';

const [item] = samples.paymentSummary.items;
if (!item) throw new Error('nothing is paid');
const summary = decoded(paymentSummary, {
  ...samples.paymentSummary,
  items: [item, { ...item, formId: 'F2', schemeName: 'Cempaka Biru Dollar', currency: 'USD', amount: 500 }],
});
const outcome = (status: 'paid' | 'pending' | 'failed') =>
  decoded(verifyPayment, {
    ...samples.verifyPayment,
    status,
    ...(status === 'paid' ? {} : { reference: null, paidAt: null }),
  });

test.each([
  ['paid', 'Payment received'],
  ['pending', 'The payment is being verified'],
  ['failed', 'The payment failed'],
] as const)('[PAY-02] the copied text of a %s payment begins with its status', (status, first) => {
  expect(resultText(summary, outcome(status), 'FPX').split('\n')[0]).toBe(first);
});

test('[PAY-02] the copied text lists only this payment’s items, and no payer', () => {
  const text = resultText(summary, outcome('paid'), 'FPX');
  expect(text).toContain('Cempaka Biru Malaysia Growth (CBMGF), account 1000482917: MYR 10,000.00');
  expect(text).not.toContain('USD');
  expect(text).not.toMatch(/from|payer/i);
  expect(text).toContain('Reference FPX-2611-210-88417');
});
