import { ageOn } from '@portal/shared/dates';
import fc from 'fast-check';
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
  ['170101-10-6041', 109],
  ['261121-10-6041', 100],
  ['261122-10-6041', 99],
])('reads MyKad %s as %s years', (idNo, years) => {
  expect(getAge({ age: null, idNo }, today)).toBe(years);
});

test.each([
  ['2008-11-21', 18],
  ['2008-11-22', 17],
  ['2026-11-21', 0],
  ['2026-11-22', undefined],
])('somebody born on %s is %s years old', (birthDate, years) => {
  expect(ageOn(birthDate, today)).toBe(years);
});

test.each(['990229-08-1234', '198701204T', 'A1234567', '', undefined])('has no age for %s', (idNo) => {
  expect(getAge({ idNo }, today)).toBeUndefined();
});

test('[CLI-02] every MyKad of an adult who is not over 100 has the age at its birth date', () => {
  const birthplace = fc.constantFrom('01', '14', '59', '82');
  const birth = fc.date({ min: new Date('1926-11-22'), max: new Date('2008-11-21'), noInvalidDate: true });
  fc.assert(
    fc.property(birth, birthplace, fc.nat(9999), fc.boolean(), (born, code, running, hasDashes) => {
      const [year = '', month = '', day = ''] = born.toISOString().slice(0, 10).split('-');
      const parts = [`${year.slice(2)}${month}${day}`, code, String(running).padStart(4, '0')];
      const hadBirthday = `${month}-${day}` <= today.slice(5);
      const years = Number(today.slice(0, 4)) - Number(year) - (hadBirthday ? 0 : 1);
      expect(getAge({ idNo: parts.join(hasDashes ? '-' : '') }, today)).toBe(years);
    }),
  );
});

test('[CLI-02] a number that is no MyKad has no age', () => {
  const day = fc.constantFrom('0229', '0230', '0431', '1301', '0100', '0000', '1232');
  fc.assert(
    fc.property(day, (date) => {
      // 1999 is no leap year
      expect(getAge({ idNo: `99${date}-08-1234` }, today)).toBeUndefined();
    }),
  );
});
