import { bankarWire } from '@portal/shared/testing/bank-account';
import fc from 'fast-check';
import { LOOKUPS } from '../../seed/reference/lookups.ts';
import { type AdditionFacts, bankarRefusal, malformedBankar } from './bank-account-checks.ts';

type Addition = Parameters<typeof bankarRefusal>[0];

const own: Addition = {
  ...bankarWire,
  validationIdType: '1',
  validationId: '880412-14-5234',
  bankAccountStatementFileName: '2026-10-31 statement.pdf',
  bankAccountStatementFileURL: 'portal-documents::2026-11/a',
};
const joint = { ...own, isJointAccount: true, beneCondition: 'OR', jointHolderName: 'LIM KOK SENG' } as const;
const thirdParty = {
  ...own,
  bankAccName: 'TAN AH KOW',
  isThirdPartyBankAccount: true,
  thirdPartyBankAccount: 'Parent',
};
const foreign = {
  ...own,
  bankName: 'DBS Bank',
  micrCode: null,
  swiftCode: 'DBSSSGSG',
  bankAccNumber: '0031234567',
};
const via = { intermediaryBank: 'Citibank', intermediaryBankSwiftCode: 'CITIUS33' };

const facts: AdditionFacts = {
  plan: 'CS',
  accountType: 'IND',
  holders: ['TAN MEI LING'],
  today: '2026-11-21',
};

test.each<[string, Addition]>([
  ['own', own],
  ['joint', joint],
  ['a third party’s', thirdParty],
  ['abroad', foreign],
  ['abroad through an intermediary bank', { ...foreign, ...via }],
])('[ITM-06] accepts an account that is %s', (_case, payload) => {
  expect(malformedBankar(payload, LOOKUPS)).toBeUndefined();
  expect(bankarRefusal(payload, facts)).toBeUndefined();
});

test.each<[string, Addition, keyof Addition]>([
  ['no bank statement', { ...own, bankAccountStatementFileURL: null }, 'bankAccountStatementFileURL'],
  ['a joint account without its other holder', { ...joint, jointHolderName: null }, 'jointHolderName'],
  ['an own account with a joint holder', { ...own, jointHolderName: 'LIM' }, 'jointHolderName'],
  [
    'a joint account of a third party',
    { ...joint, isThirdPartyBankAccount: true },
    'isThirdPartyBankAccount',
  ],
  [
    'a third party without relationship',
    { ...thirdParty, thirdPartyBankAccount: null },
    'thirdPartyBankAccount',
  ],
  [
    'an own account with a relationship',
    { ...own, thirdPartyBankAccount: 'Parent' },
    'thirdPartyBankAccount',
  ],
  ['a bank in Malaysia with a SWIFT code', { ...own, swiftCode: 'DBSSSGSG' }, 'swiftCode'],
  ['a bank abroad without one', { ...foreign, swiftCode: null }, 'swiftCode'],
  [
    'an intermediary without SWIFT code',
    { ...foreign, intermediaryBank: 'Citi' },
    'intermediaryBankSwiftCode',
  ],
  ['another currency', { ...own, currency: 'SGD' }, 'currency'],
  ['a bank that is not in the list', { ...own, micrCode: 'XXXXMYKL' }, 'micrCode'],
  ['too few digits', { ...own, bankAccNumber: '51421234771' }, 'bankAccNumber'],
  ['letters', { ...own, bankAccNumber: '51421234771A' }, 'bankAccNumber'],
  ['spaces that the portal does not send', { ...own, bankAccNumber: '5142 1234 7710' }, 'bankAccNumber'],
])('[ITM-06] finds malformed: %s', (_case, payload, field) =>
  expect(malformedBankar(payload, LOOKUPS)).toMatchObject({ field }),
);

test.each<[string, Partial<Addition>, Partial<AdditionFacts>, RegExp]>([
  ['an EPF account', {}, { plan: 'EPF' }, /Only cash accounts/],
  ['a company', {}, { accountType: 'COR' }, /Corporate/],
  ['another holder', { bankAccName: 'TAN AH KOW' }, {}, /not the one of the account’s holder/],
  ['another bank’s name', { bankName: 'CIMB' }, {}, /not the one of its MICR code/],
  ['an old bank statement', { bankAccountStatementFileName: '2026-08-20 a.pdf' }, {}, /older than 3 months/],
  ['a bank statement of tomorrow', { bankAccountStatementFileName: '2026-11-22 a.pdf' }, {}, /in the future/],
  ['a bank statement without date', { bankAccountStatementFileName: 'a.pdf' }, {}, /Enter the date/],
])('[ITM-06] refuses %s', (_case, changes, factChanges, why) =>
  expect(bankarRefusal({ ...own, ...changes }, { ...facts, ...factChanges })).toMatch(why),
);

test('[ITM-07] refuses the validation type 3, which is in the lookups', () => {
  expect(bankarRefusal({ ...own, validationIdType: '3' }, facts)).toBe(
    'This validation type is not offered.',
  );
});

test('[ITM-06] capitals, spaces and punctuation of a name make no difference', () => {
  const separator = fc.constantFrom(' ', '  ', '-', ' . ');
  fc.assert(
    fc.property(separator, separator, fc.boolean(), (one, two, lower) => {
      const name = `TAN${one}MEI${two}LING`;
      expect(
        bankarRefusal({ ...own, bankAccName: lower ? name.toLowerCase() : name }, facts),
      ).toBeUndefined();
    }),
  );
});
