import { getNextAction } from './next-action.ts';

test.each([
  ['Pending Payment', { kind: 'pay', label: 'Pay', to: '/payment?applicationId=A+1' }],
  [
    'Pending Documents',
    { kind: 'upload', label: 'Upload', to: '/application/detail/A%201?formNo=DT-1#documents' },
  ],
  ['Pending Customer Confirmation', { kind: 'resend', label: 'Resend e-mail' }],
  ['Rejected', { kind: 'checkout', label: 'Open checkout', to: '/checkout?customerId=C+1' }],
  ['Expired', { kind: 'checkout', label: 'Open checkout', to: '/checkout?customerId=C+1' }],
  ['Draft', undefined],
  ['Submitted', undefined],
  ['In Process', undefined],
  ['Completed', undefined],
  ['Cancelled', undefined],
] as const)('returns the next action of %s', (status, action) => {
  expect(getNextAction({ applicationId: 'A 1', formNo: 'DT-1', customerId: 'C 1', status })).toEqual(action);
});
