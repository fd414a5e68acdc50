import { formatDaysLeft, getSuitability, toSuitabilityChip } from './suitability.ts';

const today = '2026-11-21';

test.each([
  [{ satEffectiveDateTo: '2027-03-14' }, { state: 'valid', validTo: '2027-03-14', daysLeft: 113 }],
  [{ satEffectiveDateTo: '2026-12-02' }, { state: 'expiring', validTo: '2026-12-02', daysLeft: 11 }],
  [{ satEffectiveDateTo: '2026-11-21' }, { state: 'expiring', validTo: '2026-11-21', daysLeft: 0 }],
  [{ satEffectiveDateTo: '2026-11-20' }, { state: 'expired', validTo: '2026-11-20' }],
  [{ satEffectiveDateTo: '2027-03-14', satDeclarationId: 3 }, { state: 'declined' }],
  [{ satEffectiveDateTo: null, satDeclarationId: null }, { state: 'none' }],
  [{}, { state: 'none' }],
])('reads %j as %j', (customer, expected) => {
  expect(getSuitability(customer, today)).toEqual(expected);
});

test.each([
  ['2027-08-08', 'success', 'Valid to 8 Aug 2027'],
  ['2026-12-02', 'warn', 'Expires in 11 days'],
  ['2026-11-22', 'warn', 'Expires tomorrow'],
  ['2026-11-21', 'warn', 'Expires today'],
  ['2026-11-20', 'danger', 'Expired'],
  [undefined, 'neutral', 'Not assessed'],
] as const)('an assessment valid to %s has a %s chip', (satEffectiveDateTo, tone, text) => {
  expect(toSuitabilityChip(getSuitability({ satEffectiveDateTo }, today))).toEqual({ tone, text });
});

test('a declined assessment has a warning chip', () => {
  expect(toSuitabilityChip({ state: 'declined' })).toEqual({ tone: 'warn', text: 'Declined' });
});

test('formats the days left', () => {
  expect([113, 1, 0].map(formatDaysLeft)).toEqual(['113 days left', '1 day left', 'Last day today']);
});
