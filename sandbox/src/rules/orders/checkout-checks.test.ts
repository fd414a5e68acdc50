import { usPersonBuysNothing } from '@portal/shared/person/us-person';
import fc from 'fast-check';
import {
  cash,
  epf,
  order,
  type Payload,
  prs,
  prsGrowth,
  prsOrder,
  smallCap,
  wholesale,
} from './checkout-checks.fixtures.ts';
import { type ItemContext, investmentComplaints, NOT_REGISTERED } from './checkout-checks.ts';

describe('accepted investments', () => {
  test.each<[string, Payload, ItemContext]>([
    ['the initial minimum without a holding', order, cash],
    [
      'the additional minimum with a holding',
      { ...order, amount: 100 },
      { ...cash, availableUnits: '12.50' },
    ],
    ['cash by its old plan name', { ...order, plan: 'Cash' }, cash],
    ['EPF at its lower charge', { ...order, plan: 'EPF', salesCharge: 3 }, epf],
    [
      'wholesale for a sophisticated investor',
      { ...order, scheme: 'CBAPI', amount: 5_000, isWholesaleFund: true },
      { ...cash, scheme: wholesale, customer: { age: 41, isSophisticated: true, isUsPerson: false } },
    ],
    ['PRS without the default option', prsOrder, prs],
    ['PRS by the default option', { ...prsOrder, prsDefaultOption: 'Y', prsDefaultOptionType: 'CONV' }, prs],
    [
      'a payout to a bank account',
      { ...order, distributionInstruction: 'PAYOUT', bankAccNumber: '514012345678' },
      cash,
    ],
  ])('%s', (_case, payload, context) => {
    expect(investmentComplaints(payload, context)).toEqual([]);
  });
});

describe('refused investments', () => {
  test.each<[string, Payload, ItemContext, string]>([
    [
      'of a US person',
      order,
      { ...cash, customer: { ...cash.customer, isUsPerson: true } },
      usPersonBuysNothing,
    ],
    [
      'a cent below the initial minimum',
      { ...order, amount: 999.99 },
      cash,
      'The first-investment minimum is MYR 1,000.00.',
    ],
    [
      'a cent below the additional minimum',
      { ...order, amount: 99.99 },
      { ...cash, availableUnits: '1' },
      'The further-investment minimum is MYR 100.00.',
    ],
    [
      'EPF below its own minimum',
      { ...order, plan: 'EPF', salesCharge: 3, amount: 500 },
      { ...epf, availableUnits: '1' },
      'The further-investment minimum is MYR 1,000.00.',
    ],
    ['three decimals', { ...order, amount: 1_000.005 }, cash, 'Enter an amount with at most 2 decimals.'],
    [
      'a charge too low',
      { ...order, salesCharge: 0.99 },
      cash,
      'The sales charge must lie between 1.00% and 5.50%.',
    ],
    [
      'a charge too high',
      { ...order, salesCharge: 5.51 },
      cash,
      'The sales charge must lie between 1.00% and 5.50%.',
    ],
    [
      'EPF at the cash charge',
      { ...order, plan: 'EPF' },
      epf,
      'The sales charge must lie between 1.00% and 3.00%.',
    ],
    [
      'EPF in a fund not approved',
      { ...order, plan: 'EPF', salesCharge: 0 },
      { ...epf, scheme: smallCap },
      'This fund is not approved for EPF.',
    ],
    [
      'a Shariah EPF account in a conventional fund',
      { ...order, plan: 'EPF', salesCharge: 3 },
      { ...epf, account: { plan: 'EPF', accountType: 'IND', shariahOnly: true } },
      'This EPF account takes Shariah funds only.',
    ],
    [
      'wholesale for another investor',
      { ...order, isWholesaleFund: true, amount: 5_000 },
      { ...cash, scheme: wholesale },
      'Wholesale funds are for sophisticated investors only.',
    ],
    ['no registration', order, { ...cash, agent: { prs: 'P118027' } }, NOT_REGISTERED],
    [
      'the code of the other registration',
      { ...order, agentCode: 'P118027' },
      cash,
      'The agent code does not belong to this plan.',
    ],
    [
      'another plan than the account’s',
      { ...order, plan: 'EPF', salesCharge: 3 },
      cash,
      'The plan is not the account’s.',
    ],
    [
      'a PRS fund in a cash account',
      order,
      { ...cash, scheme: { ...prsGrowth, charge: 5.5 } },
      'This fund does not belong to the account’s plan.',
    ],
    ['a foreign account', order, { ...cash, account: undefined }, 'This account is not the customer’s.'],
    [
      'a corporate account',
      order,
      { ...cash, account: { plan: 'CS', accountType: 'COR', shariahOnly: false } },
      'Corporate accounts cannot transact here.',
    ],
    ['an unknown fund', order, { ...cash, scheme: undefined }, 'This fund is not on sale.'],
    [
      'another currency',
      { ...order, currency: 'USD' },
      cash,
      'The fund’s details have changed. Add the item again.',
    ],
    [
      'another name',
      { ...order, schemeName: 'Capital guaranteed' },
      cash,
      'The fund’s details have changed. Add the item again.',
    ],
    [
      'a PRS option outside PRS',
      { ...order, prsDefaultOption: 'N' },
      cash,
      'The PRS default option is for PRS only.',
    ],
    [
      'PRS without a choice',
      { ...prsOrder, prsDefaultOption: null },
      prs,
      'Choose whether the PRS default option applies.',
    ],
    [
      'the default option for another age',
      { ...prsOrder, prsDefaultOption: 'Y', prsDefaultOptionType: 'CONV' },
      { ...prs, customer: { age: 45, isSophisticated: false, isUsPerson: false } },
      'The default option for the customer’s age is CBPRM.',
    ],
    [
      'a payout of PRS',
      { ...prsOrder, distributionInstruction: 'PAYOUT' },
      prs,
      'Distributions of EPF and PRS are reinvested.',
    ],
    [
      'a payout without a bank account',
      { ...order, distributionInstruction: 'PAYOUT' },
      cash,
      'Choose a bank account for the distributions.',
    ],
  ])('%s', (_case, payload, context, complaint) => {
    expect(investmentComplaints(payload, context)).toContain(complaint);
  });
});

test('accepts an amount exactly from the minimum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
      const complaints = investmentComplaints({ ...order, amount: cents / 100 }, cash);
      expect(complaints.length === 0).toBe(cents >= 100_000);
    }),
  );
});
