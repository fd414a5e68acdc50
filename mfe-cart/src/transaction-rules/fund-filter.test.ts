import { someProducts } from '../core/fixtures/products.ts';
import { activeFilters, filterOffers, filterOptionsOf, noFilters } from './fund-filter.ts';

const codes = (found: readonly { readonly scheme: { readonly scheme: string } }[]) =>
  found.map(({ scheme }) => scheme.scheme);

const sold = ['CBAPI', 'CBGTU', 'CBIAS', 'CBMGF', 'CBSUK'];
const offered = sold.flatMap((code) => someProducts.filter(({ scheme }) => scheme.scheme === code));

test.each([
  [{ words: 'tech' }, ['CBGTU']],
  [{ words: 'cbsuk' }, ['CBSUK']],
  [{ words: 'biru  global' }, ['CBGTU']],
  [{ words: 'nothing' }, []],
  [{ currency: 'USD' }, ['CBGTU']],
  [{ assetClass: 'Mixed' }, ['CBAPI']],
  [{ risk: '4' }, ['CBAPI', 'CBMGF', 'CBSUK']],
  [{ shariahOnly: true }, ['CBIAS', 'CBSUK']],
  [{ epfOnly: true, risk: '4' }, ['CBMGF', 'CBSUK']],
])('filters by %j', (filters, expected) => {
  expect(codes(filterOffers(offered, { ...noFilters, ...filters }))).toEqual(expected);
});

test('lists each currency and asset class on offer once', () => {
  expect(filterOptionsOf(offered)).toEqual({
    currencies: ['MYR', 'USD'],
    assetClasses: ['Equity', 'Feeder equity', 'Fixed income', 'Mixed'],
  });
});

test('names the filters that are set but for the search, and removes each alone', () => {
  const set = {
    words: 'global',
    currency: 'MYR',
    assetClass: 'Mixed',
    risk: '3',
    shariahOnly: true,
    epfOnly: true,
  };
  expect(activeFilters(noFilters)).toEqual([]);
  expect(activeFilters({ ...noFilters, words: 'global', risk: '1' })).toEqual([
    { label: 'Risk 1 only', removal: { risk: '' } },
  ]);
  const active = activeFilters(set);
  expect(active.map(({ label }) => label)).toEqual([
    'MYR',
    'Mixed',
    'Risk up to 3',
    'Shariah only',
    'EPF-approved only',
  ]);
  const removals = active.map(({ removal }) => removal);
  expect(Object.assign({}, set, ...removals)).toEqual({ ...noFilters, words: 'global' });
});
