import { someProducts } from '../../core/fixtures/products.ts';
import { type Buyer, splitByPurchase } from './purchase.ts';

const buyerOf = (plan: Buyer['account']['plan'], sI: boolean, age = 38): Buyer => ({
  agent: { agentCodeUt: 'U204518', agentCodePrs: 'P204518' },
  customer: { sI, age, usResidentStatus: null },
  today: '2026-11-20',
  account: { plan, accountType: 'IND', epfAccountType: null },
});

const codes = (found: readonly { readonly scheme: { readonly scheme: string } }[]) =>
  found.map(({ scheme }) => scheme.scheme);

test.each([
  ['CS', false, ['CBGTU', 'CBIAS', 'CBMGF', 'CBSUK']],
  ['CS', true, ['CBAPI', 'CBGTU', 'CBIAS', 'CBMGF', 'CBSUK']],
  ['EPF', true, ['CBIAS', 'CBMGF', 'CBSUK']],
] as const)('plan %s, sophisticated: %p', (plan, isSophisticated, expected) => {
  expect(codes(splitByPurchase(someProducts, buyerOf(plan, isSophisticated)).allowed)).toEqual(expected);
});

test.each([
  [44, ['CBPRA', 'CBPRG']],
  [45, ['CBPRA', 'CBPRM']],
  [55, ['CBPRA', 'CBPRC', 'CBPIC']],
])('[ITM-12] plan PRS at age %p', (age, expected) => {
  expect(codes(splitByPurchase(someProducts, buyerOf('PRS', false, age)).allowed)).toEqual(expected);
});

test('[ITM-11] [ITM-13] gives the reason with each offer that cannot be bought', () => {
  const { refused } = splitByPurchase(someProducts, buyerOf('EPF', false));
  expect(refused.map(({ offer, reason }) => [offer.scheme.scheme, reason]).slice(0, 3)).toEqual([
    ['CBAPI', 'This fund is not approved for EPF.'],
    ['CBGTU', 'This fund is not approved for EPF.'],
    ['CBPRA', 'Funds of private retirement schemes need a PRS account.'],
  ]);
});
