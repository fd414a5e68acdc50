import { LOOKUPS } from '../../seed/reference/lookups.ts';
import { confirmationContent, mailLineOf, plainTextOf } from './mail-content.ts';

test.each([
  ['sat', {}, 'Record your suitability assessment'],
  ['onboarding', {}, 'Open an account'],
  ['clientInfoUpdate', {}, 'Update your information'],
  [
    'clientInfoUpdate',
    { tel: '123319048', occupation: 'Others', occupationOth: 'Beekeeper', before: {} },
    'Update your information: 3 fields',
  ],
] as const)('[CHK-04] the e-mail names a form: %s %j', (type, payload, line) =>
  expect(mailLineOf({ type, payload })).toBe(line),
);

const redemption = {
  accountId: '1000482917',
  accountType: 'IND',
  scheme: 'CBMGF',
  schemeName: 'Cempaka Biru Malaysia Growth',
  currency: 'MYR',
  plan: 'CS',
  amountOrUnit: 'UNIT',
  amount: 0,
  units: 2_500,
  paymentInstruction: 'BANK',
  micrCode: null,
  bankName: 'Maybank',
  bankAccNumber: '514212347710',
  payeeName: 'TAN MEI LING',
  withdrawalReason: null,
  withdrawalDescription: null,
  redeemAll: false,
  isWholesaleFund: false,
  mnemonic: 'MBB',
  agentCode: 'U204518',
} as const;

test('[CHK-04] the e-mail groups the thousands of units', () => {
  expect(mailLineOf({ type: 'redemption', payload: redemption })).toBe(
    'Redeem 2,500.00 units from Cempaka Biru Malaysia Growth, account •••• 2917',
  );
});

test('[ONB-04] the e-mail names an account that is not opened yet by its plan', () => {
  expect(mailLineOf({ type: 'redemption', payload: { ...redemption, accountId: 'ONB-1-EPF' } })).toBe(
    'Redeem 2,500.00 units from Cempaka Biru Malaysia Growth, your new EPF account',
  );
});

const investment = {
  accountId: '1000482917',
  accountType: 'IND',
  scheme: 'CBSUK',
  schemeName: 'Cempaka Biru Sukuk',
  currency: 'MYR',
  plan: 'CS',
  salesCharge: 1,
  amount: 20_000,
  distributionInstruction: 'REINVEST',
  prsDefaultOption: null,
  prsDefaultOptionType: null,
  satRank: 2,
  isWholesaleFund: false,
  agentCode: 'U204518',
} as const;

const checkout = {
  agentName: 'Nurul Huda binti Zamri',
  expiresAt: new Date('2026-12-03T16:30:00Z'),
  itemIds: ['i1', 'i2'],
  lookups: LOOKUPS,
  declaration: { mismatches: [{ itemId: 'i2', kind: 'risk', reason: 'Has a long horizon.' }] },
};

test('[CHK-04] the e-mail has charge, suitability, masked accounts, the expected price date and Malaysian times', () => {
  const items = [
    { type: 'investment', payload: investment },
    {
      type: 'investment',
      payload: { ...investment, scheme: 'CBMGF', schemeName: 'Cempaka Biru Malaysia Growth' },
    },
    { type: 'redemption', payload: redemption },
  ] as const;
  // Friday 4.30 pm in Malaysia, which is after the cut-off
  const now = new Date('2026-11-27T08:30:00Z');
  expect(
    plainTextOf(confirmationContent('Tan Mei Ling', checkout, items, now, () => '0.6000')),
  ).toBe(`Dear Tan Mei Ling,

Nurul Huda binti Zamri has prepared the following for you on 27 Nov 2026, 16:30 Malaysian time:
- Invest MYR 20,000.00 in Cempaka Biru Sukuk, account •••• 2917
  Sales charge MYR 198.02 (1.00%), MYR 19,801.98 is invested
  Suits your assessment
- Invest MYR 20,000.00 in Cempaka Biru Malaysia Growth, account •••• 2917
  Sales charge MYR 198.02 (1.00%), MYR 19,801.98 is invested
  Above your risk category. Your reason: Has a long horizon.
- Redeem 2,500.00 units from Cempaka Biru Malaysia Growth, account •••• 2917
  Worth ≈ MYR 1,500.00
  Paid to Maybank •••• 7710

To pay after you confirm: MYR 40,000.00.

Expected price date: 30 Nov 2026, for what is confirmed and paid before 4.00 pm Malaysian time on that day.

Figures with ≈ are at the last price: the price of the order may differ.

Please confirm or reject it by 4 Dec 2026, 00:30 Malaysian time. Nothing happens before you confirm.

If you did not expect this, reject it. We never ask for a password by e-mail.

Cempaka Biru Asset Management Berhad`);
});

test('[CHK-04] [CLI-07] the e-mail has each change of the record before and after, and what is needed then', () => {
  const payload = {
    maritalStatus: 'Married',
    sI: true,
    sophisticatedInvestorCriteria: 'joint-income',
    epfNo: '7654321',
    usResidentStatus: 'US citizen',
    before: {
      maritalStatus: 'Single',
      sI: false,
      sophisticatedInvestorCriteria: null,
      epfNo: '12345678',
      usResidentStatus: 'Not a US person',
    },
  };
  const items = [{ type: 'clientInfoUpdate', payload }] as const;
  const now = new Date('2026-11-27T08:30:00Z');
  const { rows } = confirmationContent('Tan Mei Ling', checkout, items, now, () => undefined);
  expect(rows).toEqual([
    {
      what: 'Update your information: 5 fields',
      facts: [
        'Marital status: Single → Married',
        'Sophisticated investor: No → Yes',
        'Qualifies by: Not on record → Annual income with spouse over MYR 400,000',
        'EPF number: 12••••78 → 76•••21',
        'US status: Not a US person → US citizen',
        'Needed after you confirm: Proof of a sophisticated investor',
        'Needed after you confirm: Form W-9',
      ],
    },
  ]);
});

const bankarPayload = {
  bankAccName: 'TAN MEI LING',
  bankName: 'Maybank',
  micrCode: null,
  currency: 'MYR',
  isDefault: false,
  isJointAccount: false,
  beneCondition: null,
  jointHolderName: null,
  swiftCode: null,
  intermediaryBank: null,
  intermediaryBankBranch: null,
  intermediaryBankSwiftCode: null,
  intermediaryBankAccountNumber: null,
  validationIdType: null,
  validationId: null,
  bankAccountStatementFileName: null,
  bankAccountStatementFileURL: null,
  isThirdPartyBankAccount: false,
  thirdPartyBankAccount: null,
} as const;

test('[CHK-04] the e-mail masks the number of a bank account that is added', () => {
  const payload = { account: '1000482917', bankAccNumber: '514212347710' } as const;
  const bankar = { ...bankarPayload, ...payload };
  expect(mailLineOf({ type: 'bankar', payload: bankar })).toBe(
    'Add the bank account •••• 7710, account •••• 2917',
  );
});
