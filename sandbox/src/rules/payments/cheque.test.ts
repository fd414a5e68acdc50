import { chequeComplaint } from './cheque.ts';

test.each([
  ['today', '123456', '2026-11-21', undefined],
  ['six months ago to the day', '123456', '2026-05-21', undefined],
  ['a day older', '123456', '2026-05-20', 'The cheque is older than 6 months.'],
  ['tomorrow', '123456', '2026-11-22', 'The cheque’s date lies in the future.'],
  ['no date', '123456', undefined, 'Enter the cheque’s bank and date.'],
  ['no number', ' ', '2026-11-21', 'Enter the cheque number.'],
])('a cheque: %s', (_case, number, date, complaint) => {
  expect(chequeComplaint(number, date === undefined ? undefined : { date }, '2026-11-21')).toBe(complaint);
});

test('six months before the end of August is the end of February', () => {
  expect(chequeComplaint('1', { date: '2027-02-28' }, '2027-08-31')).toBeUndefined();
  expect(chequeComplaint('1', { date: '2027-02-27' }, '2027-08-31')).toBeDefined();
});
