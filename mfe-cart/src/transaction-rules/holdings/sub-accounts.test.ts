import { accountHolding, type Holding } from '@portal/shared/api/holdings';
import { Units } from '@portal/shared/money';
import { decoded, samples } from '@portal/shared/testing';
import { freeSubAccounts, freeUnitsOf, holdingAfterTaking } from './sub-accounts.ts';

/** 10,000.00 units of PRS, 3,000.00 of them in sub-account B, with these changes. */
function holding(changes: object = {}): Holding {
  const [sample] = samples.accountHolding.holdings;
  const prs = { units: 10_000, pendingUnits: 0, subAccounts: { a: 7_000, b: 3_000 } };
  const [found] = decoded(accountHolding, {
    ...samples.accountHolding,
    holdings: [Object.assign({}, sample, prs, changes)],
  }).holdings;
  if (!found) throw new Error('a test without a holding');
  return found;
}

const textsOf = (of: Holding) => {
  const free = freeSubAccounts(of);
  return free && [free.a.toString(), free.b.toString(), free.isExact];
};

test.each([
  ['without pending units', {}, ['7000.00', '3000.00', true]],
  [
    'with pending units of B',
    { pendingUnits: 500, subAccounts: { a: 7_000, b: 3_000, pendingB: 200 } },
    ['6700.00', '2800.00', true],
  ],
  ['with pending units of which it is not known', { pendingUnits: 500 }, ['6500.00', '3000.00', false]],
  ['with less free than B has', { pendingUnits: 8_000 }, ['0.00', '2000.00', false]],
  ['when everything is pending', { pendingUnits: 12_000 }, ['0.00', '0.00', false]],
  ['without sub-accounts', { subAccounts: undefined }, undefined],
])('[ITM-12] the free units of both sub-accounts %s', (_what, changes, expected) => {
  expect(textsOf(holding(changes))).toEqual(expected);
});

test.each([
  ['B alone', 'B', {}, ['7000.00', '2000.00', true]],
  ['both in proportion', 'A+B', {}, ['6300.00', '2700.00', true]],
  [
    'B alone, with pending units of which it is not known',
    'B',
    { pendingUnits: 500 },
    ['6500.00', '2000.00', false],
  ],
] as const)('[ITM-12] the cart takes 1,000 units from %s', (_what, takesFrom, changes, expected) => {
  const after = holdingAfterTaking(holding(changes), Units.of('1000'), takesFrom);
  expect(textsOf(after)).toEqual(expected);
  expect(freeUnitsOf(after).compare(freeUnitsOf(holding(changes)).minus(Units.of('1000')))).toBe(0);
});
