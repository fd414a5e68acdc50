import { problemOf } from '@portal/shared/person/reading';
import fc from 'fast-check';
import { lengthText, readAccountNumber } from './account-number.ts';
import { type ForeignBank, foreignBankProblems, swiftProblem } from './foreign-bank.ts';
import { holderProblem, isSameName, jointNameProblem, ownNames } from './holder-name.ts';
import { readIdentity, typeOfNumber } from './identity-number.ts';
import { datedName, oldestStatementDate, readDatedName, statementDateProblem } from './statement.ts';

describe('account number', () => {
  test.each([
    ['MBBEMYKL', [12]],
    ['CIBBMYKL', [10, 14]],
    ['PBBEMYKL', [10]],
    ['RHBBMYKL', [14]],
    ['HLBBMYKL', [11]],
    ['ARBKMYKL', [12, 13]],
    ['PHBMMYKL', [12]],
    ['MFBBMYKL', [15]],
    ['BIMBMYKL', [13, 14]],
    ['BKRMMYKL', [10, 11, 12]],
    ['BMMBMYKL', [14]],
    ['BSNAMYK1', [16]],
    ['AGOBMYKL', [16]],
    ['HBMBMYKL', [12]],
    ['OCBCMYKL', [10]],
    ['SCBLMYKX', [12]],
    ['UOVBMYKL', [11]],
    ['', [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ])('[ITM-06] at the bank %j only these lengths are accepted: %j', (micrCode, allowed) => {
    const accepted = Array.from({ length: 30 }, (_, index) => index + 1).filter(
      (length) => readAccountNumber('1'.repeat(length), micrCode, 'A bank').ok,
    );
    expect(accepted).toEqual(allowed);
  });

  test.each([
    ['', 'MBBEMYKL', /^Enter the account number/],
    ['51421234771A', 'MBBEMYKL', /in digits/],
    ['51421234771', 'MBBEMYKL', /^Maybank has account numbers of 12 digits; this one has 11\.$/],
    ['123456', 'CIBBMYKL', /10 or 14 digits/],
  ])('[ITM-06] refuses %j at %s', (typed, micrCode, why) =>
    expect(problemOf(readAccountNumber(typed, micrCode, 'Maybank'))).toMatch(why),
  );

  test('[ITM-06] spaces and dashes of a statement make no difference', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), fc.array(fc.nat(12), { maxLength: 4 }), (digits, places) => {
        const typed = places.reduce((text, at) => `${text.slice(0, at)} -${text.slice(at)}`, digits);
        expect(readAccountNumber(typed, 'MBBEMYKL', 'Maybank')).toEqual({ ok: true, value: digits });
      }),
    );
  });

  test('[ITM-06] shows the length of a bank', () => {
    expect(lengthText('ARBKMYKL')).toBe('12 or 13 digits');
    expect(lengthText('')).toBe('5 to 20 digits');
  });
});

describe('holder', () => {
  const names = ['TAN MEI LING', 'LIM KOK SENG'];

  test.each([
    ['the customer', 'Tan Mei Ling', 'own', undefined],
    ['the other holder of the account', 'LIM KOK SENG', 'own', undefined],
    ['another person', 'Tan Ah Kow', 'own', /third party/],
    ['another person', 'Tan Ah Kow', 'joint', /third party/],
    ['another person', 'Tan Ah Kow', 'third-party', undefined],
    ['the customer', 'TAN MEI LING', 'third-party', /own name/],
    ['nobody', '', 'own', /2 to 100 letters/],
    ['digits', 'Tan 2', 'third-party', /2 to 100 letters/],
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

  test('[ITM-06] the joint holder is another person', () => {
    expect(jointNameProblem('tan mei ling', 'TAN MEI LING')).toBe('Enter the other holder’s name.');
    expect(jointNameProblem('Lim Kok Seng', 'TAN MEI LING')).toBeUndefined();
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

describe('bank abroad', () => {
  const dbs: ForeignBank = {
    foreignName: 'DBS Bank',
    swiftCode: 'DBSSSGSG',
    viaBank: '',
    viaBranch: '',
    viaSwift: '',
    viaNumber: '',
  };

  test.each<[string, Partial<ForeignBank>, readonly string[]]>([
    ['without intermediary bank', {}, []],
    ['with one', { viaBank: 'Citibank', viaSwift: 'CITIUS33', viaBranch: 'NY', viaNumber: '36-001' }, []],
    ['without name', { foreignName: ' ' }, ['foreignName']],
    ['with a branch of an intermediary bank alone', { viaBranch: 'NY' }, ['viaBank', 'viaSwift']],
    [
      'with letters in the account there',
      { viaBank: 'Citi', viaSwift: 'CITIUS33', viaNumber: 'A1' },
      ['viaNumber'],
    ],
  ])('[ITM-06] %s', (_case, changes, fields) =>
    expect(foreignBankProblems({ ...dbs, ...changes }).map(({ field }) => field)).toEqual(fields),
  );

  test.each([
    ['DBSSSGSG', true],
    ['dbss sgsg xxx', true],
    ['DBSSSGS', false],
    ['DBSSSGSGXX', false],
    ['D1SSSGSG', false],
    ['MBBEMYKL', false],
  ])('[ITM-06] the SWIFT code %j is valid: %s', (code, isValid) =>
    expect(swiftProblem(code) === undefined).toBe(isValid),
  );
});

describe('statement', () => {
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
});
