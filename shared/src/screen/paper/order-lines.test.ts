import { Money, Nav, Percent, Units } from '@portal/shared/money';
import type { Leg } from '../../domain/items/index.ts';
import { listOrderLines, type PaperOrder, sumOrders } from './order-lines.ts';

const sukuk = { scheme: 'CBSUK', schemeName: 'Cempaka Biru Sukuk', currency: 'MYR' };
const myr = (text: string) => Money.of('MYR', text);

const order = (legs: readonly Leg[], salesCharge?: Percent): PaperOrder => ({
  id: 'i1',
  text: {
    title: 'Order',
    legs,
    details: [],
    changes: [],
    terms: { ...(salesCharge ? { salesCharge } : {}), units: Units.of('100') },
  },
  remarks: [],
});
const invest = (amount: string, charge: string) =>
  order([{ direction: 'in', ...sukuk, size: myr(amount) }], Percent.of(charge));

test('an amount that buys has its charge and what is invested, which add up to it', () => {
  const [line] = listOrderLines(invest('20000.00', '1.00'));
  expect(line?.sums?.charge?.format()).toBe('198.02');
  expect(line?.sums?.net.format()).toBe('19,801.98');
});

test('an order that was priced has the price of each of its schemes', () => {
  const price = { scheme: 'CBSUK', units: Units.of('17933.33'), nav: Nav.of('1.1042'), date: '2026-11-26' };
  const other = { ...price, scheme: 'CBBAL' };
  const [line] = listOrderLines({ ...invest('20000.00', '1.00'), prices: [other, price] });
  expect(line?.price).toBe(price);
  expect(listOrderLines(invest('20000.00', '1.00'))[0]?.price).toBeUndefined();
});

test('a switch of units has both legs, and its charge as a percentage', () => {
  const legs: readonly Leg[] = [
    { direction: 'switch-out', ...sukuk, size: Units.of('100') },
    { direction: 'switch-in', ...sukuk, scheme: 'CBBAL' },
  ];
  const lines = listOrderLines(order(legs, Percent.of('0.50')));
  expect(lines.map(({ leg, percent, sums }) => [leg.direction, percent?.format(), sums])).toEqual([
    ['switch-out', undefined, undefined],
    ['switch-in', '0.50%', undefined],
  ]);
});

test('the sums of a switch of units are estimates at the last price, and final once it was priced', () => {
  const legs: readonly Leg[] = [
    { direction: 'switch-out', ...sukuk, size: 'all' },
    { direction: 'switch-in', ...sukuk, scheme: 'CBBAL' },
  ];
  const sumsAt = (changes: Partial<PaperOrder>) =>
    listOrderLines({ ...order(legs, Percent.of('1')), ...changes })[1]?.sums;
  const estimate = sumsAt({ lastPrices: { navOf: () => Nav.of('1.0100') } });
  expect([estimate?.isEstimated, estimate?.charge?.format(), estimate?.net.format()]).toEqual([
    true,
    '1.00',
    '100.00',
  ]);
  const price = { scheme: 'CBSUK', units: Units.of('-100'), nav: Nav.of('2.0200'), date: '2026-11-26' };
  const final = sumsAt({ lastPrices: { navOf: () => Nav.of('1.0100') }, prices: [price] });
  expect([final?.isEstimated, final?.charge?.format(), final?.net.format()]).toEqual([
    false,
    '2.00',
    '200.00',
  ]);
});

test('only what is paid is added up, each currency apart', () => {
  const usd = order(
    [{ direction: 'in', ...sukuk, currency: 'USD', size: Money.of('USD', '105.00') }],
    Percent.of('5.00'),
  );
  const redeemed = order([{ direction: 'out', ...sukuk, size: myr('999.00') }]);
  const switched = order([{ direction: 'switch-in', ...sukuk, size: myr('500.00') }], Percent.of('0'));
  const orders = [invest('101.00', '1.00'), redeemed, usd, invest('202.00', '1.00'), switched];
  expect(
    sumOrders(orders).map(({ amount, charge, net }) => [
      amount.currency,
      amount.format(),
      charge.format(),
      net.format(),
    ]),
  ).toEqual([
    ['MYR', '303.00', '3.00', '300.00'],
    ['USD', '105.00', '5.00', '100.00'],
  ]);
});
