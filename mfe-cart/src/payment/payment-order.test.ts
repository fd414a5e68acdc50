import { Money } from '@portal/shared/money';
import { missingInPayment, nothingTyped, oldestCheque, paymentOrder } from './payment-order.ts';

const today = '2026-11-21';
const cheque = { code: 'CHQ', name: 'Cheque', reference: 'Cheque number' };
const fpx = { code: 'FPX', name: 'Online banking' };
const typed = {
  ...nothingTyped,
  reference: ' 000123 ',
  chequeBank: 'Maybank',
  chequeDate: '2026-11-20',
  slip: { name: 'slip.pdf', path: 'documents::slip' },
};
const fields = (answers: Partial<typeof typed>, method = cheque) =>
  missingInPayment({ ...typed, ...answers }, method, today, []).map(({ field }) => field);

test.each([
  ['2026-11-21', '2026-05-21'],
  ['2026-08-31', '2026-02-28'],
  ['2026-03-15', '2025-09-15'],
])('on %s a cheque may date from %s on', (day, oldest) => {
  expect(oldestCheque(day)).toBe(oldest);
});

test('a cheque needs number, bank and a date of the last 6 months', () => {
  expect(fields({})).toEqual([]);
  expect(fields({ reference: '  ' })).toEqual(['reference']);
  expect(fields({ chequeBank: '' })).toEqual(['chequeBank']);
  expect(fields({ chequeDate: '2026-05-21' })).toEqual([]);
  expect(fields({ chequeDate: '2026-05-20' })).toEqual(['chequeDate']);
  expect(fields({ chequeDate: '2026-11-22' })).toEqual(['chequeDate']);
  expect(fields({ chequeDate: '' })).toEqual(['chequeDate']);
});

test('online banking needs nothing but the payer’s particulars, if another pays', () => {
  expect(missingInPayment(nothingTyped, fpx, today, [])).toEqual([]);
  const other = { ...nothingTyped.payer, who: 'other' };
  expect(missingInPayment({ ...nothingTyped, payer: other }, fpx, today, [])[0]?.field).toBe('payer.name');
  const epf = { code: 'EPF', name: 'EPF', reference: '9N (AHL) form number' };
  expect(
    missingInPayment({ ...nothingTyped, payer: other }, epf, today, []).map(({ field }) => field),
  ).toEqual(['reference']);
  expect(missingInPayment(nothingTyped, epf, today, [])[0]?.problem).toBe('Enter the 9N (AHL) form number.');
});

test('what belongs to another method is not sent', () => {
  const due = Money.of('MYR', '10000.00');
  expect(paymentOrder(due, 'CHQ', typed)).toEqual({
    due,
    method: 'CHQ',
    reference: '000123',
    cheque: { bank: 'Maybank', date: '2026-11-20' },
    slip: 'documents::slip',
  });
  expect(paymentOrder(due, 'FPX', typed)).toEqual({ due, method: 'FPX', reference: '000123' });
});
