import fc from 'fast-check';
import { datedName, oldestStatementDate, readDatedName, statementDateProblem } from './statement.ts';

test.each([
  ['2026-11-21', '2026-08-21'],
  ['2026-05-31', '2026-02-28'],
  ['2028-05-30', '2028-02-29'],
  ['2027-01-15', '2026-10-15'],
])('[ITM-06] the oldest statement on %s is of %s', (today, oldest) => {
  expect(oldestStatementDate(today)).toBe(oldest);
  expect(statementDateProblem(oldest, today)).toBeUndefined();
});

test.each([
  ['', /Enter the date/],
  ['2026-13-01', /Enter the date/],
  ['2026-11-22', /in the future/],
  ['2026-08-20', /older than 3 months: ask for one of 21\u00a0Aug\u00a02026 or later/],
])('[ITM-06] refuses the date %j on 21 November', (date, why) =>
  expect(statementDateProblem(date, '2026-11-21')).toMatch(why),
);

test('[ITM-06] what is sent has date and name, and both are read back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\S{1,60}$/), (name) => {
      expect(readDatedName(datedName('2026-10-31', name))).toEqual({ date: '2026-10-31', name });
    }),
  );
  expect(readDatedName('scan.pdf')).toEqual({ date: '', name: 'scan.pdf' });
});
