import * as z from '@portal/shared/schema';
import fc from 'fast-check';
import { bankFacts, bankFields } from './bank-fields.ts';
import { toSent, valueShape } from './convert.ts';
import type { TypesOf, ValuesOf } from './field.ts';
import { askedNames, problemOfField } from './rules.ts';

type Values = ValuesOf<TypesOf<typeof bankFields>>;

const facts = bankFacts(undefined);
const local: Values = {
  ...z.object(valueShape(bankFields)).parse({}),
  micrCode: 'MBBEMYKL',
  bankAccNumber: '514212347710',
  bankAccName: 'Tan Mei Ling',
  validationIdType: '2',
  validationId: 'A12345678',
};
const abroad: Values = { ...local, place: 'foreign', bankName: 'DBS Bank', swiftCode: 'DBSSSGSG' };
const via = { intermediaryBank: 'Citibank', intermediaryBankSwiftCode: 'CITIUS33' };

/** The names of the fields that are wrong. */
const wrongIn = (values: Values) =>
  askedNames(bankFields, values, undefined).filter((name) => problemOfField(bankFields, name, values, facts));
const isValid = (name: keyof typeof bankFields, values: Values) =>
  problemOfField(bankFields, name, values, facts) === undefined;

test.each([
  ['MBBEMYKL', [12]],
  ['CIBBMYKL', [10, 14]],
  ['BKRMMYKL', [10, 11, 12]],
  ['', [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
])('[ITM-06] at the bank %j only these lengths of a number are accepted: %j', (micrCode, allowed) => {
  const lengths = Array.from({ length: 30 }, (_, index) => index + 1);
  const accepted = lengths.filter((length) =>
    isValid('bankAccNumber', { ...local, micrCode, bankAccNumber: '1'.repeat(length) }),
  );
  expect(accepted).toEqual(allowed);
});

test('[ITM-06] the number of an account abroad is not read as one of the bank that was chosen before', () =>
  expect(wrongIn({ ...abroad, bankAccNumber: '51421' })).toEqual([]));

test('[ITM-06] spaces and dashes of a statement make no difference', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), fc.array(fc.nat(12), { maxLength: 4 }), (digits, places) => {
      const typed = places.reduce((text, at) => `${text.slice(0, at)} -${text.slice(at)}`, digits);
      expect(toSent(bankFields, { ...local, bankAccNumber: typed }, facts).bankAccNumber).toBe(digits);
    }),
  );
});

test.each<[string, Partial<Values>, readonly string[]]>([
  ['without intermediary bank', {}, []],
  ['with spaces for one', { intermediaryBank: ' ', intermediaryBankBranch: ' ' }, []],
  ['with one', { ...via, intermediaryBankBranch: 'NY', intermediaryBankAccountNumber: '36-001' }, []],
  ['without name', { bankName: ' ' }, ['bankName']],
  ['with a letter for a name', { bankName: 'D' }, ['bankName']],
  [
    'with a branch of an intermediary bank alone',
    { intermediaryBankBranch: 'NY' },
    ['intermediaryBank', 'intermediaryBankSwiftCode'],
  ],
  [
    'with letters in the account there',
    { ...via, intermediaryBankAccountNumber: 'A1' },
    ['intermediaryBankAccountNumber'],
  ],
  [
    'with too many digits there',
    { ...via, intermediaryBankAccountNumber: '1'.repeat(21) },
    ['intermediaryBankAccountNumber'],
  ],
])('[ITM-06] a bank abroad %s', (_case, changes, fields) =>
  expect(wrongIn({ ...abroad, ...changes })).toEqual(fields),
);

test.each([
  ['DBSSSGSG', true],
  ['dbss sgsg xxx', true],
  ['DBSSSGS', false],
  ['DBSSSGSGXX', false],
  ['D1SSSGSG', false],
  ['MBBEMYKL', false],
])('[ITM-06] the SWIFT code %j is valid: %s', (swiftCode, valid) =>
  expect(isValid('swiftCode', { ...abroad, swiftCode })).toBe(valid),
);

test.each(['', '.', 'Tan 2'])('[ITM-06] the holder’s name %j is refused', (bankAccName) =>
  expect(problemOfField(bankFields, 'bankAccName', { ...local, bankAccName }, facts)).toMatch(
    /^Enter the name, with at least one letter\.$|^A name cannot have “2”/,
  ),
);
