import type { CompletedTransaction } from '@portal/shared/api/history';
import { listFlows } from '@portal/shared/flows';
import { Amount, Nav, Units } from '@portal/shared/money';
import { toHoldingRow } from '../holding-row.ts';
import { holding } from '../holdings.fixture.ts';
import { buildHeadline } from './headline-facts.ts';
import { buildNetMoneyIn, hasAllUnits } from './net-money-in.ts';

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
const owned = (units: string, value: string) =>
  toHoldingRow(holding('CBMGF', value, { units: Units.of(units) }), new Map());

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
