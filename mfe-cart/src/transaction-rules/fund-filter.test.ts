import { someProducts } from '../core/fixtures/products.ts';
import { filterOffers, filterOptionsOf, noFilters } from './fund-filter.ts';

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
