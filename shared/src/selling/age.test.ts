import { getAge } from './age.ts';

const today = '2026-11-21';

test('prefers the age of the customer master', () => {
  expect(getAge({ age: 61, idNo: '880412-14-5233' }, today)).toBe(61);
  expect(getAge({ age: 0 }, today)).toBe(0);
});

test.each([
  ['880412-14-5233', 38],
  ['620118075311', 64],
  ['881121-14-5233', 38],
  ['881122-14-5233', 37],
  ['120518-10-6041', 14],
  ['261121-10-6041', 0],
  ['261122-10-6041', undefined],
])('reads MyKad %s as %s years', (idNo, years) => {
  expect(getAge({ age: null, idNo }, today)).toBe(years);
});

test.each(['990229-08-1234', '198701204T', 'A1234567', '', undefined])('has no age for %s', (idNo) => {
  expect(getAge({ idNo }, today)).toBeUndefined();
});
