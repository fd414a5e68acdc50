import { Amount } from '@portal/shared/money';
import { toHoldingRow } from '../holding-row.ts';
import { facts, holding } from '../holdings.fixture.ts';
import { buildHeadline, describeOverLimit, pickGains } from './headline-facts.ts';

type Rest = Parameters<typeof holding>[2];

const row = (scheme: string, value: string, cost: string, risk: number, rest: Rest = {}) =>
  toHoldingRow(
    holding(scheme, value, { cost: Amount.of(cost), ...rest }),
    new Map([[scheme, facts('Equity', { risk })]]),
  );

const rows = [
  row('CBSUK', '300.00', '280.00', 2),
  row('CBMGF', '100.00', '120.00', 4),
  row('CBSUK', '50.00', '50.00', 2, { accountId: '2000000001', navDate: '2026-11-19' }),
  row('CBGTU', '999.00', '1.00', 5, { currency: 'USD' }),
];

test('[CLI-05] the headline of a currency adds up accounts and schemes, and never another currency', () => {
  const headline = buildHeadline(rows, 'MYR');
  expect([headline.value, headline.cost, headline.gain.gain].map(String)).toEqual([
    '450.00',
    '450.00',
    '0.00',
  ]);
  expect(headline.schemeCount).toBe(2);
  expect(headline.gains.map(({ name, gain: { gain } }) => `${name} ${gain}`)).toEqual([
    'Cempaka Biru CBSUK 20.00',
    'Cempaka Biru CBMGF -20.00',
  ]);
  expect(headline.priceDates).toBe('19\u00a0Nov\u00a02026 to 20\u00a0Nov\u00a02026');
  expect(headline.funds).toEqual([
    { code: 'CBSUK', risk: 2 },
    { code: 'CBMGF', risk: 4 },
  ]);
});

test.each([
  [3, '1 of 2 is above the customer’s risk category (Moderate): 22.2% of MYR.'],
  [1, '2 of 2 are above the customer’s risk category (Moderate): 100.0% of MYR.'],
  [4, undefined],
  [0, undefined],
])('a category of rank %d is exceeded as %j says', (rank, expected) =>
  expect(describeOverLimit(rows, buildHeadline(rows, 'MYR'), { rank, name: 'Moderate' })).toBe(expected),
);

test('more than seven gains are cut to the six furthest from zero, in their order', () => {
  const many = ['5', '40', '-30', '1', '0', '-2', '9', '8'].map((gain, at) =>
    row(`S${at}`, String(100 + Number(gain)), '100', 1),
  );
  const { shown, hiddenCount } = pickGains(buildHeadline(many, 'MYR').gains);
  expect(shown.map(({ gain: { gain } }) => String(gain))).toEqual([
    '40.00',
    '9.00',
    '8.00',
    '5.00',
    '-2.00',
    '-30.00',
  ]);
  expect(hiddenCount).toBe(2);
  expect(pickGains(buildHeadline(many.slice(1), 'MYR').gains).hiddenCount).toBe(0);
});
