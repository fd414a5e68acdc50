import { accountHolding } from '@portal/shared/api/holdings';
import { decoded, samples } from '@portal/shared/testing';
import { offer } from '../../core/fixtures/products.ts';
import { holdingStateOf, limitsOfOffer } from './limits-of-offer.ts';

const [sample] = samples.accountHolding.holdings;
if (!sample) throw new Error('no sample holding');
const holdings = (units: number, pendingUnits: number) => ({
  status: 'ok' as const,
  value: decoded(accountHolding, {
    ...samples.accountHolding,
    holdings: [{ ...sample, scheme: 'CBMGF', units, pendingUnits }],
  }),
});

test.each([
  ['units', holdings(100, 0), 'CBMGF', 'yes'],
  ['units, some of them pending', holdings(100, 99.99), 'CBMGF', 'yes'],
  ['only pending units', holdings(100, 100), 'CBMGF', 'no'],
  ['units of another scheme', holdings(100, 0), 'CBSUK', 'no'],
  ['holdings that are loading', { status: 'loading' } as const, 'CBMGF', 'unknown'],
])('[ITM-12] whether the account has the scheme, with %s', (_, loaded, scheme, state) => {
  expect(holdingStateOf(loaded, scheme)).toBe(state);
});

test.each([
  ['CS', 'no', 'first', '1000.00'],
  ['CS', 'yes', 'further', '100.00'],
  ['EPF', 'yes', 'epf', '1000.00'],
] as const)('[ITM-12] limits of an offer: plan %s, the account has it: %s', (plan, state, kind, minimum) => {
  const limits = limitsOfOffer(offer('CBMGF'), plan, state);
  expect([limits.kind, limits.minimum.toString()]).toEqual([kind, minimum]);
});
