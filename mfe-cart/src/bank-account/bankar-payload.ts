import type { BankarSent } from '@portal/shared/api/transaction-payloads';
import { cleanCode, cleanText } from '@portal/shared/clean-text';
import { readName } from '@portal/shared/person/read-name';
import { valueOr } from '@portal/shared/person/reading';
import { underOnboarding } from '../core/customer/onboarding-id.ts';
import type { BankAccountValues } from './bank-account-fields.ts';
import { normalizeSwift } from './rules/foreign-bank.ts';
import { readIdentity } from './rules/identity-number.ts';
import { datedName } from './rules/statement.ts';

/** What the values of a valid form mean. */
export interface BankAccountOrder {
  readonly values: BankAccountValues;
  /** Number of the customer's account that is served. */
  readonly account: string;
  /** Name of the bank in Malaysia. */
  readonly localBankName: string;
  readonly statement: NonNullable<BankAccountValues['statement']>;
}

const noForeignBank = {
  swiftCode: null,
  intermediaryBank: null,
  intermediaryBankBranch: null,
  intermediaryBankSwiftCode: null,
  intermediaryBankAccountNumber: null,
};

const textOrNull = (typed: string): string | null => cleanText(typed) || null;
const nameOf = (typed: string): string => valueOr(readName(typed), typed);

/** Returns the fields of the bank: a MICR code in Malaysia, abroad a SWIFT code and the intermediary bank, if any. */
function bankPart({ values, localBankName }: BankAccountOrder) {
  if (values.place === 'local') return { bankName: localBankName, micrCode: values.bank, ...noForeignBank };
  return {
    bankName: cleanText(values.foreignName),
    micrCode: null,
    swiftCode: normalizeSwift(values.swiftCode),
    intermediaryBank: textOrNull(values.viaBank),
    intermediaryBankBranch: textOrNull(values.viaBranch),
    intermediaryBankSwiftCode: textOrNull(normalizeSwift(values.viaSwift)),
    intermediaryBankAccountNumber: textOrNull(cleanCode(values.viaNumber)),
  };
}

/**
 * Returns the payload of a bank account addition (`bankar`), with the specification's fields (ITM-06). Fields that do
 * not apply are `null`; the order must have been checked before.
 */
export function bankarPayload(order: BankAccountOrder): BankarSent {
  const { values, account, statement } = order;
  const isJoint = values.owner === 'joint';
  const isThirdParty = values.owner === 'third-party';
  return {
    account,
    bankAccName: nameOf(values.holderName),
    bankAccNumber: cleanCode(values.number),
    ...bankPart(order),
    currency: values.currency,
    isDefault: values.isDefault,
    isJointAccount: isJoint,
    beneCondition: isJoint && values.condition !== '' ? values.condition : null,
    jointHolderName: isJoint ? nameOf(values.jointName) : null,
    validationIdType: values.idType,
    validationId: valueOr(readIdentity(values.idType, values.idNumber), values.idNumber),
    bankAccountStatementFileName: datedName(values.statementDate, statement.name),
    bankAccountStatementFileURL: statement.path,
    isThirdPartyBankAccount: isThirdParty,
    thirdPartyBankAccount: isThirdParty ? values.relationship : null,
    ...underOnboarding(account),
  };
}
