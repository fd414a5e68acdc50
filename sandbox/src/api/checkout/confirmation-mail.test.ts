import { mailLineOf } from './confirmation-mail.ts';

test.each([
  ['sat', {}, 'Record your suitability assessment'],
  ['onboarding', {}, 'Open an account'],
  ['clientInfoUpdate', {}, 'Update your information'],
  [
    'clientInfoUpdate',
    { tel: '123319048', occupation: 'Others', occupationOth: 'Beekeeper', before: {} },
    'Update your information: mobile number, occupation',
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
    'Redeem 2,500.00 units from Cempaka Biru Malaysia Growth, account 1000482917',
  );
});

test('[ONB-04] the e-mail names an account that is not opened yet by its plan', () => {
  expect(mailLineOf({ type: 'redemption', payload: { ...redemption, accountId: 'ONB-1-EPF' } })).toBe(
    'Redeem 2,500.00 units from Cempaka Biru Malaysia Growth, your new EPF account',
  );
});
