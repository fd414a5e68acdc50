import type { CompletedTransaction } from '@portal/shared/api/history';
import { listFlows } from '@portal/shared/flows';
import { Amount, Nav, Units } from '@portal/shared/money';
import { toHoldingRow } from '../holding-row.ts';
import { facts, holding } from '../holdings.fixture.ts';
import {
  buildHeadline,
  buildNetMoneyIn,
  createShortener,
  describeOverLimit,
  hasAllUnits,
  pickGains,
} from './headline-facts.ts';

type Rest = Parameters<typeof holding>[2];

const row = (scheme: string, value: string, cost: string, risk: number, rest: Rest = {}) =>
  toHoldingRow(
    holding(scheme, value, { cost: Amount.of(cost), ...rest }),
    new Map(),
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
    'CBSUK 20.00',
    'CBMGF -20.00',
  ]);
  expect(headline.priceDates).toBe('19\u00a0Nov\u00a02026 to 20\u00a0Nov\u00a02026');
  expect(headline.funds).toEqual([
    { code: 'CBSUK', risk: 2 },
    { code: 'CBMGF', risk: 4 },
  ]);
});

test.each([
  [
    ['Cempaka Biru Sukuk', 'Cempaka Biru PRS Growth'],
    ['Sukuk', 'PRS Growth'],
  ],
  [
    ['Cempaka Biru Sukuk', 'Cempaka Birat'],
    ['Biru Sukuk', 'Birat'],
  ],
  [
    ['Sukuk', 'Growth'],
    ['Sukuk', 'Growth'],
  ],
  [['Cempaka Biru Sukuk'], ['Cempaka Biru Sukuk']],
  [
    ['Cempaka Biru', 'Cempaka Biru Growth'],
    ['Biru', 'Biru Growth'],
  ],
])('the names %j are shortened by what all begin with', (names, expected) =>
  expect(names.map(createShortener(names))).toEqual(expected),
);

test.each([
  [3, '1 of 2 is riskier than Moderate: 22.2% of MYR.'],
  [1, '2 of 2 are riskier than Moderate: 100.0% of MYR.'],
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

const accountId = '1000482917';
const transaction = (
  type: string,
  date: string,
  gross: string,
  units: string,
  rest: Partial<CompletedTransaction> = {},
) => ({
  accountId,
  date,
  reference: `${type}${date}`,
  type,
  scheme: 'CBMGF',
  schemeName: 'Growth',
  currency: 'MYR',
  gross: Amount.of(gross),
  charge: Amount.of('0'),
  nav: Nav.of('1'),
  units: Units.of(units),
  status: 'Completed',
  ...rest,
});
const owned = (units: string, value: string) => row('CBMGF', value, '1.00', 4, { units: Units.of(units) });

test.each([
  [
    'all purchases less redemptions',
    [transaction('SA', '2026-01-02', '100', '90'), transaction('RD', '2026-02-02', '50', '-40')],
    true,
  ],
  ['a purchase of an earlier year is missing', [transaction('SA', '2026-01-02', '100', '30')], false],
  ['none at all', [], false],
  [
    'units of another account',
    [
      transaction('SA', '2026-01-02', '100', '50'),
      { ...transaction('SA', '2026-01-02', '9', '9'), accountId: '2' },
    ],
    false,
  ],
  [
    'a scheme that was sold again',
    [
      transaction('SA', '2026-01-02', '100', '50'),
      transaction('SA', '2026-01-03', '9', '9', { scheme: 'X' }),
      transaction('RD', '2026-01-04', '9', '-9', { scheme: 'X' }),
    ],
    true,
  ],
  [
    'another currency',
    [
      transaction('SA', '2026-01-02', '100', '50'),
      transaction('SA', '2026-01-02', '9', '9', { currency: 'USD' }),
    ],
    true,
  ],
] as const)(
  '[CLI-05] of 50 units in the account the transactions know: %s',
  (_situation, transactions, expected) =>
    expect(hasAllUnits(transactions, [owned('50', '60')], 'MYR')).toBe(expected),
);

const build = (
  transactions: readonly ReturnType<typeof transaction>[],
  units: string,
  isEveryAccount = true,
) => {
  const own = [owned(units, '130.00')];
  const known = { transactions, flows: listFlows(transactions, []), from: '2025-11-22' };
  return buildNetMoneyIn(known, own, buildHeadline(own, 'MYR'), { today: '2026-11-21', isEveryAccount });
};

test('[CLI-05] the gain over money in is value less net money in, only where all units are known', () => {
  const all = [transaction('SA', '2026-01-02', '150', '90'), transaction('RD', '2026-02-02', '50', '-40')];
  const complete = build(all, '50');
  expect([String(complete.net), String(complete.gain?.gain), String(complete.gain?.percent)]).toEqual([
    '100.00',
    '30.00',
    '30.00',
  ]);
  expect(complete.from).toBe('2026-01-02');
  const partial = build(all, '51');
  expect(partial).toMatchObject({ isComplete: false, from: '2025-11-22' });
  expect(partial).not.toHaveProperty('gain');
  expect(build(all, '50', false)).not.toHaveProperty('gain');
});

test('[CLI-05] a gain over less than no money in has no percentage', () => {
  const { net, gain } = build(
    [transaction('SA', '2026-01-02', '100', '90'), transaction('RD', '2026-02-02', '150', '-40')],
    '50',
  );
  expect([String(net), String(gain?.gain), gain?.percent]).toEqual(['-50.00', '180.00', undefined]);
});
