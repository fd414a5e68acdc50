import { Amount } from '@portal/shared/money';
import { nextActionOf } from './next-action.ts';

const application = {
  applicationId: 'A 1',
  formNo: 'DT-1',
  customerId: 'C 1',
  checkoutId: 'CO-1',
  plan: 'CS' as const,
  due: [{ currency: 'MYR', amount: Amount.of('19000.00') }],
};

test.each([
  ['Pending Payment', { kind: 'pay', label: 'Pay MYR 19,000.00', to: '/payment?applicationId=A+1' }],
  [
    'Pending Documents',
    { kind: 'upload', label: 'Upload', to: '/application/detail/A%201?formNo=DT-1#documents' },
  ],
  ['Pending Customer Confirmation', { kind: 'resend', label: 'Resend e-mail' }],
  ['Rejected', { kind: 'checkout', label: 'Correct', to: '/checkout?customerId=C+1&sent=CO-1' }],
  ['Expired', { kind: 'checkout', label: 'Send again', to: '/checkout?customerId=C+1&sent=CO-1' }],
  ['Draft', { kind: 'checkout', label: 'View cart', to: '/cart?customerId=C+1' }],
  ['Submitted', undefined],
  ['In Process', undefined],
  ['Completed', undefined],
  ['Cancelled', undefined],
] as const)('[APP-01] returns the next action of %s', (status, action) => {
  expect(nextActionOf({ ...application, status })).toEqual(action);
});

test('[APP-01] [ONB-01] an onboarding in the cart is continued', () => {
  expect(nextActionOf({ ...application, applicationId: 'ONB-1', status: 'Draft' })).toEqual({
    kind: 'onboarding',
    label: 'Continue',
    to: '/onboarding?onboarding=ONB-1',
  });
});

test('[APP-01] an opening that operations rejected leads to no profile, since the applicant has none', () => {
  expect(
    nextActionOf({ ...application, customerId: 'ONB-1', status: 'Rejected', isConfirmed: true }),
  ).toBeUndefined();
});

test('[APP-01] what operations rejected after the confirmation cannot be corrected, so it leads to the customer', () => {
  expect(nextActionOf({ ...application, status: 'Rejected', isConfirmed: true })).toEqual({
    kind: 'customer',
    label: 'Open customer',
    to: '/client-profile?customerId=C+1',
  });
});

test('[PAY-01] the next action of EPF money names the form, and no amount to pay', () => {
  expect(nextActionOf({ ...application, plan: 'EPF', status: 'Pending Payment' })).toMatchObject({
    label: 'Submit form 9N (AHL)',
    to: '/payment?applicationId=A+1',
  });
});
