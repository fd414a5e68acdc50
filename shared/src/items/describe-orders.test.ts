import { transactionItem } from '@portal/shared/api/transaction-payloads';
import { bankarWire, investmentWire, redemptionWire, switchingWire } from '@portal/shared/testing';
import { describeItem, getShortText } from './describe-item.ts';
import { names, textsOf, type WireItem } from './fixtures/item-texts.ts';
import { itemDescriptions } from './item-descriptions.ts';

const invest = (changes: Partial<typeof investmentWire> = {}): WireItem => ({
  type: 'investment',
  payload: { ...investmentWire, ...changes },
});
const redeem = (changes: Partial<typeof redemptionWire> = {}): WireItem => ({
  type: 'redemption',
  payload: { ...redemptionWire, ...changes },
});
const change = (changes: Partial<typeof switchingWire> = {}): WireItem => ({
  type: 'switching',
  payload: { ...switchingWire, ...changes },
});
const noBank = { bankName: null, bankAccNumber: null, micrCode: null, payeeName: null, mnemonic: null };
const withdrawal = { ...noBank, plan: 'PRS', paymentInstruction: 'PRS', scheme: 'CBPRG' } as const;
const growth = 'Invest in Cempaka Biru Malaysia Growth';
const inGrowth = ['In CBMGF MYR MYR 10,000.00'];
const income = 'Redeem Cempaka Biru Asia Income';
const toMaybank = 'Paid to: Maybank 5142 •••• 7710';
const toSukuk = 'Switch Islamic Equity to Global Sukuk feeder';
const equityToSukuk = 'Schemes: CBIEQ to CBGSM';

test.each([
  [
    'an investment',
    invest(),
    [growth, inGrowth, ['Scheme: CBMGF', 'Sales charge: 5.50%', 'Distributions: reinvested']],
  ],
  [
    'an investment in dollars',
    invest({ currency: 'USD', scheme: 'CBGTU', schemeName: 'Global Tech (USD)' }),
    [
      'Invest in Global Tech (USD)',
      ['In CBGTU USD USD 10,000.00'],
      ['Scheme: CBGTU', 'Sales charge: 5.50%', 'Distributions: reinvested'],
    ],
  ],
  [
    'an investment whose distributions are paid to a bank account',
    invest({ distributionInstruction: 'PAYOUT', bankName: 'Maybank', bankAccNumber: '514212347710' }),
    [
      growth,
      inGrowth,
      ['Scheme: CBMGF', 'Sales charge: 5.50%', 'Distributions: paid out to Maybank 5142 •••• 7710'],
    ],
  ],
  [
    'a redemption by amount',
    redeem(),
    [income, ['Out CBAPI MYR MYR 10,480.00'], ['Scheme: CBAPI', toMaybank]],
  ],
  [
    'a redemption by units',
    redeem({ amountOrUnit: 'UNIT', amount: 0, units: 1200 }),
    [income, ['Out CBAPI MYR 1,200.00 units'], ['Scheme: CBAPI', toMaybank]],
  ],
  [
    'a redemption of all units',
    redeem({ amountOrUnit: 'UNIT', amount: 0, units: 1200, redeemAll: true }),
    [income, ['Out CBAPI MYR All units'], ['Scheme: CBAPI', toMaybank]],
  ],
  [
    'a redemption that EPF gets back',
    redeem({ ...noBank, plan: 'EPF', paymentInstruction: 'EPF' }),
    [income, ['Out CBAPI MYR MYR 10,480.00'], ['Scheme: CBAPI', 'Paid to: EPF']],
  ],
  [
    'a withdrawal from PRS, by the name of its reason',
    redeem({ ...withdrawal, withdrawalReason: '3', withdrawalDescription: 'Healthcare' }),
    [income, ['Out CBPRG MYR MYR 10,480.00'], ['Scheme: CBPRG', 'Reason: Healthcare']],
  ],
  [
    'a withdrawal from PRS whose reason was put into words',
    redeem({ ...withdrawal, withdrawalReason: '3', withdrawalDescription: 'Hip surgery' }),
    [income, ['Out CBPRG MYR MYR 10,480.00'], ['Scheme: CBPRG', 'Reason: Healthcare: Hip surgery']],
  ],
  [
    'a withdrawal from PRS that has only the code of its reason',
    redeem({ ...withdrawal, withdrawalReason: '3' }),
    [income, ['Out CBPRG MYR MYR 10,480.00'], ['Scheme: CBPRG', 'Reason: Healthcare']],
  ],
  [
    'a switch by units',
    change(),
    [
      toSukuk,
      ['Switch out CBIEQ MYR 1,200.00 units', 'Switch in CBGSM MYR at switch price'],
      [equityToSukuk, 'Sales charge: 0.00%', 'Distributions: reinvested'],
    ],
  ],
  [
    'a switch by amount',
    change({ amountOrUnit: 'AMOUNT', amount: 500, units: 0 }),
    [
      toSukuk,
      ['Switch out CBIEQ MYR MYR 500.00', 'Switch in CBGSM MYR MYR 500.00'],
      [equityToSukuk, 'Sales charge: 0.00%', 'Distributions: reinvested'],
    ],
  ],
  [
    'a contra into another currency, with distributions paid out',
    change({
      amountOrUnit: 'AMOUNT',
      amount: 500,
      units: 0,
      toCurrency: 'USD',
      salesCharge: 3,
      distributionInstruction: 'PAYOUT',
    }),
    [
      toSukuk,
      ['Switch out CBIEQ MYR MYR 500.00', 'Switch in CBGSM USD at switch price'],
      [equityToSukuk, 'Sales charge: 3.00%', 'Distributions: paid out'],
    ],
  ],
] as const)('[CRT-01] [CHK-01] [APP-02] the text of %s', (_case, item, expected) => {
  expect(textsOf(item, { lookups: names })).toEqual(expected);
});

test('[APP-02] a reason of a withdrawal has the words of the payload while the list of reasons is not there', () => {
  const item = redeem({ ...withdrawal, withdrawalReason: '3', withdrawalDescription: 'Hip surgery' });
  expect(textsOf(item)[2]).toEqual(['Scheme: CBPRG', 'Reason: Hip surgery']);
  expect(textsOf(redeem({ ...withdrawal, withdrawalReason: '3' }))[2]).toEqual(['Scheme: CBPRG']);
});

test.each([
  [invest(), 'CBMGF, MYR 10,000.00'],
  [redeem({ amountOrUnit: 'UNIT', units: 1200 }), 'CBAPI, 1,200.00 units'],
  [change({ switchAll: true }), 'CBIEQ to CBGSM, All units'],
  [{ type: 'bankar', payload: bankarWire } as const, 'Add bank account, Maybank'],
])('names an item in a sentence: %#', (item, text) => {
  expect(getShortText(describeItem(transactionItem.parse(item)))).toBe(text);
});

test('has a description for every type of the union at the wire', () => {
  const types = [...(transactionItem._zod.propValues?.type ?? [])];
  expect(types).toContain('investment');
  expect(Object.keys(itemDescriptions).toSorted()).toEqual(types.toSorted());
});
