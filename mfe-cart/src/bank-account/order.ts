import type { Account } from '@portal/shared/api/accounts';
import type { Lookups } from '@portal/shared/api/lookups';
import type { BankarSent } from '@portal/shared/api/transaction-payloads';
import { datedName, statementDateProblem } from '@portal/shared/bank-statement';
import { askedNames, bankFacts, bankFields, isOffered, problemOfField, toSent } from '@portal/shared/fields';
import type { FieldProblem } from '@portal/shared/form-values';
import { problemOf, valueOr } from '@portal/shared/person/reading';
import { isSameName } from '@portal/shared/person/same-name';
import { underOnboarding } from '../core/customer/onboarding-id.ts';
import type { OrderReading } from '../transaction/index.ts';
import type { BankAccountField, BankAccountValues } from './bank-account-fields.ts';
import { holderProblem, ownNames } from './rules/holder-name.ts';
import { readIdentity } from './rules/identity-number.ts';

/** What the form values are validated against. */
export interface OrderContext {
  readonly customerName: string;
  readonly customerIdNo: string;
  /** The accounts that may be served, in their order; `undefined` while they are not known. */
  readonly accounts: readonly Pick<Account, 'accountId' | 'holders'>[] | undefined;
  readonly lookups: Lookups;
  /** YYYY-MM-DD. */
  readonly today: string;
}

type Problem = FieldProblem<BankAccountField>;
type Reading = OrderReading<BankarSent, BankAccountField>;

const problem = (field: BankAccountField, text: string | undefined): readonly Problem[] =>
  text ? [{ field, problem: text }] : [];

type Served = Pick<Account, 'accountId' | 'holders'> | undefined;

/**
 * Returns the customer's account that receives money through the bank account: the one with the id `chosen`, or the
 * only one when `chosen` is empty. `undefined` while none is chosen, it does not exist, or the accounts are not loaded.
 */
export function servedAccount(chosen: string, accounts: OrderContext['accounts']): Served {
  if (chosen === '' && accounts?.length === 1) return accounts[0];
  return accounts?.find(({ accountId }) => accountId === chosen);
}

const accountProblem = (accounts: OrderContext['accounts'], currency: string): string => {
  if (accounts === undefined) return 'Cash accounts are still loading.';
  return accounts.length === 0
    ? `The customer has no cash account in ${currency}.`
    : 'Choose the cash account.';
};

/** Returns the identity number that the record has of the holder with this name. */
function recordedIdNo(
  name: string,
  { customerName, customerIdNo }: OrderContext,
  account: Served,
): string | null {
  if (isSameName(name, customerName)) return customerIdNo;
  return account?.holders.find((holder) => isSameName(holder.name, name))?.idNo ?? null;
}

/** Returns what the rows do not say of a field: it needs the customer, the account's holders or the record. */
function furtherProblem(
  name: keyof typeof bankFields,
  values: BankAccountValues,
  { context, served }: { readonly context: OrderContext; readonly served: Served },
): string | undefined {
  const { owner, bankAccName, jointHolderName, validationIdType, validationId } = values;
  switch (name) {
    case 'bankAccName':
      return holderProblem(bankAccName, owner, ownNames(context.customerName, served));
    case 'jointHolderName':
      return isSameName(jointHolderName, bankAccName) ? 'Enter the other holder’s name.' : undefined;
    case 'validationId':
      return problemOf(
        readIdentity(validationIdType, validationId, recordedIdNo(bankAccName, context, served)),
      );
    default:
      return undefined;
  }
}

/** Returns a problem for each field of the rows that is empty, not offered or wrong. */
function rowProblems(values: BankAccountValues, context: OrderContext, served: Served): readonly Problem[] {
  const { lookups } = context;
  return askedNames(bankFields, values, lookups).flatMap((name) => {
    const text = isOffered(bankFields, name, values, lookups)
      ? (problemOfField(bankFields, name, values, bankFacts(lookups)) ??
        furtherProblem(name, values, { context, served }))
      : bankFields[name].required;
    return problem(name, text);
  });
}

/**
 * Returns the payload of an addition (`bankar`) of values that were checked, with the specification's fields (ITM-06).
 * Fields that do not apply are `null`.
 */
function payloadOf(
  values: BankAccountValues,
  { lookups }: OrderContext,
  account: string,
  statement: NonNullable<BankAccountValues['statement']>,
): BankarSent {
  const { owner, place: _, ...sent } = toSent(bankFields, values, bankFacts(lookups));
  return {
    account,
    ...sent,
    bankName: sent.bankName ?? lookups.banks.find(({ code }) => code === sent.micrCode)?.name ?? '',
    isDefault: values.isDefault,
    isJointAccount: owner === 'joint',
    validationId: valueOr(readIdentity(sent.validationIdType, sent.validationId), sent.validationId),
    bankAccountStatementFileName: datedName(values.statementDate, statement.name),
    bankAccountStatementFileURL: statement.path,
    isThirdPartyBankAccount: owner === 'third-party',
    ...underOnboarding(account),
  };
}

/**
 * Reads the form of a bank account addition: `complete` with the payload to send, or `incomplete` with a problem for
 * each field that is missing or wrong, in the order of the form.
 */
export function readOrder(values: BankAccountValues, context: OrderContext): Reading {
  const { accounts, today } = context;
  const { currency, statement } = values;
  const served = servedAccount(values.accountId, accounts);
  const missing = [
    ...problem('accountId', served ? undefined : accountProblem(accounts, currency)),
    ...rowProblems(values, context, served),
    ...problem('statementDate', statementDateProblem(values.statementDate, today)),
    ...problem('statement', statement ? undefined : 'Attach the bank statement.'),
  ];
  if (missing.length > 0 || !served || !statement) return { status: 'incomplete', missing };
  return { status: 'complete', payload: payloadOf(values, context, served.accountId, statement) };
}
