import type { Account } from '@portal/shared/api/accounts';
import type { Lookups } from '@portal/shared/api/lookups';
import type { BankarSent } from '@portal/shared/api/transaction-payloads';
import { cleanText } from '@portal/shared/clean-text';
import type { FieldProblem } from '@portal/shared/form-values';
import { problemOf } from '@portal/shared/person/reading';
import type { OrderReading } from '../transaction/index.ts';
import type { BankAccountField, BankAccountValues } from './bank-account-fields.ts';
import { bankarPayload } from './bankar-payload.ts';
import { readAccountNumber } from './rules/account-number.ts';
import { foreignBankProblems } from './rules/foreign-bank.ts';
import { holderProblem, isSameName, jointNameProblem, ownNames } from './rules/holder-name.ts';
import { readIdentity } from './rules/identity-number.ts';
import { statementDateProblem } from './rules/statement.ts';

/** What the form values are validated against. */
export interface OrderContext {
  readonly customerName: string;
  readonly customerIdNo: string;
  /** The accounts that may be served, in their order; `undefined` while they are not known. */
  readonly accounts: readonly Pick<Account, 'accountId' | 'holders'>[] | undefined;
  readonly lookups: Pick<Lookups, 'banks' | 'bankAccountValidationTypes' | 'currency' | 'relationship'>;
  /** YYYY-MM-DD. */
  readonly today: string;
}

type Problem = FieldProblem<BankAccountField>;
type Reading = OrderReading<BankarSent, BankAccountField>;

const problem = (field: BankAccountField, text: string | undefined | false): readonly Problem[] =>
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

/** Returns the bank in Malaysia with this MICR code. */
const bankOf = (micrCode: string, { banks }: OrderContext['lookups']) =>
  banks.find(({ code }) => code === micrCode);

const accountProblem = (accounts: OrderContext['accounts'], currency: string): string => {
  if (accounts === undefined) return 'The accounts that it may serve are not known yet.';
  return accounts.length === 0
    ? `None of the customer’s accounts may be served in ${currency}.`
    : 'Choose the account that it serves.';
};

function bankProblems(values: BankAccountValues, { lookups }: OrderContext): readonly Problem[] {
  if (values.place === 'foreign')
    return [
      ...foreignBankProblems(values),
      ...problem('number', problemOf(readAccountNumber(values.number, '', cleanText(values.foreignName)))),
    ];
  const bank = bankOf(values.bank, lookups);
  return [
    ...problem('bank', bank ? undefined : 'Choose the bank.'),
    ...problem('number', problemOf(readAccountNumber(values.number, values.bank, bank?.name ?? ''))),
  ];
}

/** Returns the identity number that the record has of the holder with this name. */
function recordedIdNo(
  name: string,
  { customerName, customerIdNo }: OrderContext,
  account: Served,
): string | null {
  if (isSameName(name, customerName)) return customerIdNo;
  return account?.holders.find((holder) => isSameName(holder.name, name))?.idNo ?? null;
}

function holderProblems(values: BankAccountValues, context: OrderContext): readonly Problem[] {
  const { owner, holderName, jointName, condition, relationship, idType, idNumber } = values;
  const { lookups, customerName, accounts } = context;
  const served = servedAccount(values.accountId, accounts);
  const names = ownNames(customerName, served);
  const recorded = recordedIdNo(holderName, context, served);
  const isType = lookups.bankAccountValidationTypes.some(({ code }) => code === idType);
  return [
    ...problem('holderName', holderProblem(holderName, owner, names)),
    ...problem('jointName', owner === 'joint' && jointNameProblem(jointName, holderName)),
    ...problem('condition', owner === 'joint' && condition === '' && 'Choose who signs for the account.'),
    ...problem(
      'relationship',
      owner === 'third-party' &&
        !lookups.relationship.some(({ value }) => value === relationship) &&
        'Choose the relationship to the customer.',
    ),
    ...problem('idType', isType ? undefined : 'Choose how the holder is identified.'),
    ...problem('idNumber', isType && problemOf(readIdentity(idType, idNumber, recorded))),
  ];
}

/**
 * Reads the form of a bank account addition: `complete` with the payload to send, or `incomplete` with a problem for
 * each field that is missing or wrong, in the order of the form.
 */
export function readOrder(values: BankAccountValues, context: OrderContext): Reading {
  const { accounts, lookups, today } = context;
  const { currency, statement } = values;
  const served = servedAccount(values.accountId, accounts);
  const missing = [
    ...problem(
      'currency',
      lookups.currency.some(({ code }) => code === currency) ? undefined : 'Choose the currency.',
    ),
    ...problem('accountId', served ? undefined : accountProblem(accounts, currency)),
    ...bankProblems(values, context),
    ...holderProblems(values, context),
    ...problem('statementDate', statementDateProblem(values.statementDate, today)),
    ...problem('statement', statement ? undefined : 'Attach the bank statement.'),
  ];
  if (missing.length > 0 || !served || !statement) return { status: 'incomplete', missing };
  const localBankName = bankOf(values.bank, lookups)?.name ?? '';
  const order = { values, account: served.accountId, localBankName, statement };
  return { status: 'complete', payload: bankarPayload(order) };
}
