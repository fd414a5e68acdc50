import { daysLeftText, suitabilityChip, suitabilityOf } from './suitability.ts';

const today = '2026-11-21';

test.each([
  [{ satEffectiveDateTo: '2027-03-14' }, { state: 'valid', validTo: '2027-03-14', daysLeft: 113 }],
  [{ satEffectiveDateTo: '2026-12-02' }, { state: 'expiring', validTo: '2026-12-02', daysLeft: 11 }],
  [{ satEffectiveDateTo: '2026-11-21' }, { state: 'expiring', validTo: '2026-11-21', daysLeft: 0 }],
  [{ satEffectiveDateTo: '2026-11-20' }, { state: 'expired', validTo: '2026-11-20' }],
  [{ satEffectiveDateTo: '2027-03-14', satDeclarationId: 3 }, { state: 'declined' }],
  [{ satEffectiveDateTo: null, satDeclarationId: null }, { state: 'none' }],
  [{}, { state: 'none' }],
])('%j is %j', (customer, expected) => {
  expect(suitabilityOf(customer, today)).toEqual(expected);
});

test.each([
  ['2027-08-08', 'success', 'Valid to 8 Aug 2027'],
  ['2026-12-02', 'warn', 'Expires in 11 days'],
  ['2026-11-22', 'warn', 'Expires tomorrow'],
  ['2026-11-21', 'warn', 'Expires today'],
  ['2026-11-20', 'danger', 'Expired'],
  [undefined, 'neutral', 'Not assessed'],
] as const)('an assessment to %s is a %s chip', (satEffectiveDateTo, tone, text) => {
  expect(suitabilityChip(suitabilityOf({ satEffectiveDateTo }, today))).toEqual({ tone, text });
});

test('a declined assessment says so', () => {
  expect(suitabilityChip({ state: 'declined' })).toEqual({ tone: 'warn', text: 'Declined' });
});

test('days left in words', () => {
  expect([113, 1, 0].map(daysLeftText)).toEqual(['113 days left', '1 day left', 'Last day today']);
});
