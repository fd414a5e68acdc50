import type { Suitability } from '@portal/shared/selling';
import { offer } from '../../../core/fixtures/products.ts';
import { moderate } from '../../../core/fixtures/suitability.ts';
import { chargeRange } from '../../../transaction-rules/index.ts';
import { comparedOffers, comparisonRows, toggleCompared } from './comparison-rows.ts';

const rowsOf = (codes: readonly string[], suitability: Suitability = moderate) =>
  comparisonRows(codes.map(offer), {
    suitability,
    chargeOf: ({ scheme }) => chargeRange('CS', scheme),
  });

test.each([
  [[], 'A', ['A']],
  [['A', 'B'], 'C', ['A', 'B', 'C']],
  [['A', 'B', 'C'], 'D', ['A', 'B', 'C']],
  [['A', 'B', 'C'], 'B', ['A', 'C']],
])('of %j, toggling %s leaves %j to compare', (codes, code, expected) => {
  expect(toggleCompared(codes, code)).toEqual(expected);
});

test('compares in the order of choice, without an offer that is gone', () => {
  const offers = ['CBIAS', 'CBSUK'].map(offer);
  const compared = comparedOffers(offers, ['CBSUK', 'CBXXX', 'CBIAS']);
  expect(compared.map(({ scheme }) => scheme.scheme)).toEqual(['CBSUK', 'CBIAS']);
});

test.each([
  ['Risk', ['2 · within', '5 · above', '4 · above'], 'customer is Moderate'],
  ['NAV', ['MYR 1.1042', 'USD 1.4826', 'MYR 1.0480'], undefined],
  ['Year to date', ['5.28%', '5.28%', '5.28%'], 'in different currencies'],
  ['First investment', ['MYR 1,000', 'USD 1,000', 'MYR 5,000'], undefined],
  ['Further investment', ['MYR 100', 'USD 100', 'MYR 500'], undefined],
  ['Sales charge', ['0.00% to 1.00%', '1.00% to 5.50%', '0.00% to 5.50%'], undefined],
  ['Asset class', ['Fixed income', 'Feeder equity', 'Mixed'], undefined],
  ['Shariah', ['Yes', 'No', 'No'], undefined],
  ['EPF', ['Approved', 'Not approved', 'Not approved'], undefined],
  ['Wholesale', ['No', 'No', 'Yes'], undefined],
  ['Redemptions paid out', ['T+4', 'T+7', 'T+4'], undefined],
  ['Manager', ['Cempaka Biru', 'Cempaka Biru', 'Cempaka Biru'], 'the same'],
])('[ITM-12] [ITM-13] compares %s', (label, values, remark) => {
  const found = rowsOf(['CBSUK', 'CBGTU', 'CBAPI']).find((row) => row.label === label);
  expect(found).toMatchObject({ values });
  expect(found?.remark).toBe(remark);
});

test('without a valid assessment no risk is said to be in it or above', () => {
  expect(rowsOf(['CBSUK', 'CBGTU'], { state: 'none' })[0]).toMatchObject({
    values: ['2 of 5', '5 of 5'],
    remark: 'This customer has no suitability assessment.',
  });
});

test('names the day of each price, and the ages only where a fund has them', () => {
  expect(rowsOf(['CBSUK', 'CBGTU'])[1]?.notes).toEqual(['20\u00a0Nov\u00a02026', '20\u00a0Nov\u00a02026']);
  expect(rowsOf(['CBSUK', 'CBGTU']).some(({ label }) => label === 'Ages')).toBe(false);
  expect(rowsOf(['CBPRM', 'CBPRA']).find(({ label }) => label === 'Ages')?.values).toEqual(['45 to 54', '–']);
});

test('[ITM-12] draws the year to date of funds in one currency, and says of which currency and day', () => {
  const row = rowsOf(['CBSUK', 'CBAPI']).find(({ label }) => label === 'Year to date');
  expect(row?.remark).toBe('in MYR, to 20\u00a0Nov\u00a02026');
  expect(row?.returns?.map(({ id, percent }) => `${id} ${percent?.format()}`)).toEqual([
    'CBSUK 5.28%',
    'CBAPI 5.28%',
  ]);
});

test('shows no performance where the service gives none', () => {
  const without = { ...offer('CBSUK'), scheme: { ...offer('CBSUK').scheme, performanceYTD: null } };
  const chargeOf = () => ({ min: without.scheme.minSalesCharge, max: without.scheme.feeCharges });
  const rows = comparisonRows([without], { suitability: moderate, chargeOf });
  expect(rows.find(({ label }) => label === 'Year to date')?.values).toEqual(['–']);
});
