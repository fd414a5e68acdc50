import { Amount, Units } from '@portal/shared/money';
import { getSchemeTags } from '../core/scheme-facts.ts';
import { getValuesByCurrency, toCurrencyTotals } from './currency-totals.ts';
import { groupByCurrency, toHoldingRow } from './holding-row.ts';
import { facts, holding } from './holdings.fixture.ts';

const empty = new Map<string, never>();

test('[CLI-05] a row has value, cost and gain', () => {
  const row = toHoldingRow(holding('CBMGF', '60749.49'), new Map([['CBMGF', facts('Equity')]]));
  expect(row).toMatchObject({ scheme: 'CBMGF', currency: 'MYR', facts: { assetClass: 'Equity' } });
  expect(row.value.format()).toBe('60,749.49');
  expect(row.gain.gain.format()).toBe('5,749.49');
  expect(row.gain.percent?.format()).toBe('10.45%');
});

test('has pending units only when there are some', () => {
  expect(toHoldingRow(holding('A', '1'), empty)).not.toHaveProperty('pendingUnits');
  const pending = toHoldingRow(holding('A', '1', { pendingUnits: Units.of('10000') }), empty);
  expect(pending.pendingUnits?.format()).toBe('10,000.00');
});

test('omits facts until the scheme listing is loaded', () => {
  const row = toHoldingRow(holding('A', '1'), empty);
  expect(row).not.toHaveProperty('facts');
});

test('has no percentage gain when the cost is zero', () => {
  const row = toHoldingRow(holding('A', '10', { cost: Amount.of('0') }), empty);
  expect(row.gain).not.toHaveProperty('percent');
});

test('[CLI-05] groups rows by currency, ringgit first, largest value first', () => {
  const rows = [
    toHoldingRow(holding('U1', '50', { currency: 'USD' }), empty),
    toHoldingRow(holding('M1', '20'), empty),
    toHoldingRow(holding('A1', '10', { currency: 'AUD' }), empty),
    toHoldingRow(holding('M2', '300'), empty),
    toHoldingRow(holding('S1', '300', { currency: 'SGD' }), empty),
  ];
  expect(
    groupByCurrency(rows).map((group) => [group.currency, group.items.map((one) => one.scheme)]),
  ).toEqual([
    ['MYR', ['M2', 'M1']],
    ['USD', ['U1']],
    ['AUD', ['A1']],
    ['SGD', ['S1']],
  ]);
  expect(groupByCurrency([])).toEqual([]);
});

test('converts totals of each currency and leaves out empty currencies', () => {
  const totals = toCurrencyTotals([
    { currency: 'USD', marketValue: Amount.of('19923.96'), cost: Amount.of('20000') },
    { currency: 'MYR', marketValue: Amount.of('418292.48'), cost: Amount.of('403500') },
    { currency: 'AUD', marketValue: Amount.of('0'), cost: Amount.of('0') },
  ]);
  expect(
    totals.map((total) => [total.currency, total.gain.gain.format(), total.gain.percent?.format()]),
  ).toEqual([
    ['MYR', '14,792.48', '3.67%'],
    ['USD', '\u221276.04', '\u22120.38%'],
  ]);
  expect(getValuesByCurrency(totals).get('MYR')?.format()).toBe('418,292.48');
});

test('labels a scheme by asset class, Shariah and wholesale', () => {
  expect(getSchemeTags(facts('Equity'))).toEqual(['Equity']);
  expect(getSchemeTags(facts('Fixed income', { isShariah: true }))).toEqual(['Fixed income', 'Shariah']);
  expect(getSchemeTags(facts('Mixed', { isWholesale: true }))).toEqual(['Mixed', 'Wholesale']);
});
