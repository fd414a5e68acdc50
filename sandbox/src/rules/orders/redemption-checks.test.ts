import { malformedRedemption, redemptionRefusal, unitsTaken } from './redemption-checks.ts';

const byUnits = {
  accountId: '1000482917',
  accountType: 'IND' as const,
  scheme: 'CBMGF',
  schemeName: 'Cempaka Biru Malaysia Growth',
  currency: 'MYR',
  plan: 'CS' as const,
  amountOrUnit: 'UNIT' as const,
  amount: 0,
  units: 400,
  paymentInstruction: 'BANK' as const,
  bankName: 'Maybank',
  bankAccNumber: '514011112222',
  micrCode: 'MBBEMYKL',
  payeeName: 'TAN MEI LING',
  withdrawalReason: null,
  withdrawalDescription: null,
  redeemAll: false,
  isWholesaleFund: false,
  mnemonic: 'MBB',
  agentCode: 'U204518',
};
const noBank = { bankName: null, bankAccNumber: null, micrCode: null, payeeName: null, mnemonic: null };
const epf = { ...byUnits, ...noBank, plan: 'EPF' as const, paymentInstruction: 'EPF' as const };
const prs = {
  ...byUnits,
  ...noBank,
  plan: 'PRS' as const,
  paymentInstruction: 'PRS' as const,
  withdrawalReason: '2',
  withdrawalDescription: 'Pre-retirement',
};
const byAmount = { ...byUnits, amountOrUnit: 'AMOUNT' as const, amount: 500, units: 0 };

/** 1,000.00 units at 0.5000: MYR 500.00, of which 475.00 are 95%. */
const facts = {
  freeUnits: '1000.00',
  nav: '0.5000',
  limits: { repurchase: 200, holding: 300 },
  isSuspended: false,
};

test.each([byUnits, byAmount, epf, prs, { ...byUnits, idBankar: 'CI1' }])(
  '[ITM-04] accepts the fields of a redemption: %#',
  (payload) => {
    expect(malformedRedemption(payload)).toBeUndefined();
  },
);

test.each([
  ['units', { ...byUnits, units: 0 }],
  ['units', { ...byUnits, units: 400.005 }],
  ['units', { ...byUnits, units: -1 }],
  ['amount', { ...byUnits, amount: 10 }],
  ['amount', { ...byAmount, amount: 0 }],
  ['units', { ...byAmount, units: 1 }],
  ['redeemAll', { ...byAmount, redeemAll: true }],
  ['paymentInstruction', { ...byUnits, paymentInstruction: 'EPF' as const }],
  ['paymentInstruction', { ...epf, paymentInstruction: 'BANK' as const }],
  ['bankAccNumber', { ...byUnits, bankAccNumber: null }],
  ['payeeName', { ...byUnits, payeeName: null }],
  ['bankName', { ...epf, bankName: 'Maybank' }],
  ['mnemonic', { ...epf, mnemonic: 'MBB' }],
  ['idBankar', { ...prs, idBankar: 'CI1' }],
  ['withdrawalReason', { ...byUnits, withdrawalReason: '2' }],
  ['withdrawalReason', { ...prs, withdrawalReason: null }],
  ['withdrawalDescription', { ...prs, withdrawalDescription: null }],
  ['withdrawalDescription', { ...epf, withdrawalDescription: 'x' }],
])('[ITM-04] names the malformed field %s: %j', (field, payload) => {
  expect(malformedRedemption(payload)?.field).toBe(field);
});

test.each([
  ['units within the limits', byUnits, undefined],
  ['all units', { ...byUnits, units: 1_000, redeemAll: true }, undefined],
  ['all units as a number', { ...byUnits, units: 1_000 }, undefined],
  ['more units than are free', { ...byUnits, units: 1_000.01 }, 'Only 1,000.00 units are available.'],
  [
    'less than the minimum repurchase',
    { ...byUnits, units: 199 },
    'At least 200 units are redeemed at once.',
  ],
  ['units that leave too few', { ...byUnits, units: 701 }, 'It leaves 299.00 units, and the minimum is 300.'],
  ['units that leave the minimum', { ...byUnits, units: 700 }, undefined],
  [
    'an amount over 95% of the value',
    { ...byAmount, amount: 475.01 },
    'By amount at most 475.00 can be redeemed.',
  ],
  ['an amount that leaves too few', byAmount, 'By amount at most 475.00 can be redeemed.'],
  ['an amount within the limits', { ...byAmount, amount: 300 }, undefined],
  ['death', { ...prs, withdrawalReason: '10' }, 'This reason is not one for a withdrawal by the member.'],
  [
    'an unknown reason',
    { ...prs, withdrawalReason: '11' },
    'This reason is not one for a withdrawal by the member.',
  ],
])('[ITM-12] %s', (_case, payload, refusal) => {
  expect(redemptionRefusal(payload, facts)).toBe(refusal);
});

test('[ITM-11] a suspended fund is not redeemed', () => {
  expect(redemptionRefusal(byUnits, { ...facts, isSuspended: true })).toBe(
    'This fund cannot be redeemed now.',
  );
});

test('[ITM-12] all units are redeemed below the minimum repurchase', () => {
  const small = { ...facts, freeUnits: '120.50' };
  expect(redemptionRefusal({ ...byUnits, units: 120.5, redeemAll: true }, small)).toBeUndefined();
});

test('an amount takes units at the price, rounded half up', () => {
  expect(unitsTaken({ amountOrUnit: 'AMOUNT', amount: 100, units: 0 }, '0.7214')).toBe('138.62');
  expect(unitsTaken({ amountOrUnit: 'UNIT', amount: 0, units: 12.5 }, '0.7214')).toBe('12.5');
});
