import type { Suitability } from '@portal/shared/selling';
import { offer, someProducts } from '../../../core/fixtures/products.ts';
import { splitByRefusal } from '../../../transaction-rules/index.ts';
import { groupBySuitability, isAboveShown } from './fund-groups.ts';

const assessed = (rank: number, category: string, state: 'valid' | 'expiring' = 'valid'): Suitability => ({
  state,
  validTo: '2027-03-14',
  daysLeft: 113,
  rank,
  category,
});

const offers = ['CBGTU', 'CBIAS', 'CBMGF', 'CBPRM', 'CBSUK'].map(offer);
const codes = (found: readonly { readonly scheme: { readonly scheme: string } }[]) =>
  found.map(({ scheme }) => scheme.scheme);

test.each([
  ['Conservative', 1, [], ['CBSUK', 'CBPRM', 'CBMGF', 'CBGTU', 'CBIAS']],
  ['Moderate', 3, ['CBPRM', 'CBSUK'], ['CBMGF', 'CBGTU', 'CBIAS']],
  ['Moderately Aggressive', 4, ['CBMGF', 'CBPRM', 'CBSUK'], ['CBGTU', 'CBIAS']],
  ['Aggressive', 5, ['CBGTU', 'CBIAS', 'CBMGF', 'CBPRM', 'CBSUK'], []],
])('[ITM-12] groups the funds of a customer who is %s', (category, rank, within, above) => {
  const groups = groupBySuitability(offers, assessed(rank, category));
  expect(
    groups.status === 'assessed' && [groups.category, codes(groups.within), codes(groups.above)],
  ).toEqual([category, within, above]);
});

test('groups by an assessment that ends soon', () => {
  const groups = groupBySuitability(offers, assessed(3, 'Moderate', 'expiring'));
  expect(groups.status).toBe('assessed');
});

test.each<Suitability>([
  { state: 'none' },
  { state: 'declined' },
  { state: 'expired', validTo: '2026-01-31' },
])('claims no fund to fit with the assessment %j', (suitability) => {
  expect(groupBySuitability(offers, suitability)).toEqual({ status: 'not-assessed', all: offers });
});

test.each([
  [undefined, 2, false],
  [undefined, 0, true],
  [true, 2, true],
  [false, 0, false],
])('funds above the category, opened: %p, with %p within it: shown %p', (chosen, within, isShown) => {
  expect(isAboveShown(chosen, within)).toBe(isShown);
});

test('[ITM-11] [ITM-13] separates the offers that there is a reason against, by name', () => {
  const { allowed, refused } = splitByRefusal(someProducts.slice(0, 4), ({ scheme }) =>
    scheme.currency === 'USD' || scheme.scheme === 'CBMGF' ? `No ${scheme.scheme}.` : undefined,
  );
  expect(codes(allowed)).toEqual(['CBIAS', 'CBSUK']);
  expect(refused.map(({ reason }) => reason)).toEqual(['No CBGTU.', 'No CBMGF.']);
});
