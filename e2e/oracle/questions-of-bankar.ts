import type { Part } from './questions.ts';

const always = 'account bankAccName bankAccNumber bankName currency validationIdType validationId';
const abroad =
  'intermediaryBank intermediaryBankBranch intermediaryBankSwiftCode intermediaryBankAccountNumber';
const own = { isJointAccount: false, isThirdPartyBankAccount: false };
const joint = { isJointAccount: true, isThirdPartyBankAccount: false };
const thirdParty = { isJointAccount: false, isThirdPartyBankAccount: true };
/** The MICR code follows from a bank in Malaysia. */
const maybank = { micrCode: 'MBBEMYKL' };

/**
 * ITM-06. docs/domain.md, section 3: a local bank's name fills the MICR code, an account abroad has SWIFT code and
 * intermediary bank. The holder's name must match. Whose account it is, is one question. The statement is a
 * file.
 */
export const bankar: Part = {
  names: `${always} micrCode isDefault isJointAccount beneCondition jointHolderName swiftCode ${abroad} isThirdPartyBankAccount thirdPartyBankAccount`,
  private: 'bankAccNumber validationId intermediaryBankAccountNumber',
  situations: [
    {
      who: 'an own account in Malaysia',
      given: { bankName: 'Maybank', currency: 'MYR' },
      required: always,
      optional: 'isDefault',
      sent: { ...own, ...maybank },
    },
    {
      who: 'a joint account in Malaysia',
      given: { bankName: 'Maybank', currency: 'MYR' },
      required: `${always} beneCondition jointHolderName`,
      optional: 'isDefault',
      sent: { ...joint, ...maybank },
    },
    {
      who: 'an account of a third party in Malaysia',
      given: { bankName: 'Maybank', currency: 'MYR', bankAccName: 'Tan Ah Kow' },
      required: `${always} thirdPartyBankAccount`,
      optional: 'isDefault',
      sent: { ...thirdParty, ...maybank },
    },
    {
      who: 'an own account abroad',
      given: { bankName: 'DBS Bank', currency: 'USD' },
      required: `${always} swiftCode`,
      optional: `isDefault ${abroad}`,
      sent: own,
    },
    {
      who: 'a joint account abroad',
      given: { bankName: 'DBS Bank', currency: 'USD' },
      required: `${always} swiftCode beneCondition jointHolderName`,
      optional: `isDefault ${abroad}`,
      sent: joint,
    },
    {
      who: 'an account of a third party abroad',
      given: { bankName: 'DBS Bank', currency: 'USD', bankAccName: 'Tan Ah Kow' },
      required: `${always} swiftCode thirdPartyBankAccount`,
      optional: `isDefault ${abroad}`,
      sent: thirdParty,
    },
  ],
};
