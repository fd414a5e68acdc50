import { Amount } from '@portal/shared/money';
import { outstandingText, paymentLabel } from './payment.ts';

const sum = (currency: string, amount: string) => ({ currency, amount: Amount.of(amount) });

test.each([
  ['CS', [sum('MYR', '19000.00')], 'Pay MYR 19,000.00', 'MYR 19,000.00 to be paid'],
  [
    'PRS',
    [sum('MYR', '100.00'), sum('USD', '5.00')],
    'Pay MYR 100.00 and USD 5.00',
    'MYR 100.00 and USD 5.00 to be paid',
  ],
  [null, [], 'Pay', undefined],
  ['EPF', [sum('MYR', '10000.00')], 'Submit form 9N (AHL)', 'EPF pays MYR 10,000.00 by form 9N (AHL)'],
] as const)('[PAY-01] names the payment of an application of plan %s', (plan, due, label, outstanding) => {
  expect(paymentLabel({ plan, due })).toBe(label);
  expect(outstandingText({ plan, due })).toBe(outstanding);
});
