import { applicationList } from '@portal/shared/api/applications';
import { buildNeeds } from './needs.ts';

const [base] = applicationList.response.parse([
  {
    applicationId: 'A 1',
    formNo: 'DT-1',
    checkoutId: 'CO-1',
    channel: 'Digital Transaction',
    status: 'Submitted',
    reason: null,
    submittedAt: '2026-11-20T04:00:00Z',
    updatedAt: '2026-11-20T04:00:00Z',
    expiresAt: null,
    due: [{ currency: 'MYR', amount: 25_000 }],
    customerId: 'C1',
    customerName: 'LIM KOK SENG',
    accountId: '1',
    types: ['investment'],
    plan: 'CS',
    sizes: [
      {
        by: 'amount',
        type: 'investment',
        scheme: 'CBSUK',
        schemeName: 'Cempaka Biru Sukuk',
        currency: 'MYR',
        to: null,
        amount: 25_000,
      },
    ],
  },
]);
if (!base) throw new Error('no sample');
const noneLeft = new Set<string>();
const mixed: (typeof base)['types'] = ['investment', 'redemption'];
const row = (changes: Partial<typeof base>) => ({ ...base, ...changes });

test('lists the most urgent first, then the newest, no status that waits for others, and no order that is left', () => {
  const needs = buildNeeds(
    [
      row({ formNo: 'confirm', status: 'Pending Customer Confirmation' }),
      row({ formNo: 'pay', status: 'Pending Payment' }),
      row({ formNo: 'older', status: 'Rejected', submittedAt: '2026-11-01T04:00:00Z' }),
      row({ formNo: 'newer', status: 'Rejected' }),
      row({ formNo: 'documents', status: 'Pending Documents' }),
      row({ formNo: 'onboarding', status: 'Draft' }),
      ...(['Submitted', 'In Process', 'Completed', 'Cancelled', 'Expired'] as const).map((status) =>
        row({ status }),
      ),
      row({ formNo: 'left', status: 'Rejected', checkoutId: 'CO-left' }),
    ],
    new Set(['CO-left']),
    '2026-11-21',
  );
  expect(needs.map(({ formNo }) => formNo)).toEqual([
    'newer',
    'older',
    'documents',
    'pay',
    'confirm',
    'onboarding',
  ]);
});

test.each([
  ['Rejected', { reason: 'IC back is unreadable' }, 'Rejected: IC back is unreadable', 'Correct'],
  ['Rejected', {}, 'Rejected', 'Correct'],
  ['Rejected', { reason: ' ' }, 'Rejected', 'Correct'],
  ['Rejected', { isConfirmed: true }, 'Rejected', 'Open customer'],
  ['Pending Documents', {}, 'Documents are due', 'Upload'],
  ['Pending Payment', {}, 'Payment outstanding: MYR 25,000.00', 'Pay MYR 25,000.00'],
  ['Pending Payment', { plan: 'EPF' }, 'EPF pays MYR 25,000.00 by form 9N (AHL)', 'Submit form 9N (AHL)'],
  [
    'Pending Payment',
    { types: mixed },
    'Payment outstanding: MYR 25,000.00; the rest waits for it',
    'Pay MYR 25,000.00',
  ],
  [
    'Pending Customer Confirmation',
    { types: mixed },
    'Waits for the customer to confirm; then all of it waits for payment',
    'Send apart',
  ],
  [
    'Pending Customer Confirmation',
    { expiresAt: '2026-11-23T04:00:00Z' },
    'Waits for the customer to confirm, until 23\u00a0Nov\u00a02026',
    'Open',
  ],
] as const)('describes what %s waits for', (status, changes, text, label) => {
  const [need] = buildNeeds([row({ status, ...changes })], noneLeft, '2026-11-21');
  expect([need?.text, need?.action.label, need?.age]).toEqual([text, label, '1 day']);
});

test('gives each the action that the list of applications gives it', () => {
  const actions = buildNeeds(
    [row({ status: 'Pending Payment' }), row({ status: 'Rejected' })],
    noneLeft,
    '2026-11-21',
  );
  expect(actions.map(({ action }) => action.to)).toEqual([
    '/checkout?customerId=C1&sent=CO-1',
    '/payment?applicationId=A+1',
  ]);
});
