import { Amount, Money, Units } from '@portal/shared/money';
import { facts, holding } from './holdings.fixture.ts';
import { byCurrency, tagsOf, toPosition } from './position.ts';
import { toTotals, valuesByCurrency } from './totals.ts';

const none = new Map<string, never>();

test('[CLI-05] a position tells value, cost, gain and share', () => {
  const totals = new Map([['MYR', Money.of('MYR', '418292.48')]]);
  const position = toPosition(holding('CBMGF', '60749.49'), totals, new Map([['CBMGF', facts('Equity')]]));
  expect(position).toMatchObject({ scheme: 'CBMGF', currency: 'MYR', facts: { assetClass: 'Equity' } });
  expect(position.value.format()).toBe('60,749.49');
  expect(position.gain.gain.format()).toBe('5,749.49');
  expect(position.gain.percent?.format()).toBe('10.45%');
  expect(position.share).toBe('14.5%');
});

test('pending units show only when there are some', () => {
  expect(toPosition(holding('A', '1'), none, none)).not.toHaveProperty('pendingUnits');
  const pending = toPosition(holding('A', '1', { pendingUnits: Units.of('10000') }), none, none);
  expect(pending.pendingUnits?.format()).toBe('10,000.00');
});

test('while totals and listing are not known, share and facts are absent, not zero', () => {
  const position = toPosition(holding('A', '1'), none, none);
  expect(position).not.toHaveProperty('share');
  expect(position).not.toHaveProperty('facts');
});

test('a holding without cost has no gain in per cent', () => {
  const position = toPosition(holding('A', '10', { cost: Amount.of('0') }), none, none);
  expect(position.gain).not.toHaveProperty('percent');
});

test('[CLI-05] positions are grouped by currency, ringgit first, the largest first', () => {
  const positions = [
    toPosition(holding('U1', '50', { currency: 'USD' }), none, none),
    toPosition(holding('M1', '20'), none, none),
    toPosition(holding('A1', '10', { currency: 'AUD' }), none, none),
    toPosition(holding('M2', '300'), none, none),
    toPosition(holding('S1', '300', { currency: 'SGD' }), none, none),
  ];
  expect(
    byCurrency(positions).map((group) => [group.currency, group.positions.map((one) => one.scheme)]),
  ).toEqual([
    ['MYR', ['M2', 'M1']],
    ['USD', ['U1']],
    ['AUD', ['A1']],
    ['SGD', ['S1']],
  ]);
  expect(byCurrency([])).toEqual([]);
});

test('totals are of each currency, and nothing at all is left out', () => {
  const totals = toTotals([
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
  expect(valuesByCurrency(totals).get('MYR')?.format()).toBe('418,292.48');
});

test('tags name what matters of a scheme', () => {
  expect(tagsOf(facts('Equity'))).toEqual(['Equity']);
  expect(tagsOf(facts('Fixed income', { shariah: true }))).toEqual(['Shariah']);
  expect(tagsOf(facts('Mixed', { wholesale: true }))).toEqual(['Mixed', 'Wholesale']);
});
