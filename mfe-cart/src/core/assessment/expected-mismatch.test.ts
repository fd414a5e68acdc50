import { someCustomer } from '../fixtures/customer.ts';
import { expectedMismatch } from './expected-mismatch.ts';

const found = { mismatch: true, reasons: [], schemeRank: 5 };

test.each([
  ['within the category', {}, 3, undefined],
  ['above the category', {}, 5, { ...found, customerRank: 3, riskCategory: 'Moderate' }],
  [
    'without a valid assessment',
    { satEffectiveDateTo: '2026-03-14' },
    5,
    { ...found, customerRank: 0, riskCategory: null },
  ],
] as const)('[SAT-04] of a fund %s: %j, risk %i', (_case, changes, satRank, expected) => {
  expect(expectedMismatch(someCustomer(changes), satRank, '2026-11-21')).toEqual(expected);
});
