import { someProducts } from '../../core/fixtures/products.ts';
import { type Buyer, filterOffers, filterOptionsOf, investableOffers, noFilters } from './fund-filter.ts';

const buyerOf = (plan: Buyer['account']['plan'], sI: boolean, age = 38): Buyer => ({
  agent: { agentCodeUt: 'U204518', agentCodePrs: 'P204518' },
  customer: { sI, age },
  today: '2026-11-20',
  account: { plan, accountType: 'IND', epfAccountType: null },
});

const codes = (found: readonly { readonly scheme: { readonly scheme: string } }[]) =>
  found.map(({ scheme }) => scheme.scheme);

describe('investable offers', () => {
  test.each([
    ['CS', false, ['CBGTU', 'CBIAS', 'CBMGF', 'CBSUK']],
    ['CS', true, ['CBAPI', 'CBGTU', 'CBIAS', 'CBMGF', 'CBSUK']],
    ['EPF', true, ['CBIAS', 'CBMGF', 'CBSUK']],
  ] as const)('plan %s, sophisticated: %p', (plan, isSophisticated, expected) => {
    expect(codes(investableOffers(someProducts, buyerOf(plan, isSophisticated)))).toEqual(expected);
  });

  test.each([
    [44, ['CBPRA', 'CBPRG']],
    [45, ['CBPRA', 'CBPRM']],
    [55, ['CBPRA', 'CBPRC', 'CBPIC']],
  ])('[ITM-12] plan PRS at age %p', (age, expected) => {
    expect(codes(investableOffers(someProducts, buyerOf('PRS', false, age)))).toEqual(expected);
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
