import fc from 'fast-check';
import { type InvestingCustomer, investmentRefusal } from './investable.ts';

const retail = {
  isInvestmentAllow: true,
  status: 'Active',
  productType: 'UT',
  EPFStatus: 'Approved',
  fundStructure: 'Retail',
  islamicConventional: 'Conventional',
} as const;
const prs = { ...retail, productType: 'PRS', fundStructure: 'PRS' } as const;
const wholesale = { ...retail, EPFStatus: 'Not approved', fundStructure: 'Wholesale' } as const;

const cash: InvestingCustomer = { plan: 'CS', isSophisticated: false };
const epf: InvestingCustomer = { plan: 'EPF', epfAccountType: 'Konvensional', isSophisticated: false };
const retirement: InvestingCustomer = { plan: 'PRS', isSophisticated: false };

test.each([
  [retail, cash, undefined],
  [retail, epf, undefined],
  [prs, retirement, undefined],
  [prs, cash, 'Private retirement schemes need a PRS account.'],
  [retail, retirement, 'A PRS account takes private retirement schemes only.'],
  [{ ...retail, isInvestmentAllow: false }, cash, 'This scheme is closed to new investment.'],
  [{ ...retail, status: 'Closed' }, cash, 'This scheme is closed to new investment.'],
  [{ ...retail, EPFStatus: 'Not approved' as const }, epf, 'This scheme is not approved for EPF.'],
  [{ ...retail, EPFStatus: 'Not approved' as const }, cash, undefined],
  [retail, { ...epf, epfAccountType: 'Shariah' }, 'This customer’s EPF account takes Shariah funds only.'],
  [{ ...retail, islamicConventional: 'Islamic' as const }, { ...epf, epfAccountType: 'Shariah' }, undefined],
  [wholesale, cash, 'Wholesale funds are for sophisticated investors only.'],
  [wholesale, { ...cash, isSophisticated: true }, undefined],
])('%j for %j: %s', (scheme, who, refusal) => {
  expect(investmentRefusal(scheme, who)).toBe(refusal);
});

test('refuses every closed scheme, and wholesale funds unless the investor is sophisticated', () => {
  const scheme = fc.record({
    isInvestmentAllow: fc.boolean(),
    status: fc.constantFrom('Active', 'Closed'),
    productType: fc.constantFrom('UT' as const, 'PRS' as const),
    EPFStatus: fc.constantFrom('Approved' as const, 'Not approved' as const),
    fundStructure: fc.constantFrom('Retail', 'Wholesale', 'PRS'),
    islamicConventional: fc.constantFrom('Islamic' as const, 'Conventional' as const),
  });
  const who = fc.record({
    plan: fc.constantFrom('CS' as const, 'EPF' as const, 'PRS' as const),
    epfAccountType: fc.constantFrom('Konvensional', 'Shariah', null),
    isSophisticated: fc.boolean(),
  });
  fc.assert(
    fc.property(scheme, who, (offered, who) => {
      if (investmentRefusal(offered, who) !== undefined) return;
      expect(offered).toMatchObject({ isInvestmentAllow: true, status: 'Active' });
      expect(offered.productType === 'PRS').toBe(who.plan === 'PRS');
      if (offered.fundStructure === 'Wholesale') expect(who.isSophisticated).toBe(true);
      if (who.plan === 'EPF') expect(offered.EPFStatus).toBe('Approved');
    }),
  );
});
