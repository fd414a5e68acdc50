import { transactionItem } from '@portal/shared/api/transaction-payloads';
import { bankarWire, investmentWire, redemptionWire, switchingWire } from '@portal/shared/testing';
import { names, textsOf, type WireItem } from '../../testing/item-texts.ts';
import { describeItem, getShortText } from './describe-item.ts';
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
const inGrowth = ['Money in CBMGF MYR MYR 10,000.00'];
const income = 'Redeem Cempaka Biru Asia Income';
const toMaybank = 'paid to Maybank 5142 •••• 7710';
const toSukuk = 'Switch Islamic Equity to Global Sukuk feeder';
const equityToSukuk = 'CBIEQ to CBGSM';

test.each([
  [
    'an investment',
    invest(),
    [growth, inGrowth, ['CBMGF', 'reinvest', 'charge MYR 521.33 (5.50%)', 'invested MYR 9,478.67']],
  ],
  [
    'an investment in dollars',
    invest({ currency: 'USD', scheme: 'CBGTU', schemeName: 'Global Tech (USD)' }),
    [
      'Invest in Global Tech (USD)',
      ['Money in CBGTU USD USD 10,000.00'],
      ['CBGTU', 'reinvest', 'charge USD 521.33 (5.50%)', 'invested USD 9,478.67'],
    ],
  ],
  [
    'an investment whose distributions are paid to a bank account',
    invest({ distributionInstruction: 'PAYOUT', bankName: 'Maybank', bankAccNumber: '514212347710' }),
    [
      growth,
      inGrowth,
      ['CBMGF', 'pay out to Maybank 5142 •••• 7710', 'charge MYR 521.33 (5.50%)', 'invested MYR 9,478.67'],
    ],
  ],
  ['a redemption by amount', redeem(), [income, ['Money out CBAPI MYR MYR 10,480.00'], ['CBAPI', toMaybank]]],
  [
    'a redemption by units',
    redeem({ amountOrUnit: 'UNIT', amount: 0, units: 1200 }),
    [income, ['Money out CBAPI MYR 1,200.00 units'], ['CBAPI', toMaybank]],
  ],
  [
    'a redemption of all units',
    redeem({ amountOrUnit: 'UNIT', amount: 0, units: 1200, redeemAll: true }),
    [income, ['Money out CBAPI MYR All units'], ['CBAPI', toMaybank]],
  ],
  [
    'a redemption that EPF gets back',
    redeem({ ...noBank, plan: 'EPF', paymentInstruction: 'EPF' }),
    [income, ['Money out CBAPI MYR MYR 10,480.00'], ['CBAPI', 'paid to EPF']],
  ],
  [
    'a withdrawal from PRS, by the name of its reason',
    redeem({ ...withdrawal, withdrawalReason: '3', withdrawalDescription: 'Healthcare' }),
    [income, ['Money out CBPRG MYR MYR 10,480.00'], ['CBPRG', 'reason Healthcare']],
  ],
  [
    'a withdrawal from PRS whose reason was put into words',
    redeem({ ...withdrawal, withdrawalReason: '3', withdrawalDescription: 'Hip surgery' }),
    [income, ['Money out CBPRG MYR MYR 10,480.00'], ['CBPRG', 'reason Healthcare: Hip surgery']],
  ],
  [
    'a withdrawal from PRS that has only the code of its reason',
    redeem({ ...withdrawal, withdrawalReason: '3' }),
    [income, ['Money out CBPRG MYR MYR 10,480.00'], ['CBPRG', 'reason Healthcare']],
  ],
  [
    'a switch by units',
    change(),
    [
      toSukuk,
      ['Switch out CBIEQ MYR 1,200.00 units', 'Switch in CBGSM MYR at switch price'],
      [equityToSukuk, 'reinvest', 'charge 0.00%'],
    ],
  ],
  [
    'a switch by amount',
    change({ amountOrUnit: 'AMOUNT', amount: 500, units: 0 }),
    [
      toSukuk,
      ['Switch out CBIEQ MYR MYR 500.00', 'Switch in CBGSM MYR MYR 500.00'],
      [equityToSukuk, 'reinvest', 'charge 0.00%'],
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
      [equityToSukuk, 'pay out', 'charge 3.00%'],
    ],
  ],
] as const)('[CRT-01] [CHK-01] [APP-02] the text of %s', (_case, item, expected) => {
  expect(textsOf(item, { lookups: names })).toEqual(expected);
});

test('[APP-02] a reason of a withdrawal has the words of the payload while the list of reasons is not there', () => {
  const item = redeem({ ...withdrawal, withdrawalReason: '3', withdrawalDescription: 'Hip surgery' });
  expect(textsOf(item)[2]).toEqual(['CBPRG', 'reason Hip surgery']);
  expect(textsOf(redeem({ ...withdrawal, withdrawalReason: '3' }))[2]).toEqual(['CBPRG']);
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
