import { readMyKad } from './mykad.ts';

const TODAY = '2026-11-21';

test.each([
  ['880412-14-5233', '1988-04-12', 'M', '14'],
  ['910725-10-6048', '1991-07-25', 'F', '10'],
  ['620118-07-5311', '1962-01-18', 'M', '07'],
  ['120518145241', '2012-05-18', 'M', '14'],
])('%s is valid', (number, dateOfBirth, gender, placeCode) => {
  expect(readMyKad(number, TODAY)).toEqual({ dateOfBirth, gender, placeCode });
});

test.each([
  ['990229-08-1234', 'no such day'],
  ['880412-17-5233', 'an unknown place'],
  ['880412-00-5233', 'place 00'],
  ['881312-14-5233', 'month 13'],
  ['880412-14-523', 'too short'],
  ['A80412-14-5233', 'a letter'],
])('%s is refused: %s', (number) => {
  expect(readMyKad(number, TODAY)).toBeUndefined();
});
