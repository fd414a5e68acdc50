import { usPersonBuysNothing } from '@portal/shared/person/us-person';
import fc from 'fast-check';
import { marketValue } from '../money.ts';
import {
  malformedSwitching,
  type SwitchingFacts,
  switchingRefusal,
  type TargetTerms,
} from './switching-checks.ts';

const byUnits = {
  accountId: '1000482917',
  accountType: 'IND' as const,
  fromScheme: 'CBMGF',
  fromSchemeName: 'Cempaka Biru Malaysia Growth',
  toScheme: 'CBSUK',
  toSchemeName: 'Cempaka Biru Sukuk',
  fromCurrency: 'MYR',
  toCurrency: 'MYR',
  plan: 'CS' as const,
  amountOrUnit: 'UNIT' as const,
  amount: 0,
  units: 4_000,
  switchAll: false,
  salesCharge: 0.5,
  distributionInstruction: 'REINVEST' as const,
  switchedInSatRank: 2,
  isFromWholesaleFund: false,
  isToWholesaleFund: false,
  agentCode: 'U204518',
  domesticBorrowing: false,
  bankName: null,
  bankAccNumber: null,
  micrCode: null,
  payeeName: null,
  mnemonic: null,
};
const byAmount = { ...byUnits, amountOrUnit: 'AMOUNT' as const, amount: 2_000, units: 0 };
const payout = {
  ...byUnits,
  distributionInstruction: 'PAYOUT' as const,
  bankName: 'Maybank',
  bankAccNumber: '514011112222',
  micrCode: 'MBBEMYKL',
  payeeName: 'TAN MEI LING',
};
const { bankName: _bankName, ...withoutBankName } = byUnits;

const sukuk: TargetTerms = {
  scheme: 'CBSUK',
  currency: 'MYR',
  structure: 'Retail',
  shariah: true,
  initial: 1_000,
  additional: 100,
  minimumCharge: 0.5,
  charge: 1,
  epfCharge: 1,
};
const growth: TargetTerms = { ...sukuk, shariah: false, charge: 5.5, epfCharge: 3 };
const { epfCharge: _charge, ...notForEpf } = growth;
const prs: TargetTerms = { ...notForEpf, structure: 'PRS', core: 'Growth' };

/** 10,000.00 units at 0.5000: MYR 5,000.00, of which 4,750.00 are 95%. */
const facts: SwitchingFacts = {
  allowCrossCurrencySwitch: false,
  account: { plan: 'CS', shariahOnly: false },
  customer: { age: 41, isSophisticated: false, isUsPerson: false },
  freeUnits: '10000.00',
  nav: '0.5000',
  limits: { switching: 500, holding: 300 },
  isFromSwitchable: true,
  isToSwitchable: true,
  target: sukuk,
  hasTarget: false,
};
const epf = { plan: 'EPF' as const, shariahOnly: false };
const retirement = { plan: 'PRS' as const, shariahOnly: false };

test.each([byUnits, byAmount, payout, withoutBankName, { ...payout, idBankar: 'CI1' }])(
  '[ITM-05] accepts the fields of a switch: %#',
  (payload) => {
    expect(malformedSwitching(payload)).toBeUndefined();
  },
);

test.each([
  ['units', { ...byUnits, units: 0 }],
  ['units', { ...byUnits, units: 400.005 }],
  ['units', { ...byUnits, units: -1 }],
  ['amount', { ...byUnits, amount: 10 }],
  ['amount', { ...byAmount, amount: 0 }],
  ['units', { ...byAmount, units: 1 }],
  ['switchAll', { ...byAmount, switchAll: true }],
  ['distributionInstruction', { ...payout, plan: 'EPF' as const }],
  ['distributionInstruction', { ...payout, plan: 'PRS' as const }],
  ['bankAccNumber', { ...payout, bankAccNumber: null }],
  ['payeeName', { ...payout, payeeName: null }],
  ['bankName', { ...byUnits, bankName: 'Maybank' }],
  ['idBankar', { ...byUnits, idBankar: 'CI1' }],
  ['salesCharge', { ...byUnits, salesCharge: 0.125 }],
  ['salesCharge', { ...byUnits, salesCharge: -1 }],
  ['domesticBorrowing', { ...byUnits, domesticBorrowing: true }],
])('[ITM-05] names the malformed field %s: %#', (field, payload) => {
  expect(malformedSwitching(payload)?.field).toBe(field);
});

test.each<[string, Parameters<typeof switchingRefusal>[0], Partial<SwitchingFacts>, string | undefined]>([
  ['units within the limits', byUnits, {}, undefined],
  ['all units', { ...byUnits, units: 10_000, switchAll: true }, {}, undefined],
  ['more units than are free', { ...byUnits, units: 10_000.01 }, {}, 'Only 10,000.00 units are available.'],
  ['too few units', { ...byUnits, units: 499 }, {}, 'At least 500 units are switched at once.'],
  [
    'units that leave too few',
    { ...byUnits, units: 9_701 },
    {},
    'It leaves 299.00 units, and the minimum is 300.',
  ],
  ['units that leave the minimum', { ...byUnits, units: 9_700 }, {}, undefined],
  ['a US person', byUnits, { customer: { ...facts.customer, isUsPerson: true } }, usPersonBuysNothing],
  ['an amount within the limits', byAmount, {}, undefined],
  [
    'an amount over 95% of the value',
    { ...byAmount, amount: 4_750.01 },
    {},
    'By amount at most 4,750.00 can be switched.',
  ],
  ['105% of the first minimum', { ...byUnits, units: 2_100 }, {}, undefined],
  [
    'a cent below 105% of the first minimum',
    { ...byUnits, units: 2_099.98 },
    {},
    'At least 1,050.00 must be switched into this fund.',
  ],
  ['105% of the further minimum', { ...byUnits, units: 500 }, { hasTarget: true }, undefined],
  [
    'all units below the target’s minimum',
    { ...byUnits, units: 2_000, switchAll: true },
    { freeUnits: '2000.00' },
    'At least 1,050.00 must be switched into this fund.',
  ],
])('[ITM-12] %s', (_case, payload, over, refusal) => {
  expect(switchingRefusal(payload, { ...facts, ...over })).toBe(refusal);
});

const dollar = { ...byUnits, toCurrency: 'USD' };
test.each<[string, Parameters<typeof switchingRefusal>[0], Partial<SwitchingFacts>, string | undefined]>([
  ['the source’s flag', byUnits, { isFromSwitchable: false }, 'This fund cannot be switched now.'],
  ['the target’s flag', byUnits, { isToSwitchable: false }, 'This fund cannot be switched into now.'],
  [
    'itself',
    { ...byUnits, toScheme: 'CBMGF' },
    { target: { ...growth, scheme: 'CBMGF' } },
    'A fund cannot be switched into itself.',
  ],
  [
    'another currency',
    dollar,
    { target: { ...sukuk, currency: 'USD' } },
    'A switch must stay in the same currency.',
  ],
  [
    'another currency where it is allowed',
    dollar,
    { target: { ...sukuk, currency: 'USD' }, allowCrossCurrencySwitch: true },
    undefined,
  ],
  [
    'a closed fund',
    byUnits,
    { target: { ...sukuk, closed: true } },
    'This fund is closed to new investment.',
  ],
  [
    'a retirement scheme from cash',
    byUnits,
    { target: prs },
    'This fund does not belong to the account’s plan.',
  ],
  [
    'a fund that is not approved for EPF',
    { ...byUnits, plan: 'EPF' },
    { account: epf, target: notForEpf },
    'This fund is not approved for EPF.',
  ],
  [
    'a conventional fund in a Shariah account',
    { ...byUnits, plan: 'EPF' },
    { account: { ...epf, shariahOnly: true }, target: growth },
    'This EPF account takes Shariah funds only.',
  ],
  [
    'a wholesale fund',
    byUnits,
    { target: { ...growth, structure: 'Wholesale' } },
    'Wholesale funds are for sophisticated investors only.',
  ],
  [
    'a core fund of another age',
    { ...byUnits, plan: 'PRS', salesCharge: 0 },
    { account: retirement, target: { ...prs, core: 'Moderate' } },
    'The fund is for ages 45 to 54, and the customer’s age is 41.',
  ],
  [
    'PRS without charge',
    { ...byUnits, plan: 'PRS', salesCharge: 0 },
    { account: retirement, target: prs },
    undefined,
  ],
  [
    'PRS with a charge',
    { ...byUnits, plan: 'PRS', salesCharge: 1 },
    { account: retirement, target: prs },
    'The sales charge must lie between 0.00% and 0.00%.',
  ],
  [
    'a charge over EPF’s maximum',
    { ...byUnits, plan: 'EPF', salesCharge: 5.5 },
    { account: epf, target: growth },
    'The sales charge must lie between 0.50% and 3.00%.',
  ],
  [
    'a charge below the minimum',
    { ...byUnits, salesCharge: 0 },
    {},
    'The sales charge must lie between 0.50% and 1.00%.',
  ],
])('[ITM-11] [ITM-13] %s', (_case, payload, over, refusal) => {
  expect(switchingRefusal(payload, { ...facts, ...over })).toBe(refusal);
});

test('[ITM-12] an accepted switch takes free units only, leaves none or the minimum, and reaches the target’s minimum', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.boolean(),
      (free, takenUnits, hasTarget) => {
        const payload = { ...byUnits, units: takenUnits / 100, switchAll: takenUnits === free };
        const holding = { ...facts, freeUnits: (free / 100).toFixed(2), hasTarget };
        if (switchingRefusal(payload, holding) !== undefined) return;
        const left = free - takenUnits;
        expect(left).toBeGreaterThanOrEqual(0);
        if (left > 0) expect(left).toBeGreaterThanOrEqual(30_000);
        const value = Number(marketValue((takenUnits / 100).toFixed(2), '0.5000'));
        expect(value).toBeGreaterThanOrEqual(hasTarget ? 105 : 1_050);
      },
    ),
  );
});
