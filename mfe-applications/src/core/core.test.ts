import { applicationStatuses } from '@portal/shared/api/status';
import { applicationIdIn, detailPath, knownFrom } from './detail-link.ts';
import { typePhrase } from './item-words.ts';
import { nextActionOf } from './next-action.ts';
import { groupOf, urgencyOf } from './status-group.ts';

describe('status', () => {
  test.each([
    ['Rejected', 'needs-you'],
    ['Pending Documents', 'needs-you'],
    ['Pending Payment', 'needs-you'],
    ['Pending Customer Confirmation', 'needs-you'],
    ['Draft', 'in-progress'],
    ['Submitted', 'in-progress'],
    ['In Process', 'in-progress'],
    ['Completed', 'completed'],
    ['Cancelled', 'closed'],
    ['Expired', 'closed'],
  ] as const)('%s is %s', (status, group) => expect(groupOf(status)).toBe(group));

  test('what needs the agent comes before everything else', () => {
    const byUrgency = applicationStatuses.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
    expect(byUrgency.slice(0, 4).every((status) => groupOf(status) === 'needs-you')).toBe(true);
    expect(byUrgency[0]).toBe('Rejected');
  });

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
  ] as const)('%s has its one next action', (status, action) => {
    expect(nextActionOf({ applicationId: 'A 1', formNo: 'DT-1', customerId: 'C 1', status })).toEqual(action);
  });
});

describe('link to an application', () => {
  test('its id and form number survive the round trip', () => {
    const { pathname, searchParams } = new URL(detailPath('A/1 ü', 'DT-1&x'), 'http://portal.example');
    expect(applicationIdIn(pathname)).toBe('A/1 ü');
    expect(searchParams.get('formNo')).toBe('DT-1&x');
  });

  test.each(['/application', '/application/detail', '/application/detail/1/2'])('%s has no id', (path) =>
    expect(applicationIdIn(path)).toBeUndefined(),
  );

  test('a link cut inside an escape is taken as it stands', () => {
    expect(applicationIdIn('/application/detail/A%2')).toBe('A%2');
  });

  test.each([
    ['what the list hands over', { status: 'Rejected', reason: 'Too dark', customerName: 'Tan' }, true],
    ['no reason', { status: 'Submitted', reason: null, customerName: 'Tan' }, true],
    ['nothing, after a reload', null, false],
    ['a status that does not exist', { status: 'Lost', reason: null, customerName: 'Tan' }, false],
    ['another page’s state', { idx: 1 }, false],
  ])('navigation state: %s', (_what, state, usable) => expect(knownFrom(state) !== undefined).toBe(usable));
});

test.each([
  [['investment'], 'Investment', 'Investment'],
  [['investment', 'switching'], 'Investment, switch', 'Investment and switch'],
  [
    ['investment', 'redemption', 'bankar'],
    'Investment, redemption, bank account',
    'Investment, redemption and bank account',
  ],
  [[], 'Application', 'Application'],
] as const)('types %p read well', (types, listed, written) => {
  expect(typePhrase(types)).toBe(listed);
  expect(typePhrase(types, ' and ')).toBe(written);
});
