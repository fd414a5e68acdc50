import * as z from '@portal/shared/schema';
import type { BankAccountItem } from '../core/items/cart-item.ts';
import type { TransactionDraft } from '../transaction/index.ts';
import type { DrawerStart } from '../transaction-rules/index.ts';
import { typeOfNumber } from './rules/identity-number.ts';
import { readDatedName } from './rules/statement.ts';

/** The fields of the form, as typed and chosen. A new one is added here, to its control and to its rule. */
const fields = z.object({
  owner: z.enum(['own', 'joint', 'third-party']),
  place: z.enum(['local', 'foreign']),
  currency: z.string(),
  /** The customer's account that is served; empty for the only one. */
  accountId: z.string(),
  /** MICR code of a bank in Malaysia. */
  bank: z.string(),
  foreignName: z.string(),
  swiftCode: z.string(),
  viaBank: z.string(),
  viaBranch: z.string(),
  viaSwift: z.string(),
  viaNumber: z.string(),
  number: z.string(),
  holderName: z.string(),
  jointName: z.string(),
  /** Who signs for a joint account; empty until it is answered. */
  condition: z.enum(['', 'AND', 'OR']),
  relationship: z.string(),
  idType: z.string(),
  idNumber: z.string(),
  /** YYYY-MM-DD. */
  statementDate: z.string(),
  statement: z.nullable(z.object({ name: z.string(), path: z.string() })),
  isDefault: z.boolean(),
});

/** Values of the form. All of them are kept while it is unfinished. */
export type BankAccountValues = z.output<typeof fields>;
export type BankAccountField = keyof BankAccountValues;

/**
 * Returns what a new form shows first: an own account in MYR at a bank in Malaysia, with the customer's name and
 * identity number on record; all else empty. `accountId` is the account that the bank account serves, empty when none
 * is chosen.
 */
export const newValues = (
  customer: { readonly name: string; readonly idNo: string },
  accountId = '',
): BankAccountValues => ({
  owner: 'own',
  place: 'local',
  currency: 'MYR',
  accountId,
  bank: '',
  foreignName: '',
  swiftCode: '',
  viaBank: '',
  viaBranch: '',
  viaSwift: '',
  viaNumber: '',
  number: '',
  holderName: customer.name,
  jointName: '',
  condition: '',
  relationship: '',
  idType: typeOfNumber(customer.idNo),
  idNumber: customer.idNo,
  statementDate: '',
  statement: null,
  isDefault: false,
});

/**
 * Returns the form's values of a bank account addition in the cart. Fields that the item does not have are empty; an
 * account without a bank code (`micrCode`) is one abroad.
 */
export function valuesOfItem({ addition }: BankAccountItem): BankAccountValues {
  const isForeign = addition.micrCode === null;
  const { date, name } = readDatedName(addition.bankAccountStatementFileName ?? '');
  const path = addition.bankAccountStatementFileURL;
  const { beneCondition } = addition;
  return {
    owner: addition.isThirdPartyBankAccount ? 'third-party' : addition.isJointAccount ? 'joint' : 'own',
    place: isForeign ? 'foreign' : 'local',
    currency: addition.currency,
    accountId: addition.account,
    bank: addition.micrCode ?? '',
    foreignName: isForeign ? addition.bankName : '',
    swiftCode: addition.swiftCode ?? '',
    viaBank: addition.intermediaryBank ?? '',
    viaBranch: addition.intermediaryBankBranch ?? '',
    viaSwift: addition.intermediaryBankSwiftCode ?? '',
    viaNumber: addition.intermediaryBankAccountNumber ?? '',
    number: addition.bankAccNumber,
    holderName: addition.bankAccName,
    jointName: addition.jointHolderName ?? '',
    condition: beneCondition === 'AND' || beneCondition === 'OR' ? beneCondition : '',
    relationship: addition.thirdPartyBankAccount ?? '',
    idType: addition.validationIdType ?? '',
    idNumber: addition.validationId ?? '',
    statementDate: date,
    statement: path ? { name, path } : null,
    isDefault: addition.isDefault,
  };
}

/**
 * Returns how an unfinished form is kept as a draft: all values, unchanged. `start` is what the drawer was opened for:
 * a draft about another account or currency is not restored.
 */
export const bankAccountDraft = (
  start: DrawerStart,
): TransactionDraft<BankAccountValues, BankAccountValues> => ({
  schema: fields,
  toDraft: (values) => values,
  fromDraft: (kept) => kept,
  isAbout: ({ accountId, currency }) =>
    (start.accountId === undefined || accountId === '' || start.accountId === accountId) &&
    (start.currency === undefined || start.currency === currency),
});
