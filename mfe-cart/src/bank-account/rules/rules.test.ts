import { problemOf } from '@portal/shared/person/reading';
import { isSameName } from '@portal/shared/person/same-name';
import fc from 'fast-check';
import { holderProblem, ownNames } from './holder-name.ts';
import { readIdentity, typeOfNumber } from './identity-number.ts';

describe('holder', () => {
  const names = ['TAN MEI LING', 'LIM KOK SENG'];

  test.each([
    ['the customer', 'Tan Mei Ling', 'own', undefined],
    ['the other holder of the account', 'LIM KOK SENG', 'own', undefined],
    ['another person', 'Tan Ah Kow', 'own', /third party/],
    ['another person', 'Tan Ah Kow', 'joint', /third party/],
    ['another person', 'Tan Ah Kow', 'third-party', undefined],
    ['the customer', 'TAN MEI LING', 'third-party', /This is the customer’s name/],
  ] as const)('[ITM-06] the name of %s (%j) in an account that is %s', (_who, typed, owner, why) => {
    const problem = holderProblem(typed, owner, names);
    if (why === undefined) expect(problem).toBeUndefined();
    else expect(problem).toMatch(why);
  });

  test('[ITM-06] the names of an account are its adult holders and the customer', () => {
    const holders = [
      { name: 'TAN MEI LING', idNo: null, role: 'Principal' as const },
      { name: 'TAN JUNIOR', idNo: null, role: 'Minor' as const },
      { name: 'LIM KOK SENG', idNo: null, role: 'Joint' as const },
    ];
    expect(ownNames('Tan Mei Ling', { holders })).toEqual(['Tan Mei Ling', 'LIM KOK SENG']);
    expect(ownNames('Tan Mei Ling', undefined)).toEqual(['Tan Mei Ling']);
  });

  test('[ITM-06] capitals, spaces and punctuation make no difference to a name', () => {
    const separator = fc.constantFrom(' ', '  ', '-', '. ', '’');
    fc.assert(
      fc.property(separator, separator, fc.boolean(), (one, two, isLower) => {
        const typed = `TAN${one}MEI${two}LING`;
        expect(isSameName(isLower ? typed.toLowerCase() : typed, 'Tan Mei Ling')).toBe(true);
        expect(isSameName(`${typed}A`, 'Tan Mei Ling')).toBe(false);
      }),
    );
  });
});

describe('validation number', () => {
  test.each([
    ['1', '880412-14-5234', true],
    ['1', '880412145234', true],
    ['1', '990229-08-1234', false],
    ['1', '000229-08-1234', true],
    ['1', 'A12345678', false],
    ['2', 'A12345678', true],
    ['2', 'A1234', false],
    ['4', '201901000005', true],
    ['4', '', false],
  ])('[ITM-07] of type %s: %j is valid: %s', (type, number, isValid) =>
    expect(readIdentity(type, number).ok).toBe(isValid),
  );

  test('[ITM-07] another number than the record has is said', () => {
    expect(problemOf(readIdentity('1', '880412-14-5235', '880412-14-5233'))).toMatch(/another MyKad number/);
    // a passport is replaced by one with another number
    expect(readIdentity('2', 'A12345678', 'A87654321').ok).toBe(true);
  });

  test('[ITM-07] the type of a number on record is never 3', () => {
    fc.assert(fc.property(fc.string(), (number) => expect(['1', '2']).toContain(typeOfNumber(number))));
    expect(typeOfNumber('880412-14-5234')).toBe('1');
  });
});
