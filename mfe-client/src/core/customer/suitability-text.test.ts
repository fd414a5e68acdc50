import { validityOf } from '@portal/shared/selling';
import { formatDaysLeft, toSuitabilityChip } from './suitability-text.ts';

const today = '2026-11-21';

test.each([
  ['2027-08-08', 'success', 'Valid to 8\u00a0Aug\u00a02027'],
  ['2026-12-02', 'warn', 'Expires in 11 days'],
  ['2026-11-22', 'warn', 'Expires tomorrow'],
  ['2026-11-21', 'warn', 'Expires today'],
  ['2026-11-20', 'danger', 'Expired'],
])('an assessment valid to %s has a %s chip', (validTo, tone, text) => {
  expect(toSuitabilityChip(validityOf(validTo, today))).toEqual({ tone, text });
});

test.each([
  ['declined', 'warn', 'Declined'],
  ['none', 'neutral', 'Not assessed'],
] as const)('an assessment that is %s has a %s chip', (state, tone, text) => {
  expect(toSuitabilityChip({ state })).toEqual({ tone, text });
});

test('formats the days left', () => {
  expect([113, 1, 0].map(formatDaysLeft)).toEqual(['113 days left', '1 day left', 'Last day today']);
});
