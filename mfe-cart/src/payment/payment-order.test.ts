import { Money } from '@portal/shared/money';
import {
  chooseMethod,
  emptyAnswers,
  firstAnswers,
  missingInPayment,
  missingMethod,
  paymentOrder,
} from './payment-order.ts';

const today = '2026-11-21';
const cheque = { code: 'CHQ', name: 'Cheque', reference: 'Cheque number' };
const fpx = { code: 'FPX', name: 'Online banking' };
const typed = {
  ...emptyAnswers,
  reference: ' 000123 ',
  chequeBank: 'Maybank',
  chequeDate: '2026-11-20',
  slip: { name: 'slip.pdf', path: 'documents::slip' },
};
const missingFields = (answers: Partial<typeof typed>, method = cheque) =>
  missingInPayment({ ...typed, ...answers }, method, today, []).map(({ field }) => field);

test('requires number, bank and a date of the last 6 months for a cheque', () => {
  expect(missingFields({})).toEqual([]);
  expect(missingFields({ reference: '  ' })).toEqual(['reference']);
  expect(missingFields({ chequeBank: '' })).toEqual(['chequeBank']);
  expect(missingFields({ chequeDate: '2026-05-21' })).toEqual([]);
  expect(missingFields({ chequeDate: '2026-05-20' })).toEqual(['chequeDate']);
  expect(missingFields({ chequeDate: '2026-11-22' })).toEqual(['chequeDate']);
  expect(missingFields({ chequeDate: '' })).toEqual(['chequeDate']);
});

test('requires only the payer’s details for online banking, when a third party pays', () => {
  expect(missingInPayment(emptyAnswers, fpx, today, [])).toEqual([]);
  const other = { ...emptyAnswers.payer, who: 'other' };
  expect(missingInPayment({ ...emptyAnswers, payer: other }, fpx, today, [])[0]?.field).toBe('payer.name');
  const epf = { code: 'EPF', name: 'EPF', reference: '9N (AHL) form number' };
  expect(
    missingInPayment({ ...emptyAnswers, payer: other }, epf, today, []).map(({ field }) => field),
  ).toEqual(['reference']);
  expect(missingInPayment(emptyAnswers, epf, today, [])[0]?.problem).toBe('Enter the 9N (AHL) form number.');
});

test('each method keeps the reference that was typed for it', () => {
  const atCheque = { ...emptyAnswers, ...chooseMethod({ ...emptyAnswers, reference: 'R-1' }, 'FPX', 'CHQ') };
  expect(atCheque).toMatchObject({ method: 'CHQ', reference: '', otherReferences: { FPX: 'R-1' } });
  const atDuitNow = { ...atCheque, ...chooseMethod({ ...atCheque, reference: '000123' }, 'CHQ', 'DNOW') };
  expect(atDuitNow).toMatchObject({ reference: '', otherReferences: { FPX: 'R-1', CHQ: '000123' } });
  expect(chooseMethod(atDuitNow, 'DNOW', 'FPX')).toEqual({
    method: 'FPX',
    reference: 'R-1',
    otherReferences: { CHQ: '000123' },
  });
  expect(chooseMethod(atDuitNow, 'DNOW', 'DNOW')).toMatchObject({ reference: '' });
});

test('asks for a method when none is preselected and one can be chosen', () => {
  expect(missingMethod([fpx])).toEqual([{ field: 'method', problem: 'Choose a payment method.' }]);
  expect(missingMethod([])).toEqual([]);
});

test('leaves out the answers of other methods', () => {
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

test('begins with method and payer as the customer paid last, where they still apply', () => {
  const holder = { name: 'LIM KOK SENG', idNo: '620118075311', accountId: '1000482917' };
  const paid = [{ accountId: '1000482917', plan: 'CS' as const }];
  const remembered = (payer: object) => ({
    methods: { 'CS MYR': 'DNOW' },
    payer: { ...emptyAnswers.payer, ...payer },
  });
  const first = (payer: object) => firstAnswers(remembered(payer), 'CS MYR', paid, [holder]);
  expect(firstAnswers(undefined, 'CS MYR', paid, [])).toEqual(emptyAnswers);
  expect(first({ who: holder.idNo })).toMatchObject({ method: 'DNOW', payer: { who: holder.idNo } });
  expect(first({ who: '590101015555' }).payer.who).toBe('customer');
  expect(first({ who: 'other', relationship: 'Employer' }).payer).toMatchObject({
    who: 'other',
    relationship: '',
  });
  expect(firstAnswers(remembered({}), 'CS USD', paid, []).method).toBe('');
});
