import { wireSwitching } from '../core/fixtures/cart.ts';
import { switchingOf } from './fixtures/item.ts';
import { valuesOfItem } from './switch-fields.ts';

const at = '2026-11-21T10:42:00.000+08:00';
const paidOut = {
  distributionInstruction: 'PAYOUT' as const,
  bankName: 'Maybank',
  bankAccNumber: '514212347710',
  micrCode: 'MBBEMYKL',
};
test.each([
  [
    { switchAll: false, units: 300 },
    { way: 'units', units: '300.00', amount: '' },
  ],
  [
    { switchAll: false, amountOrUnit: 'AMOUNT' as const, amount: 250, units: 0 },
    { way: 'amount', amount: '250.00', units: '' },
  ],
  [{}, { way: 'all', amount: '', units: '', borrowing: '', distribution: 'REINVEST', bank: '' }],
  [paidOut, { distribution: 'PAYOUT', bank: 'MBBEMYKL 514212347710' }],
  [
    { toScheme: 'CBGTU', toCurrency: 'USD', domesticBorrowing: true },
    { target: 'CBGTU', borrowing: 'yes' },
  ],
  [
    { toScheme: 'CBGTU', toCurrency: 'USD' },
    { target: 'CBGTU', borrowing: 'no' },
  ],
])('[CRT-02] an item %j is edited as %j', (changes, expected) => {
  const given = { reason: 'Has a long horizon.', acknowledged: { at, kind: 'risk' } };
  expect(valuesOfItem(switchingOf(wireSwitching('s1', changes)), given)).toMatchObject({
    accountId: '1000482917',
    scheme: 'CBMGF',
    target: 'CBSUK',
    ...given,
    ...expected,
  });
});
