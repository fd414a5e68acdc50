import fc from 'fast-check';
import { Units } from '../../foundation/money/index.ts';
import {
  accountPermission,
  ageRangeText,
  notRegistered,
  permittedActions,
  type SellingFacts,
} from './permitted-actions.ts';

const both = { agentCodeUt: 'U204518', agentCodePrs: 'P204518' };
const unitTrustOnly = { agentCodeUt: 'U204518' };
const retirementOnly = { agentCodePrs: 'P204518' };

const retail = {
  status: 'Active',
  productType: 'UT',
  EPFStatus: 'Approved',
  fundStructure: 'Retail',
  islamicConventional: 'Conventional',
  isInvestmentAllow: true,
  isRedemptionAllow: true,
  isSwitchingAllow: true,
  isSwitchingEPFAllow: true,
  isTransferAllow: true,
  prsLowerAge: null,
  prsUpperAge: null,
} as const;
const islamic = { ...retail, islamicConventional: 'Islamic' } as const;
const prs = { ...retail, productType: 'PRS', fundStructure: 'PRS' } as const;
const wholesale = { ...retail, fundStructure: 'Wholesale' };

const cash = { plan: 'CS', accountType: 'IND', epfAccountType: null } as const;
const epf = { plan: 'EPF', accountType: 'IND', epfAccountType: 'Konvensional' } as const;
const shariahEpf = { ...epf, epfAccountType: 'Shariah' };
const retirement = { ...cash, plan: 'PRS' } as const;

const usResidentStatus = 'Not a US person';

const facts = (part: Partial<SellingFacts>): SellingFacts => ({
  agent: both,
  customer: { sI: false, age: 38, usResidentStatus },
  today: '2026-11-20',
  account: cash,
  scheme: retail,
  ...part,
});
const reasonOf = (part: Partial<SellingFacts>, action: keyof ReturnType<typeof permittedActions>) => {
  const permission = permittedActions(facts(part))[action];
  return permission.allowed ? undefined : permission.reason;
};

const closed = 'This fund is closed to new investment.';
const forSophisticated = 'Wholesale funds are for sophisticated investors only.';

test.each<[string, Partial<SellingFacts>, string | undefined]>([
  ['a retail scheme, cash', {}, undefined],
  ['a retail scheme, EPF', { account: epf }, undefined],
  ['a retirement scheme, PRS', { account: retirement, scheme: prs }, undefined],
  ['a retirement scheme, cash', { scheme: prs }, 'Funds of private retirement schemes need a PRS account.'],
  [
    'a retail scheme, PRS',
    { account: retirement },
    'A PRS account takes funds of private retirement schemes only.',
  ],
  ['without the flag', { scheme: { ...retail, isInvestmentAllow: false } }, closed],
  ['with the flag, but closed', { scheme: { ...retail, status: 'Closed' } }, closed],
  [
    'not approved, EPF',
    { account: epf, scheme: { ...retail, EPFStatus: 'Not approved' } },
    'This fund is not approved for EPF.',
  ],
  ['not approved, cash', { scheme: { ...retail, EPFStatus: 'Not approved' } }, undefined],
  [
    'conventional, Shariah EPF',
    { account: shariahEpf },
    'This customer’s EPF account takes Shariah funds only.',
  ],
  ['Islamic, Shariah EPF', { account: shariahEpf, scheme: islamic }, undefined],
  ['a wholesale scheme', { scheme: wholesale }, forSophisticated],
  [
    'a wholesale scheme, sophisticated',
    { scheme: wholesale, customer: { sI: true, age: 38, usResidentStatus } },
    undefined,
  ],
  ['a wholesale fund of a retail scheme', { fund: { fundStructure: 'Wholesale' } }, forSophisticated],
  [
    'a retail fund of a wholesale scheme',
    { scheme: wholesale, fund: { fundStructure: 'Retail' } },
    forSophisticated,
  ],
])('[ITM-11] [ITM-13] investment: %s', (_, part, reason) => {
  expect(reasonOf(part, 'invest')).toBe(reason);
});

const moderate = { ...prs, prsLowerAge: 45, prsUpperAge: 54 };
test.each([
  [{ age: 44 }, moderate, 'This fund is for ages 45 to 54, and the customer is 44.'],
  [{ age: 45 }, moderate, undefined],
  [{ age: 54 }, moderate, undefined],
  [{ age: 55 }, moderate, 'This fund is for ages 45 to 54, and the customer is 55.'],
  [{ age: null }, moderate, 'This fund is for ages 45 to 54, and the customer’s age is not known.'],
  [{ age: null, idNo: '760412-14-5233' }, moderate, undefined],
  [{ age: null }, prs, undefined],
])('[ITM-12] investment by age: %j', (person, scheme, reason) => {
  expect(
    reasonOf({ account: retirement, scheme, customer: { sI: false, usResidentStatus, ...person } }, 'invest'),
  ).toBe(reason);
});

test.each([
  [null, null, undefined],
  [0, 44, 'up to 44'],
  [null, 44, 'up to 44'],
  [45, 54, '45 to 54'],
  [55, null, '55 and over'],
])('the ages from %p to %p are written %p', (prsLowerAge, prsUpperAge, text) => {
  expect(ageRangeText({ prsLowerAge, prsUpperAge })).toBe(text);
});

const units = (all: string, pending: string) => ({ units: Units.of(all), pendingUnits: Units.of(pending) });
const noUnitsLeft = 'Pending transactions take all units.';
const noSwitch = 'This fund cannot be switched now.';
const noSwitchIn = 'This fund cannot be switched into now.';

test.each<[string, Partial<SellingFacts>, string | undefined, string | undefined]>([
  ['open', {}, undefined, undefined],
  [
    'no redemption',
    { scheme: { ...retail, isRedemptionAllow: false } },
    'This fund cannot be redeemed now.',
    undefined,
  ],
  ['no switching', { scheme: { ...retail, isSwitchingAllow: false } }, undefined, noSwitch],
  [
    'no switching, EPF',
    { account: epf, scheme: { ...retail, isSwitchingAllow: false } },
    undefined,
    undefined,
  ],
  ['no EPF switching', { scheme: { ...retail, isSwitchingEPFAllow: false } }, undefined, undefined],
  [
    'no EPF switching, EPF',
    { account: epf, scheme: { ...retail, isSwitchingEPFAllow: false } },
    undefined,
    noSwitch,
  ],
  [
    'closed to investment',
    { scheme: { ...retail, status: 'Closed', isInvestmentAllow: false } },
    undefined,
    undefined,
  ],
  ['wholesale', { scheme: wholesale }, undefined, undefined],
  ['some units pending', { holding: units('100', '40') }, undefined, undefined],
  ['all units pending', { holding: units('100', '100') }, noUnitsLeft, noUnitsLeft],
])('[ITM-11] redemption and switching: %s', (_, part, redeem, switching) => {
  expect(reasonOf(part, 'redeem')).toBe(redeem);
  expect(reasonOf(part, 'switch')).toBe(switching);
});

test.each<[string, Partial<SellingFacts>, string | undefined]>([
  ['a retail scheme, cash', {}, undefined],
  ['no switching', { scheme: { ...retail, isSwitchingAllow: false } }, noSwitchIn],
  ['no switching, EPF', { account: epf, scheme: { ...retail, isSwitchingAllow: false } }, undefined],
  ['no EPF switching, EPF', { account: epf, scheme: { ...retail, isSwitchingEPFAllow: false } }, noSwitchIn],
  ['closed', { scheme: { ...retail, status: 'Closed' } }, closed],
  [
    'not approved, EPF',
    { account: epf, scheme: { ...retail, EPFStatus: 'Not approved' } },
    'This fund is not approved for EPF.',
  ],
  [
    'conventional, Shariah EPF',
    { account: shariahEpf },
    'This customer’s EPF account takes Shariah funds only.',
  ],
  ['wholesale', { scheme: wholesale }, forSophisticated],
  ['a retirement scheme, PRS', { account: retirement, scheme: prs }, undefined],
  [
    'a retail scheme, PRS',
    { account: retirement },
    'A PRS account takes funds of private retirement schemes only.',
  ],
  ['no free units of it', { holding: units('100', '100') }, undefined],
])('[ITM-11] [ITM-13] switch into a scheme: %s', (_, part, reason) => {
  expect(reasonOf(part, 'switchIn')).toBe(reason);
});

test('[ITM-11] a transfer is never offered, whatever the flag: no call makes one', () => {
  for (const isTransferAllow of [true, false])
    expect(reasonOf({ scheme: { ...retail, isTransferAllow } }, 'transfer')).toBe(
      'Transfers are not made in the portal.',
    );
});

test.each([
  [both, cash, undefined],
  [unitTrustOnly, epf, undefined],
  [unitTrustOnly, retirement, notRegistered],
  [retirementOnly, cash, notRegistered],
  [retirementOnly, retirement, undefined],
  [both, { ...cash, accountType: 'COR' as const }, 'Corporate accounts can only be viewed here.'],
])('an agent with %o and the account %o: %s', (agent, account, reason) => {
  expect(accountPermission(agent, account)).toEqual(
    reason === undefined ? { allowed: true } : { allowed: false, reason },
  );
});

test('the account is named before the scheme', () => {
  const part = { agent: unitTrustOnly, account: retirement, scheme: { ...prs, isInvestmentAllow: false } };
  expect(reasonOf(part, 'invest')).toBe(notRegistered);
  expect(reasonOf(part, 'redeem')).toBe(notRegistered);
});

test('[ITM-13] no combination of flags sells a closed scheme, or a wholesale fund to a retail investor', () => {
  const scheme = fc.record({
    status: fc.constantFrom('Active', 'Closed'),
    productType: fc.constantFrom('UT' as const, 'PRS' as const),
    EPFStatus: fc.constantFrom('Approved' as const, 'Not approved' as const),
    fundStructure: fc.constantFrom('Retail', 'Wholesale', 'PRS'),
    islamicConventional: fc.constantFrom('Islamic' as const, 'Conventional' as const),
    isInvestmentAllow: fc.boolean(),
    isRedemptionAllow: fc.boolean(),
    isSwitchingAllow: fc.boolean(),
    isSwitchingEPFAllow: fc.boolean(),
    isTransferAllow: fc.boolean(),
    prsLowerAge: fc.option(fc.integer({ min: 18, max: 60 })),
    prsUpperAge: fc.option(fc.integer({ min: 18, max: 60 })),
  });
  const account = fc.constantFrom(cash, epf, shariahEpf, retirement);
  const structure = fc.record({ fundStructure: fc.constantFrom('Retail', 'Wholesale') });
  fc.assert(
    fc.property(scheme, account, structure, fc.boolean(), (offered, into, fund, sI) => {
      const all = permittedActions(
        facts({ scheme: offered, account: into, fund, customer: { sI, age: 38, usResidentStatus } }),
      );
      expect(all.redeem.allowed).toBe(offered.isRedemptionAllow);
      // a switch buys its target, so it never allows more than an investment
      expect(all.switchIn.allowed).toBe(all.switch.allowed && all.invest.allowed);
      if (!all.invest.allowed) return;
      expect(offered).toMatchObject({ isInvestmentAllow: true, status: 'Active' });
      expect(offered.productType === 'PRS').toBe(into.plan === 'PRS');
      if ([offered.fundStructure, fund.fundStructure].includes('Wholesale')) expect(sI).toBe(true);
      expect(38).toBeGreaterThanOrEqual(offered.prsLowerAge ?? 0);
      expect(38).toBeLessThanOrEqual(offered.prsUpperAge ?? 99);
      if (into.plan === 'EPF') expect(offered.EPFStatus).toBe('Approved');
    }),
  );
});
