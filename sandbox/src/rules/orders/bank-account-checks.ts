import type { addBankar } from '@portal/shared/api/cart';
import type * as z from '@portal/shared/schema';
import type { IsoDate } from '../calendar.ts';

type Addition = z.output<NonNullable<(typeof addBankar)['body']>>['payload'];

/** A field with a value that the portal never sends, and why. */
interface FieldProblem {
  readonly field: keyof Addition;
  readonly problem: string;
}

/** What an addition is checked against. */
export interface AdditionFacts {
  readonly plan: string;
  readonly accountType: string;
  /** Names of the account's holders who are of age. */
  readonly holders: readonly string[];
  /** Digits of the bank's account numbers; `undefined` for a bank that is not in the lookups. */
  readonly digits: readonly number[] | undefined;
  readonly bankName: string | undefined;
  /** Codes of the currencies and the validation types that are offered. */
  readonly currencies: readonly string[];
  readonly validationTypes: readonly string[];
  readonly relationships: readonly string[];
  readonly today: IsoDate;
}

/** A validation type that is in the lookups and never offered (ITM-07). */
const HIDDEN_TYPE = '3';
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const FOREIGN = [
  'swiftCode',
  'intermediaryBank',
  'intermediaryBankBranch',
  'intermediaryBankSwiftCode',
  'intermediaryBankAccountNumber',
] as const;
const ALWAYS = [
  'bankAccName',
  'bankAccNumber',
  'bankName',
  'validationIdType',
  'validationId',
  'bankAccountStatementFileName',
  'bankAccountStatementFileURL',
] as const;

function missingField(payload: Addition, fields: readonly (keyof Addition)[]): FieldProblem | undefined {
  const field = fields.find((each) => !payload[each]);
  return field && { field, problem: 'needed' };
}

function givenField(
  payload: Addition,
  fields: readonly (keyof Addition)[],
  why: string,
): FieldProblem | undefined {
  const field = fields.find((each) => payload[each] !== null);
  return field && { field, problem: `null ${why}` };
}

function ownerProblem(payload: Addition): FieldProblem | undefined {
  const { isJointAccount, isThirdPartyBankAccount } = payload;
  if (isJointAccount && isThirdPartyBankAccount)
    return { field: 'isThirdPartyBankAccount', problem: 'not together with a joint account' };
  const joint = ['beneCondition', 'jointHolderName'] as const;
  const wrong = isJointAccount
    ? missingField(payload, joint)
    : givenField(payload, joint, 'unless the account is joint');
  if (wrong) return wrong;
  return isThirdPartyBankAccount
    ? missingField(payload, ['thirdPartyBankAccount'])
    : givenField(payload, ['thirdPartyBankAccount'], 'unless it is a third party’s');
}

function bankProblem(payload: Addition): FieldProblem | undefined {
  if (payload.micrCode !== null) return givenField(payload, FOREIGN, 'for a bank in Malaysia');
  const [, ...intermediary] = FOREIGN;
  return (
    missingField(payload, ['swiftCode']) ??
    (intermediary.some((field) => payload[field] !== null)
      ? missingField(payload, ['intermediaryBank', 'intermediaryBankSwiftCode'])
      : undefined)
  );
}

/**
 * Returns the first field of a bank account addition that the portal never sends like this, and why; `undefined` when
 * it is well-formed.
 */
export const malformedBankar = (payload: Addition): FieldProblem | undefined =>
  missingField(payload, ALWAYS) ?? ownerProblem(payload) ?? bankProblem(payload);

const wordsOf = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/** Returns the same day three months before a date, or the last day of that month. */
export function threeMonthsBefore(date: IsoDate): IsoDate {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7)) - 1;
  const lastDay = new Date(Date.UTC(year, month - 2, 0)).getUTCDate();
  const day = Math.min(Number(date.slice(8)), lastDay);
  return new Date(Date.UTC(year, month - 3, day)).toISOString().slice(0, 10);
}

function numberRefusal({ bankAccNumber, micrCode }: Addition, { digits, bankName }: AdditionFacts) {
  if (micrCode !== null && !digits) return 'This bank is not in the list of banks.';
  const fits = digits
    ? digits.includes(bankAccNumber.length)
    : bankAccNumber.length >= 5 && bankAccNumber.length <= 20;
  if (/^\d+$/.test(bankAccNumber) && fits) return undefined;
  return digits
    ? `${bankName} has account numbers of ${digits.join(' or ')} digits.`
    : 'The account number has 5 to 20 digits.';
}

function bankStatementRefusal({ bankAccountStatementFileName }: Addition, { today }: AdditionFacts) {
  const [date = ''] = /^\d{4}-\d{2}-\d{2}(?= .)/.exec(bankAccountStatementFileName ?? '') ?? [];
  if (date === '' || date > today) return 'The statement has no valid date.';
  return date < threeMonthsBefore(today) ? 'The statement is older than 3 months.' : undefined;
}

function holderRefusal(payload: Addition, { holders, relationships }: AdditionFacts) {
  const isOwn = holders.some((name) => wordsOf(name) === wordsOf(payload.bankAccName));
  if (payload.isThirdPartyBankAccount) {
    if (isOwn) return 'The name is the customer’s, so it is no third party’s account.';
    return relationships.includes(payload.thirdPartyBankAccount ?? '')
      ? undefined
      : 'This relationship is not in the list.';
  }
  if (!isOwn) return 'The name is not the one of the account’s holder.';
  return payload.isJointAccount && wordsOf(payload.jointHolderName ?? '') === wordsOf(payload.bankAccName)
    ? 'The joint holder is the holder.'
    : undefined;
}

/** Returns why a bank account addition breaks a rule (ITM-06, ITM-07); `undefined` when it breaks none. */
export function bankarRefusal(payload: Addition, facts: AdditionFacts): string | undefined {
  const { plan, accountType, currencies, validationTypes, bankName } = facts;
  if (plan !== 'CS') return 'Only cash accounts pay into a bank account.';
  if (accountType === 'COR') return 'Corporate accounts cannot transact here.';
  if (!currencies.includes(payload.currency)) return 'This currency is not offered.';
  const type = payload.validationIdType ?? '';
  if (type === HIDDEN_TYPE || !validationTypes.includes(type)) return 'This validation type is not offered.';
  if (payload.micrCode !== null && bankName !== undefined && payload.bankName !== bankName)
    return 'The bank’s name is not the one of its MICR code.';
  const codes = [payload.swiftCode, payload.intermediaryBankSwiftCode];
  if (codes.some((code) => code !== null && !SWIFT.test(code)))
    return 'A SWIFT code has 8 or 11 letters and digits.';
  return (
    numberRefusal(payload, facts) ?? holderRefusal(payload, facts) ?? bankStatementRefusal(payload, facts)
  );
}
