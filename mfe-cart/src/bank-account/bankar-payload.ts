import type { BankarSent } from '@portal/shared/api/transaction-payloads';
import { bankFacts, bankFields, toSent } from '@portal/shared/fields';
import { valueOr } from '@portal/shared/person/reading';
import { underOnboarding } from '../core/customer/onboarding-id.ts';
import type { BankAccountValues } from './bank-account-fields.ts';
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

/**
 * Returns the payload of a bank account addition (`bankar`), with the specification's fields (ITM-06). Fields that do
 * not apply are `null`; the order must have been checked before.
 */
export function bankarPayload({ values, account, localBankName, statement }: BankAccountOrder): BankarSent {
  const { owner, place: _, ...sent } = toSent(bankFields, values, bankFacts(undefined));
  return {
    account,
    ...sent,
    bankName: sent.bankName ?? localBankName,
    isDefault: values.isDefault,
    isJointAccount: owner === 'joint',
    validationId: valueOr(readIdentity(sent.validationIdType, sent.validationId), sent.validationId),
    bankAccountStatementFileName: datedName(values.statementDate, statement.name),
    bankAccountStatementFileURL: statement.path,
    isThirdPartyBankAccount: owner === 'third-party',
    ...underOnboarding(account),
  };
}
