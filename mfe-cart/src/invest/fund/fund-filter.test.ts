import { someProducts } from '../../core/fixtures/products.ts';
import { defaultOffer } from '../account/prs-default.ts';
import { filterOffers, filterOptionsOf, investableOffers, noFilters } from './fund-filter.ts';

const codes = (found: readonly { readonly scheme: { readonly scheme: string } }[]) =>
  found.map(({ scheme }) => scheme.scheme);

describe('what may be invested in', () => {
  test.each([
    ['CS', false, ['CBGTU', 'CBIAS', 'CBMGF', 'CBSUK']],
    ['CS', true, ['CBAPI', 'CBGTU', 'CBIAS', 'CBMGF', 'CBSUK']],
    ['EPF', true, ['CBIAS', 'CBMGF', 'CBSUK']],
    ['PRS', false, ['CBPRA', 'CBPRC', 'CBPRG', 'CBPIC', 'CBPRM']],
  ] as const)('plan %s, sophisticated: %p', (plan, isSophisticated, expected) => {
    expect(codes(investableOffers(someProducts, { plan, isSophisticated }))).toEqual(expected);
  });
});

describe('the finder', () => {
  const offered = investableOffers(someProducts, { plan: 'CS', isSophisticated: true });

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
  ])('%j', (filters, expected) => {
    expect(codes(filterOffers(offered, { ...noFilters, ...filters }))).toEqual(expected);
  });

  test('its lists hold what is on offer, each once', () => {
    expect(filterOptionsOf(offered)).toEqual({
      currencies: ['MYR', 'USD'],
      assetClasses: ['Equity', 'Feeder equity', 'Fixed income', 'Mixed'],
    });
  });
});

test.each([
  [20, 'CONV', 'CBPRG'],
  [44, 'CONV', 'CBPRG'],
  [45, 'CONV', 'CBPRM'],
  [55, 'CONV', 'CBPRC'],
  [90, 'CONV', 'CBPRC'],
  [60, 'ISLAMIC', 'CBPIC'],
  [20, 'ISLAMIC', undefined],
  [null, 'CONV', undefined],
] as const)('the default fund at age %p, %s, is %p', (age, type, code) => {
  expect(defaultOffer(someProducts, age, type)?.scheme.scheme).toBe(code);
});
