import { transactionItem } from '@portal/shared/api/transaction-payloads';
import { Nav } from '@portal/shared/money';
import { investmentWire, redemptionWire, switchingWire } from '@portal/shared/testing';
import { describeItem } from './describe-item.ts';
import { sumDetails } from './order-sums.ts';

const navs: Readonly<Record<string, Nav>> = { CBIEQ: Nav.of('0.6321'), CBPRG: Nav.of('0.5000') };
const prices = { navOf: (scheme: string) => navs[scheme] };
const detailsOf = (item: unknown, at?: Parameters<typeof sumDetails>[1]) =>
  sumDetails(describeItem(transactionItem.parse(item)), at).map(({ label, value }) => `${label} ${value}`);

const byUnits = { amountOrUnit: 'UNIT', amount: 0, units: 1_000 } as const;
const byAmount = { amountOrUnit: 'AMOUNT', amount: 1_000, units: 0 } as const;
const withdraw = (changes: object) => ({
  type: 'redemption',
  payload: {
    ...redemptionWire,
    scheme: 'CBPRG',
    plan: 'PRS',
    paymentInstruction: 'PRS',
    bankName: null,
    bankAccNumber: null,
    withdrawalReason: '2',
    ...changes,
  },
});
const change = (changes: object) => ({
  type: 'switching',
  payload: { ...switchingWire, salesCharge: 1, ...changes },
});

test.each([
  [
    'an investment',
    { type: 'investment', payload: investmentWire },
    ['charge MYR 521.33 (5.50%)', 'invested MYR 9,478.67'],
  ],
  ['a switch by amount', change(byAmount), ['charge MYR 9.90 (1.00%)', 'switched in MYR 990.10']],
  ['a switch by units', change(byUnits), ['charge ≈ MYR 6.26 (1.00%)', 'switched in ≈ MYR 625.84']],
  [
    'a switch of all units',
    change({ ...byUnits, switchAll: true }),
    ['charge ≈ MYR 6.26 (1.00%)', 'switched in ≈ MYR 625.84'],
  ],
  ['a switch without a charge', change({ ...byUnits, salesCharge: 0 }), ['charge 0.00%']],
  ['a switch into another currency', change({ ...byAmount, toCurrency: 'USD' }), ['charge 1.00%']],
  ['a switch of a scheme without a price', change({ ...byUnits, fromScheme: 'CBBAL' }), ['charge 1.00%']],
  ['a taxed withdrawal by amount', withdraw(byAmount), ['tax MYR 80.00 (8%)', 'net MYR 920.00']],
  ['a taxed withdrawal by units', withdraw(byUnits), ['tax ≈ MYR 40.00 (8%)', 'net ≈ MYR 460.00']],
  ['a taxed withdrawal without a price', withdraw({ ...byUnits, scheme: 'CBPRM' }), ['tax 8%']],
  [
    'a withdrawal that is not taxed, by units',
    withdraw({ ...byUnits, withdrawalReason: '7' }),
    ['worth ≈ MYR 500.00'],
  ],
  ['a withdrawal that is not taxed, by amount', withdraw({ ...byAmount, withdrawalReason: '7' }), []],
  ['a form', { type: 'clientInfoUpdate', payload: { race: '02', before: { race: '01' } } }, []],
])('[CRT-01] [CHK-01] [APP-02] the sums of %s', (_case, item, expected) => {
  expect(detailsOf(item, prices)).toEqual(expected);
});

test('[APP-02] the sums of units are exact at the price at which they were carried out', () => {
  expect(detailsOf(withdraw(byUnits), { ...prices, isFinal: true })).toEqual([
    'tax MYR 40.00 (8%)',
    'net MYR 460.00',
  ]);
});
