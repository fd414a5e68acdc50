import { someProducts } from '../../core/fixtures/products.ts';
import { type Buyer, filterOffers, filterOptionsOf, investableOffers, noFilters } from './fund-filter.ts';

const buyerOf = (plan: Buyer['account']['plan'], sI: boolean): Buyer => ({
  agent: { agentCodeUt: 'U204518', agentCodePrs: 'P204518' },
  customer: { sI },
  account: { plan, accountType: 'IND', epfAccountType: null },
});

const codes = (found: readonly { readonly scheme: { readonly scheme: string } }[]) =>
  found.map(({ scheme }) => scheme.scheme);

describe('investable offers', () => {
  test.each([
    ['CS', false, ['CBGTU', 'CBIAS', 'CBMGF', 'CBSUK']],
    ['CS', true, ['CBAPI', 'CBGTU', 'CBIAS', 'CBMGF', 'CBSUK']],
    ['EPF', true, ['CBIAS', 'CBMGF', 'CBSUK']],
    ['PRS', false, ['CBPRA', 'CBPRC', 'CBPRG', 'CBPIC', 'CBPRM']],
  ] as const)('plan %s, sophisticated: %p', (plan, isSophisticated, expected) => {
    expect(codes(investableOffers(someProducts, buyerOf(plan, isSophisticated)))).toEqual(expected);
  });
});

describe('the fund search', () => {
  const offered = investableOffers(someProducts, buyerOf('CS', true));

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
});
