import type { Bankar } from '@portal/shared/api/transaction-payloads';
import { cleanCode } from '@portal/shared/clean-text';
import { readBankAccountNumber } from '../person/read-bank-account-number.ts';
import { readName } from '../person/read-name.ts';
import { readText } from '../person/read-text.ts';
import { accept, type Reading, refuse } from '../person/reading.ts';
import { fromSent } from './convert.ts';
import { choice, defineFields, type FieldFacts, oneOf, text, when, whenAny } from './field.ts';

const is = (answer: string) => (value: string) => value === answer;
const ofJoint = when('owner', is('joint'));
const inMalaysia = when('place', is('local'));
const abroad = when('place', is('foreign'));
const throughAnother = whenAny(
  'intermediaryBank',
  'intermediaryBankBranch',
  'intermediaryBankSwiftCode',
  'intermediaryBankAccountNumber',
);

/** Longest account number at an intermediary bank. */
const longestNumber = 20;
const enterSwift = 'Enter the SWIFT code: 8 or 11 letters and digits, such as DBSSSGSG.';
/** Bank, country, place, and optionally branch (ISO 9362). */
const swift = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** Returns a typed SWIFT code in capitals, without spaces. It does not check the code. */
export const normalizeSwift = (typed: string): string => cleanCode(typed).toUpperCase();

function readSwift(typed: string): Reading {
  const code = normalizeSwift(typed);
  if (!swift.test(code)) return refuse(enterSwift);
  return code.slice(4, 6) === 'MY'
    ? refuse('This code is of a bank in Malaysia: choose the bank by its name.')
    : accept(code);
}

const readBankName = (typed: string): Reading =>
  cleanCode(typed).length < 2 ? refuse('Enter the bank’s name.') : readText(typed);

function readNumberThere(typed: string): Reading {
  const number = cleanCode(typed);
  return /^\d*$/.test(number) && number.length <= longestNumber
    ? accept(number)
    : refuse(
        `Enter the account number in at most ${longestNumber} digits; this has ${number.length} characters.`,
      );
}

/** A bank account that is added (ITM-06), but for the account that it serves, its statement and the default account. */
export const bankFields = defineFields({
  owner: oneOf(['own', 'joint', 'third-party'], {
    label: 'Whose bank account is it?',
    initial: 'own',
  }),
  currency: choice('currency', { label: 'Currency', initial: 'MYR', required: 'Choose the currency.' }),
  place: oneOf(['local', 'foreign'], {
    label: 'Where is the bank?',
    initial: 'local',
  }),
  micrCode: choice('banks', { label: 'Bank', asked: inMalaysia, required: 'Choose the bank.' }),
  /** Abroad it is typed. */
  bankName: text({
    label: 'Bank',
    typing: 'words',
    asked: abroad,
    required: 'Enter the bank’s name.',
    read: readBankName,
  }),
  swiftCode: text({
    label: 'SWIFT code',
    typing: 'code',
    help: '8 or 11 letters and digits.',
    asked: abroad,
    required: enterSwift,
    read: readSwift,
  }),
  bankAccNumber: text({
    label: 'Account number',
    typing: 'digits',
    care: 'private',
    required: 'Enter the account number, as in the statement.',
    beside: 'micrCode',
    read: (typed, _facts, micrCode) => readBankAccountNumber(typed, micrCode),
  }),
  intermediaryBank: text({
    label: 'Intermediary bank’s name',
    typing: 'words',
    asked: abroad,
    required: 'Enter the intermediary bank’s name, or empty all its fields.',
    requiredWhen: throughAnother,
    read: readBankName,
  }),
  intermediaryBankBranch: text({ label: 'Branch', asked: abroad }),
  intermediaryBankSwiftCode: text({
    label: 'Intermediary bank’s SWIFT code',
    typing: 'code',
    asked: abroad,
    required: enterSwift,
    requiredWhen: throughAnother,
    read: readSwift,
  }),
  intermediaryBankAccountNumber: text({
    label: 'Account number at the intermediary bank',
    typing: 'digits',
    care: 'private',
    asked: abroad,
    read: readNumberThere,
  }),
  bankAccName: text({
    label: 'Holder’s name',
    typing: 'words',
    required: 'Enter the name, with at least one letter.',
    read: readName,
  }),
  jointHolderName: text({
    label: 'Joint holder’s name',
    typing: 'words',
    asked: ofJoint,
    required: 'Enter the name, with at least one letter.',
    read: readName,
  }),
  /** AND: both holders sign together. OR: either signs. */
  beneCondition: oneOf(['OR', 'AND'], {
    label: 'Who signs for the account?',
    asked: ofJoint,
    required: 'Choose who signs for the account.',
  }),
  thirdPartyBankAccount: choice('relationship', {
    label: 'Relationship to the customer',
    asked: when('owner', is('third-party')),
    required: 'Choose the relationship to the customer.',
  }),
  validationIdType: choice('bankAccountValidationTypes', {
    label: 'Identified by',
    required: 'Choose how the holder is identified.',
  }),
  validationId: text({
    label: 'Identity number',
    typing: 'code',
    care: 'identifying',
    required: 'Enter the identity number.',
  }),
});

/** The facts that these rows are read by: none of them is a phone number or an e-mail address. */
export const bankFacts = (lookups: FieldFacts['lookups']): FieldFacts => ({
  lookups,
  agentEmail: '',
  readPhone: (national) => accept({ national }),
  readEmail: accept,
});

/**
 * Returns an addition, as it is sent or received, as values of the rows. The name of a bank in Malaysia follows from its
 * code, so it is empty.
 */
export function bankValues({ micrCode, bankName, beneCondition, ...others }: Bankar) {
  const isForeign = micrCode === null;
  return fromSent(bankFields, {
    ...others,
    owner: others.isThirdPartyBankAccount ? 'third-party' : others.isJointAccount ? 'joint' : 'own',
    place: isForeign ? 'foreign' : 'local',
    micrCode,
    bankName: isForeign ? bankName : null,
    beneCondition: beneCondition === 'AND' || beneCondition === 'OR' ? beneCondition : null,
  });
}
