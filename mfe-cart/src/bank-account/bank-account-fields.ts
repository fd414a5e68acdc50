import { readDatedName } from '@portal/shared/bank-statement';
import { bankFields, bankValues, valueShape } from '@portal/shared/fields';
import * as z from '@portal/shared/schema';
import type { BankAccountItem } from '../core/items/cart-item.ts';
import type { TransactionDraft } from '../transaction/index.ts';
import type { DrawerStart } from '../transaction-rules/index.ts';
import { typeOfNumber } from './rules/identity-number.ts';

const fields = z.object({
  ...valueShape(bankFields),
  /** The customer's account that is served; empty for the only one. */
  accountId: z._default(z.string(), ''),
  /** YYYY-MM-DD. */
  statementDate: z._default(z.string(), ''),
  statement: z._default(z.nullable(z.object({ name: z.string(), path: z.string() })), null),
  isDefault: z._default(z.boolean(), false),
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
  ...fields.parse({}),
  accountId,
  bankAccName: customer.name,
  validationIdType: typeOfNumber(customer.idNo),
  validationId: customer.idNo,
});

/**
 * Returns the form's values of a bank account addition in the cart. Fields that the item does not have are empty; an
 * account without a bank code (`micrCode`) is one abroad.
 */
export function valuesOfItem({ addition }: BankAccountItem): BankAccountValues {
  const { date, name } = readDatedName(addition.bankAccountStatementFileName ?? '');
  const path = addition.bankAccountStatementFileURL;
  return {
    ...bankValues(addition),
    accountId: addition.account,
    statementDate: date,
    statement: path ? { name, path } : null,
    isDefault: addition.isDefault,
  };
}

/** Names in drafts of the release before, which were not those of the request. */
const earlierNames: Readonly<Record<string, keyof typeof bankFields>> = {
  bank: 'micrCode',
  foreignName: 'bankName',
  number: 'bankAccNumber',
  viaBank: 'intermediaryBank',
  viaBranch: 'intermediaryBankBranch',
  viaSwift: 'intermediaryBankSwiftCode',
  viaNumber: 'intermediaryBankAccountNumber',
  holderName: 'bankAccName',
  jointName: 'jointHolderName',
  condition: 'beneCondition',
  relationship: 'thirdPartyBankAccount',
  idType: 'validationIdType',
  idNumber: 'validationId',
};
const rename = z.transform((kept: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.entries(kept).map(([name, value]) => [earlierNames[name] ?? name, value])),
);
const kept = z.pipe(z.pipe(z.record(z.string(), z.unknown()), rename), fields);

/**
 * Returns how an unfinished form is kept as a draft: all values, unchanged. `start` is what the drawer was opened for:
 * a draft about another account or currency is not restored.
 */
export const bankAccountDraft = (
  start: DrawerStart,
): TransactionDraft<BankAccountValues, BankAccountValues> => ({
  schema: kept,
  toDraft: (values) => values,
  fromDraft: (values) => values,
  isAbout: ({ accountId, currency }) =>
    (start.accountId === undefined || accountId === '' || start.accountId === accountId) &&
    (start.currency === undefined || start.currency === currency),
});
