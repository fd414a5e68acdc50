import { LOOKUPS } from '../../seed/reference/lookups.ts';
import { confirmationContent } from './mail-content.ts';
import { mailOrderOf, sumFacts, withdrawalFacts } from './mail-order.ts';

const account = 'account •••• 2917';
const navs: Readonly<Record<string, string>> = { CBMGF: '0.6321', CBPRG: '0.5000' };
const navOf = (scheme: string) => navs[scheme];

const moved = { accountId: '1000482917', accountType: 'IND', plan: 'CS', agentCode: 'U204518' } as const;
const noBank = {
  bankName: null,
  bankAccNumber: null,
  micrCode: null,
  payeeName: null,
  mnemonic: null,
} as const;
const inMalaysia = { scheme: 'CBMGF', schemeName: 'Malaysia Growth', currency: 'MYR' } as const;
const byAmount = { amountOrUnit: 'AMOUNT', amount: 1_000, units: 0 } as const;
const byUnits = { amountOrUnit: 'UNIT', amount: 0, units: 1_000 } as const;

const investment = (changes: object = {}) =>
  ({
    type: 'investment',
    payload: {
      ...moved,
      ...inMalaysia,
      salesCharge: 5.5,
      amount: 10_000,
      distributionInstruction: 'REINVEST',
      prsDefaultOption: null,
      prsDefaultOptionType: null,
      satRank: 4,
      isWholesaleFund: false,
      ...changes,
    },
  }) as const;

const redemption = (changes: object = {}) =>
  ({
    type: 'redemption',
    payload: {
      ...moved,
      ...inMalaysia,
      ...byAmount,
      ...noBank,
      paymentInstruction: 'BANK',
      withdrawalReason: null,
      withdrawalDescription: null,
      redeemAll: false,
      isWholesaleFund: false,
      ...changes,
    },
  }) as const;

const switching = (changes: object = {}) =>
  ({
    type: 'switching',
    payload: {
      ...moved,
      ...noBank,
      ...byUnits,
      fromScheme: 'CBMGF',
      fromSchemeName: 'Malaysia Growth',
      toScheme: 'CBSUK',
      toSchemeName: 'Sukuk',
      fromCurrency: 'MYR',
      toCurrency: 'MYR',
      switchAll: false,
      salesCharge: 1,
      distributionInstruction: 'REINVEST',
      switchedInSatRank: 2,
      isFromWholesaleFund: false,
      isToWholesaleFund: false,
      domesticBorrowing: false,
      ...changes,
    },
  }) as const;

const prs = { plan: 'PRS', scheme: 'CBPRG', schemeName: 'PRS Growth', paymentInstruction: 'PRS' } as const;
const preRetirement = { ...prs, withdrawalReason: '2', withdrawalDescription: 'Pre-retirement' } as const;

test.each([
  ['an investment', investment(), ['MYR 10,000.00', '5.50%', 'MYR 521.33', 'MYR 9,478.67']],
  [
    'an investment in dollars',
    investment({ currency: 'USD' }),
    ['USD 10,000.00', '5.50%', 'USD 521.33', 'USD 9,478.67'],
  ],
  ['a redemption by amount', redemption(), ['MYR 1,000.00', '–', '–', 'MYR 1,000.00']],
  ['a redemption by units', redemption(byUnits), ['1,000.00 units', '–', '–', '≈ MYR 632.10']],
  [
    'a redemption of all units',
    redemption({ ...byUnits, redeemAll: true }),
    ['all units', '–', '–', '≈ MYR 632.10'],
  ],
  ['a taxed withdrawal', redemption(preRetirement), ['MYR 1,000.00', '–', '–', 'MYR 920.00']],
  [
    'a taxed withdrawal by units',
    redemption({ ...preRetirement, ...byUnits }),
    ['1,000.00 units', '–', '–', '≈ MYR 460.00'],
  ],
  ['a switch by units', switching(), ['1,000.00 units', '1.00%', '≈ MYR 6.26', '≈ MYR 625.84']],
  ['a switch by amount', switching(byAmount), ['MYR 1,000.00', '1.00%', 'MYR 9.90', 'MYR 990.10']],
  [
    'a switch into another currency',
    switching({ ...byAmount, toCurrency: 'USD' }),
    ['MYR 1,000.00', '1.00%', '–', '–'],
  ],
  [
    'a switch of a scheme without a price',
    switching({ fromScheme: 'CBBAL' }),
    ['1,000.00 units', '1.00%', '–', '–'],
  ],
])(
  '[CHK-04] the row of %s has amount or units, charge in percent and money, and net',
  (_what, item, cells) => {
    const { size, chargePercent, charge, net } = mailOrderOf(item, account, navOf);
    expect([size, chargePercent, charge, net]).toEqual(cells);
  },
);

test('[CHK-04] a switch is named with both schemes and its account', () => {
  expect(mailOrderOf(switching(), account, navOf).product).toBe(
    'Switch from Malaysia Growth to Sukuk, account •••• 2917',
  );
});

test.each([
  [redemption(preRetirement), ['Reason: Pre-retirement', 'Tax MYR 80.00 (8%), MYR 920.00 is paid']],
  [
    redemption({ ...preRetirement, ...byUnits, withdrawalDescription: 'School fees' }),
    ['Reason: Pre-retirement: School fees', 'Tax ≈ MYR 40.00 (8%), ≈ MYR 460.00 is paid'],
  ],
  [redemption({ ...prs, withdrawalReason: '7' }), ['Reason: Serious disease']],
  [redemption(), []],
  [switching(), []],
])('[CHK-04] a withdrawal has its reason, tax and net: %#', (item, facts) => {
  expect(withdrawalFacts(item, navOf)).toEqual(facts);
});

test.each([
  [switching(), ['Sales charge ≈ MYR 6.26 (1.00%), ≈ MYR 625.84 is switched in']],
  [switching({ toCurrency: 'USD' }), ['Sales charge 1.00%']],
  [redemption(byUnits), ['Worth ≈ MYR 632.10']],
  [redemption({ ...preRetirement, ...byUnits }), []],
  [redemption(), []],
])('[CHK-04] the sums are said in money: %#', (item, facts) => {
  expect(sumFacts(item, navOf)).toEqual(facts);
});

test('[ONB-04] a first investment that waits for its account has no price date', () => {
  const sent = {
    agentName: 'Nurul Huda',
    expiresAt: new Date('2026-12-03T16:30:00Z'),
    itemIds: ['i1'],
    declaration: {},
    lookups: LOOKUPS,
  };
  const notesOf = (accountId: string) =>
    confirmationContent(
      'Tan',
      sent,
      [investment({ accountId })],
      new Date('2026-11-27T01:00:00Z'),
      navOf,
    ).notes.join(' ');
  expect(notesOf('ONB-1-CS')).toContain('priced once the account is open and the investment is paid');
  expect(notesOf('ONB-1-CS')).not.toContain('Expected price date');
  expect(notesOf('1000482917')).toContain('Expected price date: 27 Nov 2026');
});
