import { Money } from '@portal/shared/money';
import { someLists, wireInvestment } from '../../core/fixtures/cart.ts';
import { someLookups } from '../../core/fixtures/lookups.ts';
import type { InvestmentItem } from '../../core/items/cart-item.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import { dueSums, missingMethods, paymentChoices } from './payment-choice.ts';

const [sample] = itemsOf('Digital Transaction', someLists({ investment: [wireInvestment('i1')] }));

function bought(accountId: string, amount: string, plan: InvestmentItem['plan'] = 'CS'): InvestmentItem {
  if (sample?.kind !== 'investment') throw new Error('no investment');
  const money = Money.of('MYR', amount);
  return { ...sample, id: `${accountId} ${amount}`, accountId, plan, amount: money };
}
const choices = (items: readonly InvestmentItem[]) =>
  paymentChoices(dueSums(items), someLookups.paymentMethods, {});
const codes = (items: readonly InvestmentItem[]) =>
  choices(items).map(({ methods }) => methods.map(({ code }) => code));

test('[CHK-01] checks a method’s limits for the payment of each account', () => {
  expect(codes([bought('1', '20000.00'), bought('2', '20000.00', 'PRS')])).toEqual([
    ['FPX', 'FPXB2B', 'DNOW', 'CHQ'],
  ]);
  expect(codes([bought('1', '20000.00'), bought('1', '20000.00')])).toEqual([['FPXB2B', 'DNOW', 'CHQ']]);
});

test('returns a choice per currency, and a separate one for EPF', () => {
  const made = choices([bought('1', '500.00'), bought('2', '700.00', 'EPF'), bought('3', '100.00')]);
  expect(made.map(({ key, due, method }) => [key, due.format(), method])).toEqual([
    ['CS MYR', '600.00', 'FPX'],
    ['EPF MYR', '700.00', 'EPF'],
  ]);
  expect(missingMethods(made)).toEqual([]);
});

test('preselects no method of companies, and asks to choose when it is the only one', () => {
  const corporate = someLookups.paymentMethods.filter(({ code }) => code === 'FPXB2B');
  const [sum] = paymentChoices(dueSums([bought('1', '40000.00')]), corporate, {});
  expect(sum?.method).toBeUndefined();
  expect(sum && missingMethods([sum])).toEqual([
    { field: 'method.CS MYR', problem: 'Choose a payment method.' },
  ]);
});
