import { Money, Percent } from '@portal/shared/money';
import fc from 'fast-check';
import { bothAgent, someCustomer } from '../core/fixtures/customer.ts';
import { offer, someProducts } from '../core/fixtures/products.ts';
import {
  asksBorrowing,
  type SwitchFacts,
  splitByTarget,
  switchChargeRange,
  targetMinimum,
  targetRefusal,
} from './target.ts';

const customer = someCustomer();
const accountOf = (plan: 'CS' | 'EPF' | 'PRS') => {
  const found = customer.account.find((account) => account.plan === plan);
  if (!found) throw new Error('a customer without the plan');
  return found;
};
const facts = (from: string, plan: 'CS' | 'EPF' | 'PRS', over: Partial<SwitchFacts> = {}): SwitchFacts => ({
  agent: bothAgent,
  customer,
  account: accountOf(plan),
  today: '2026-11-20',
  from: offer(from),
  allowCrossCurrencySwitch: false,
  ...over,
});
const codesOf = (switchFacts: SwitchFacts) =>
  splitByTarget(someProducts, switchFacts).allowed.map(({ scheme }) => scheme.scheme);
const sI = { customer: { ...customer, sI: true } };

test.each([
  ['CS', 'CBMGF', {}, ['CBIAS', 'CBSUK']],
  ['CS', 'CBMGF', { allowCrossCurrencySwitch: true }, ['CBGTU', 'CBIAS', 'CBSUK']],
  ['CS', 'CBMGF', sI, ['CBAPI', 'CBIAS', 'CBSUK']],
  ['CS', 'CBGTU', {}, []],
  ['EPF', 'CBIAS', {}, ['CBMGF', 'CBSUK']],
  ['EPF', 'CBIAS', { account: { ...accountOf('EPF'), epfAccountType: 'Shariah' } }, ['CBSUK']],
  ['PRS', 'CBPRM', {}, ['CBPRA', 'CBPRG']],
] as const)('[ITM-11] [ITM-12] [ITM-13] from %s %s with %j into %j', (plan, from, over, codes) => {
  expect(codesOf(facts(from, plan, over))).toEqual(codes);
});

test.each([
  ['CBGTU', 'A switch must stay in the same currency, but this fund is in USD.'],
  ['CBMGF', 'A fund cannot be switched into itself.'],
  ['CBSMC', 'This fund is closed to new investment.'],
  ['CBAPI', 'Wholesale funds are for sophisticated investors only.'],
  ['CBPRG', 'Funds of private retirement schemes need a PRS account.'],
])('[ITM-11] a switch into %s is refused: %s', (to, reason) => {
  expect(targetRefusal(offer(to), facts('CBMGF', 'CS'))).toBe(reason);
});

test.each([
  ['isSwitchingAllow', 'CS'],
  ['isSwitchingEPFAllow', 'EPF'],
] as const)('[ITM-11] the target’s flag %s governs the plan %s', (flag, plan) => {
  const { scheme, fund } = offer('CBSUK');
  const target = { scheme: { ...scheme, [flag]: false }, fund };
  expect(targetRefusal(target, facts('CBIAS', plan))).toBe('This fund cannot be switched into now.');
});

test('[ITM-12] the target’s minimum has a buffer of 105%: the first one, or the further one when the account has it', () => {
  expect(targetMinimum(offer('CBSUK'), false)).toEqual({
    money: Money.of('MYR', '1050'),
    why: '105% of the first-investment minimum of CBSUK',
  });
  expect(targetMinimum(offer('CBSUK'), true)).toEqual({
    money: Money.of('MYR', '105'),
    why: '105% of the further-investment minimum of CBSUK',
  });
});

test.each([
  ['CS', 'CBMGF', '0', '5.5'],
  ['EPF', 'CBMGF', '0', '3'],
  ['PRS', 'CBPRG', '0', '0'],
] as const)('[ITM-12] the charge of the plan %s into %s is from %s to %s', (plan, to, min, max) => {
  expect(switchChargeRange(plan, offer(to))).toEqual({ min: Percent.of(min), max: Percent.of(max) });
});

test('[ITM-05] ringgit borrowing is asked for when a foreign currency is bought', () => {
  expect(asksBorrowing(offer('CBGTU'))).toBe(true);
  expect(asksBorrowing(offer('CBSUK'))).toBe(false);
});

test('[ITM-12] every target is another scheme of the same currency and of the account’s plan', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...someProducts),
      fc.constantFrom('CS' as const, 'EPF' as const, 'PRS' as const),
      fc.boolean(),
      (from, plan, isSophisticated) => {
        const switchFacts = facts(from.scheme.scheme, plan, {
          customer: { ...customer, sI: isSophisticated },
        });
        for (const { scheme, fund } of splitByTarget(someProducts, switchFacts).allowed) {
          expect(scheme.scheme).not.toBe(from.scheme.scheme);
          expect(scheme.currency).toBe(from.scheme.currency);
          expect(scheme.productType === 'PRS').toBe(plan === 'PRS');
          if (plan === 'EPF')
            expect(scheme).toMatchObject({ EPFStatus: 'Approved', isSwitchingEPFAllow: true });
          else expect(scheme.isSwitchingAllow).toBe(true);
          if (!isSophisticated) expect(fund.fundStructure).not.toBe('Wholesale');
        }
      },
    ),
  );
});
