import { row } from '../core/applications.fixture.ts';
import { formatAge, getStatusReason } from './row-labels.ts';

const today = '2026-11-21';

test.each([
  ['2026-11-21T03:00:00Z', 'today'],
  ['2026-11-20T03:00:00Z', '1 day'],
  ['2026-11-06T03:00:00Z', '15 days'],
  ['2026-11-25T03:00:00Z', 'today'],
])('formats the age of %s as %s', (submittedAt, age) => expect(formatAge({ submittedAt }, today)).toBe(age));

test.each([
  ['the service’s reason', { reason: 'IC back is unreadable' }, 'IC back is unreadable'],
  [
    'the customer’s words',
    { status: 'Rejected' as const, reason: 'Too risky.', isConfirmed: false },
    '“Too risky.”',
  ],
  [
    'the amounts due by currency',
    {
      status: 'Pending Payment' as const,
      due: [
        { currency: 'MYR', amount: 25_000 },
        { currency: 'USD', amount: 100.5 },
      ],
    },
    'MYR 25,000.00 and USD 100.50 to be paid',
  ],
  [
    'what waits for a payment that it does not need',
    {
      status: 'Pending Payment' as const,
      due: [{ currency: 'MYR', amount: 25_000 }],
      types: ['investment' as const, 'redemption' as const],
    },
    'MYR 25,000.00 to be paid; the other items wait for this payment',
  ],
  [
    'the expiry of the link',
    { status: 'Pending Customer Confirmation' as const, expiresAt: '2026-11-23T04:00:00Z' },
    'The link expires in 2 days',
  ],
  [
    'the last day of the link',
    { status: 'Pending Customer Confirmation' as const, expiresAt: '2026-11-21T04:00:00Z' },
    'The link expires today',
  ],
  [
    'the holders who have not confirmed',
    {
      status: 'Pending Customer Confirmation' as const,
      expiresAt: '2026-11-23T04:00:00Z',
      awaiting: ['TAN MEI LING', 'LIM KOK SENG'],
    },
    'Waits for Tan Mei Ling and Lim Kok Seng. The link expires in 2 days',
  ],
  ['nothing', { status: 'Submitted' as const }, undefined],
])('returns as reason: %s', (_case, changes, expected) => {
  expect(getStatusReason(row(changes), today)).toBe(expected);
});
