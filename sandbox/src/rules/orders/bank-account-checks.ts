import type { addBankar } from '@portal/shared/api/cart';
import type { Lookups } from '@portal/shared/api/lookups';
import { readDatedName, statementDateProblem } from '@portal/shared/bank-statement';
import { banks } from '@portal/shared/banks';
import { bankFacts, bankFields, bankValues, findRefusal } from '@portal/shared/fields';
import { isSameName } from '@portal/shared/person/same-name';
import type * as z from '@portal/shared/schema';
import type { IsoDate } from '../calendar.ts';
import type { FieldProblem } from '../field-checks.ts';

type Addition = z.output<NonNullable<(typeof addBankar)['body']>>['payload'];

/** What an addition is checked against. */
export interface AdditionFacts {
  readonly plan: string;
  readonly accountType: string;
  /** Names of the account's holders who are of age. */
  readonly holders: readonly string[];
  readonly today: IsoDate;
}

/** A validation type that is in the lookups and never offered (ITM-07). */
const HIDDEN_TYPE = '3';
const STATEMENT = ['bankAccountStatementFileName', 'bankAccountStatementFileURL'] as const;

/**
 * Returns the first field of a bank account addition that the portal never sends like this, and why; `undefined` when
 * it is well-formed.
 */
export function malformedBankar(payload: Addition, lookups: Lookups): FieldProblem | undefined {
  if (payload.isJointAccount && payload.isThirdPartyBankAccount)
    return { field: 'isThirdPartyBankAccount', problem: 'not together with a joint account' };
  const field = STATEMENT.find((each) => !payload[each]);
  if (field) return { field, problem: 'needed' };
  return findRefusal(bankFields, bankValues(payload), bankFacts(lookups));
}

function holderRefusal(payload: Addition, { holders }: AdditionFacts) {
  const isOwn = holders.some((name) => isSameName(name, payload.bankAccName));
  if (payload.isThirdPartyBankAccount)
    return isOwn ? 'The name is the customer’s, so it is no third party’s account.' : undefined;
  if (!isOwn) return 'The name is not the one of the account’s holder.';
  return payload.isJointAccount && isSameName(payload.jointHolderName ?? '', payload.bankAccName)
    ? 'The joint holder is the holder.'
    : undefined;
}

/** Returns why a bank account addition breaks a rule (ITM-06, ITM-07); `undefined` when it breaks none. */
export function bankarRefusal(payload: Addition, facts: AdditionFacts): string | undefined {
  const { plan, accountType } = facts;
  const { micrCode, bankName, validationIdType } = payload;
  if (plan !== 'CS') return 'Only cash accounts pay into a bank account.';
  if (accountType === 'COR') return 'Corporate accounts cannot transact here.';
  if (validationIdType === HIDDEN_TYPE) return 'This validation type is not offered.';
  if (micrCode !== null && !banks.some((bank) => bank.micrCode === micrCode && bank.name === bankName))
    return 'The bank’s name is not the one of its MICR code.';
  const { date } = readDatedName(payload.bankAccountStatementFileName ?? '');
  return holderRefusal(payload, facts) ?? statementDateProblem(date, facts.today);
}
