import { likelyAge } from './mykad-births.ts';
import { readBankAccountNumber } from './read-bank-account-number.ts';
import { readEpfNumber } from './read-epf-number.ts';
import { readIdentityNumber } from './read-identity-number.ts';
import { readMyKad } from './read-mykad.ts';
import { readPassport } from './read-passport.ts';
import { readCode, readText } from './read-text.ts';
import { problemOf } from './reading.ts';

const today = '2026-11-21';

test.each([
  ['880412-14-5233', '880412-14-5233', '1988-04-12', 'M', 38],
  ['910725-10-6048', '910725-10-6048', '1991-07-25', 'F', 35],
  ['620118-07-5311', '620118-07-5311', '1962-01-18', 'M', 64],
  ['880412145233', '880412-14-5233', '1988-04-12', 'M', 38],
  [' 860923 14 5572 ', '860923-14-5572', '1986-09-23', 'F', 40],
  ['000229-08-1234', '000229-08-1234', '2000-02-29', 'F', 26],
  ['081121-59-1235', '081121-59-1235', '2008-11-21', 'M', 18],
  ['271121-82-1235', '271121-82-1235', '1927-11-21', 'M', 99],
])('reads the MyKad %j as %s, born %s, %s, %s years', (typed, number, birthDate, sex, age) => {
  const reading = readMyKad(typed, { today });
  expect(reading).toEqual({ ok: true, value: { number, births: [birthDate], sex } });
  expect(reading.ok && likelyAge(reading.value.births, today)).toBe(age);
});

const invalid = 'Enter a valid MyKad number.';
const tooYoung = 'This MyKad number is of a person under 18.';

test.each([
  ['', invalid],
  ['990229-08-1234', invalid],
  ['861323-14-5572', invalid],
  ['860900-14-5572', invalid],
  ['86092314557', invalid],
  ['8609231455721', invalid],
  ['A60923-14-5572', invalid],
  ['880412-00-5233', invalid],
  ['880412-17-5233', invalid],
  ['880412-18-5233', invalid],
  ['880412-19-5233', invalid],
  ['880412-20-5233', invalid],
  ['880412-69-5233', invalid],
  ['880412-70-5233', invalid],
  ['880412-73-5233', invalid],
  ['880412-80-5233', invalid],
  ['880412-81-5233', invalid],
  ['880412-94-5233', invalid],
  ['880412-95-5233', invalid],
  ['880412-96-5233', invalid],
  ['880412-97-5233', invalid],
])('refuses the MyKad %j: %s', (typed, problem) => {
  expect(problemOf(readMyKad(typed, { today }))).toBe(problem);
});

// which births are possible: e2e/oracle/people-ages.ts
test.each([
  ['081121-14-5233', undefined],
  ['081122-14-5233', tooYoung],
  ['150518-12-5241', tooYoung],
  ['250704-10-5522', undefined],
  ['261122-14-5233', undefined],
])('of %s as an adult’s MyKad is said: %s', (typed, problem) => {
  expect(problemOf(readMyKad(typed, { today, isAdult: true }))).toBe(problem);
});

test.each([
  ['250704-10-5522', ['2025-07-04', '1925-07-04']],
  ['250704–10–5522', ['2025-07-04', '1925-07-04']],
  ['880412145233', ['1988-04-12']],
  ['k 123-456', []],
])('reads %s as an identity number with the births %j', (typed, births) => {
  expect(readIdentityNumber(typed, today)).toMatchObject({ ok: true, value: { births } });
});

test.each(['', '990229-08-1234', 'K1'])('%j is no identity number', (typed) => {
  expect(problemOf(readIdentityNumber(typed, today))).toBe('Enter a MyKad number, or a passport number.');
});

test.each([
  ['880412-14-5233', '880412-14-5233', true],
  ['880412145233', '880412-14-5233', true],
  ['880412-14-5235', '880412-14-5233', false],
  ['880412-14-5233', 'A12345678', true],
  ['880412-14-5233', '', true],
  ['880412-14-5233', null, true],
])('the MyKad %s of a person whose record has %j is accepted: %s', (typed, recorded, isAccepted) => {
  const reading = readMyKad(typed, { today, recorded });
  expect(reading.ok).toBe(isAccepted);
  if (!isAccepted) expect(problemOf(reading)).toMatch(/record has another MyKad number/);
});

test.each([
  ['A12345678', 'A12345678'],
  ['a1234567', 'A1234567'],
  ['K 123-456', 'K123456'],
  ['ABC123', 'ABC123'],
  ['ABCDEF123456', 'ABCDEF123456'],
  ['A1234', undefined],
  ['ABCDEF1234567', undefined],
  ['A1234_678', undefined],
  ['', undefined],
])('reads the passport %j as %j', (typed, number) => {
  const reading = readPassport(typed);
  expect(reading.ok ? reading.value : undefined).toBe(number);
});

test.each([
  ['1234567', '1234567'],
  ['123456789', '123456789'],
  ['1234 5678', '1234 5678'.replace(' ', '')],
  ['123456', undefined],
  ['1234567890', undefined],
  ['12345A78', undefined],
])('reads the EPF number %j as %j', (typed, number) => {
  const reading = readEpfNumber(typed);
  expect(reading.ok ? reading.value : undefined).toBe(number);
});

const cimb = 'CIBBMYKL';

test.each([
  ['8600123456', '8600123456'],
  ['86-0012 3456 7890', '86001234567890'],
])('[ITM-06] reads the account number %j as %j', (typed, number) => {
  expect(readBankAccountNumber(typed, cimb)).toEqual({ ok: true, value: number });
});

test.each([
  ['', 'Enter the account number, as in the statement.'],
  ['86001234AB', 'Enter the account number in digits.'],
  ['86001234567', 'CIMB has account numbers of 10 or 14 digits; this one has 11.'],
  ['8'.repeat(41), 'CIMB has account numbers of 10 or 14 digits; this one has 41.'],
])('[ITM-06] refuses the account number %j: %s', (typed, problem) => {
  expect(problemOf(readBankAccountNumber(typed, cimb))).toBe(problem);
});

test('a text above its limit is refused with its length, and a text of several lines keeps them', () => {
  expect(problemOf(readText('x'.repeat(101)))).toBe('Use at most 100 characters; this has 101.');
  expect(readText('One\r\nTwo ', 7)).toEqual({ ok: true, value: 'One\nTwo' });
  expect(readCode(' 00–238 ')).toEqual({ ok: true, value: '00-238' });
});
