import { Percent } from '@portal/shared/money';
import type { Suitability } from '@portal/shared/selling';
import { offer } from '../../../core/fixtures/products.ts';
import { moderate } from '../../../core/fixtures/suitability.ts';
import { chargeRange } from '../../../transaction-rules/index.ts';
import { comparedOffers, comparisonOf, toggleCompared } from './comparison-rows.ts';

const rowsOf = (codes: readonly string[], suitability: Suitability = moderate) =>
  comparisonOf(codes.map(offer), {
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
  ['Risk', ['2 of 5', '5 of 5', '4 of 5'], 'Limit of this customer: 3, Moderate'],
  ['Sales charge', ['0.00% to 1.00%', '1.00% to 5.50%', '0.00% to 5.50%'], 'Of the amount invested'],
  ['Return this year', ['5.28%', '5.28%', '5.28%'], undefined],
  ['What it holds', ['Fixed income', 'Feeder equity', 'Mixed'], undefined],
  ['Shariah', ['Yes', 'No', 'No'], undefined],
  ['EPF money', ['Approved', 'Not approved', 'Not approved'], undefined],
  ['Only for sophisticated investors', ['No', 'No', 'Yes'], undefined],
  [
    'When redeemed',
    ['Paid out 4 working days later', 'Paid out 7 working days later', 'Paid out 4 working days later'],
    undefined,
  ],
  ['First-investment minimum', ['MYR 1,000', 'USD 1,000', 'MYR 5,000'], undefined],
  ['Further-investment minimum', ['MYR 100', 'USD 100', 'MYR 500'], undefined],
  ['Price', ['MYR 1.1042', 'USD 1.4826', 'MYR 1.0480'], 'NAV of 20\u00a0Nov\u00a02026'],
])('[ITM-12] [ITM-13] compares %s', (label, values, note) => {
  const found = rowsOf(['CBSUK', 'CBGTU', 'CBAPI']).rows.find((row) => row.label === label);
  expect(found).toMatchObject({ values });
  expect(found?.note).toBe(note);
});

test('[ITM-12] rows that have bars are first, and what is the same for all is one sentence', () => {
  const { rows, same } = rowsOf(['CBSUK', 'CBGTU', 'CBAPI']);
  expect(rows.slice(0, 3).map(({ label }) => label)).toEqual(['Risk', 'Sales charge', 'Return this year']);
  expect(same).toBe('managed by Cempaka Biru.');
});

test('[ITM-12] a risk above the customer’s category is said in words', () => {
  expect(rowsOf(['CBSUK', 'CBGTU']).rows[0]?.notes).toEqual([
    'Within the customer’s risk category',
    'Above the customer’s risk category',
  ]);
});

test('without a valid assessment no risk is said to be in it or above', () => {
  const [risk] = rowsOf(['CBSUK', 'CBGTU'], { state: 'none' }).rows;
  expect(risk).toMatchObject({
    values: ['2 of 5', '5 of 5'],
    note: 'This customer has no suitability assessment.',
  });
  expect(risk).not.toHaveProperty('notes');
});

test('shows ages only where a fund has them', () => {
  expect(rowsOf(['CBSUK', 'CBGTU']).rows.some(({ label }) => label === 'Ages')).toBe(false);
  const ages = rowsOf(['CBPRM', 'CBPRA']).rows.find(({ label }) => label === 'Ages');
  expect(ages?.values).toEqual(['45 to 54', '–']);
});

const withReturn = (code: string, percent: string | null) => {
  const { scheme, fund } = offer(code);
  return { fund, scheme: { ...scheme, performanceYTD: percent === null ? null : Percent.of(percent) } };
};
const returnRow = (...offers: ReturnType<typeof offer>[]) =>
  comparisonOf(offers, {
    suitability: moderate,
    chargeOf: ({ scheme }) => chargeRange('CS', scheme),
  }).rows.find(({ label }) => label === 'Return this year');

test('[ITM-12] returns in one currency have bars on one scale, and others say their currency', () => {
  expect(returnRow(withReturn('CBSUK', '8.13'), withReturn('CBAPI', '-2'))).toMatchObject({
    note: 'In MYR, to 20\u00a0Nov\u00a02026',
    bars: {
      low: -5,
      high: 10,
      spans: [
        [0, 8.13],
        [0, -2],
      ],
    },
  });
  const apart = returnRow(withReturn('CBSUK', '8.13'), withReturn('CBGTU', '2'));
  expect(apart).not.toHaveProperty('bars');
  expect(apart?.notes).toEqual(['In MYR, to 20\u00a0Nov\u00a02026', 'In USD, to 20\u00a0Nov\u00a02026']);
});

test('shows no performance where the service gives none', () => {
  const row = returnRow(withReturn('CBSUK', '1'), withReturn('CBAPI', null));
  expect(row?.values).toEqual(['1.00%', '–']);
  expect(row).not.toHaveProperty('bars');
});
