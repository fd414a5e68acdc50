import { transactionItem } from '@portal/shared/api/transaction-payloads';
import { describeItem, detailsOf } from '@portal/shared/items';
import { Nav } from '@portal/shared/money';
import { investmentWire } from '@portal/shared/testing';
import { isOrder, mailOrderOf } from '../../sandbox/src/rules/orders/mail-order.ts';
import type { OrderItem } from '../../sandbox/src/rules/orders/order-item.ts';
import { fundOf } from '../../sandbox/src/seed/funds/funds.ts';
import { type OrderByHand, ordersByHand } from '../oracle/order-sums.ts';
import { redemptionPayload, switchingPayload } from '../oracle/taken-payloads.ts';

const navs: Readonly<Record<string, string>> = { CBMGF: '0.7214', CBSUK: '1.1042', CBPRG: '0.5000' };

const invest = (scheme: string, amount: number, salesCharge: number): OrderItem => ({
  type: 'investment',
  payload: { ...investmentWire, scheme, currency: fundOf(scheme).currency, amount, salesCharge },
});
const change = (way: 'amount' | 'units', changes: object): OrderItem =>
  Object({ type: 'switching', payload: { ...switchingPayload('CS', way), ...changes } });
const redeem = (plan: 'CS' | 'PRS', way: 'amount' | 'units', changes: object): OrderItem =>
  Object({ type: 'redemption', payload: { ...redemptionPayload(plan, way), ...changes } });

const orders: readonly (readonly [OrderByHand, OrderItem])[] = [
  [ordersByHand.investment, invest('CBSUK', 23_456.78, 1)],
  [ordersByHand.epf, invest('CBBAL', 7_777.77, 3)],
  [ordersByHand.foreign, invest('CBGTU', 12_345.67, 5.5)],
  [ordersByHand.switch, change('amount', { amount: 1_234.56, salesCharge: 1 })],
  [ordersByHand.contra, change('units', { units: 1_500, salesCharge: 0.5 })],
  [ordersByHand.redemptionByAmount, redeem('CS', 'amount', { amount: 1_000.5 })],
  [ordersByHand.redemptionByUnits, redeem('CS', 'units', { scheme: 'CBSUK', units: 250.5 })],
  [ordersByHand.withdrawal, redeem('PRS', 'amount', { amount: 100.55 })],
];

test('every order of the table is here', () => {
  expect(orders.map(([order]) => order)).toEqual(Object.values(ordersByHand));
});

test.each(orders)(
  '[CHK-01] [CHK-04] portal and e-mail say the sums of $kind as they were computed by hand',
  (order, item) => {
    const { size, percent = '–', charge = '–', tax, net } = order;
    if (!isOrder(item)) throw new Error(item.type);
    const row = mailOrderOf(item, 'account 1', (scheme) => navs[scheme]);
    expect([row.size, row.chargePercent, row.charge, row.net]).toEqual([size, percent, charge, net]);
    const text = describeItem(transactionItem.parse(item));
    const prices = { navOf: (scheme: string) => Nav.of(navs[scheme] ?? '1') };
    const sums = detailsOf(text, prices).filter(({ label = '' }) =>
      ['charge', 'invested', 'switched in', 'tax', 'net', 'worth'].includes(label),
    );
    expect(sums.map(({ value }) => value)).toEqual(
      order.charge
        ? [`${charge} (${percent})`, net]
        : tax
          ? [`${tax} (8%)`, net]
          : net.startsWith('≈')
            ? [net]
            : [],
    );
  },
);
