import type { ClientInformation, ClientInformationSent } from '@portal/shared/api/client-information';
import { isOwnEmail } from '../own-email.ts';

type Field = keyof ClientInformation;

/** A field with a value that the portal never sends, and why. */
interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

/** The fields that an update may change, as they are on record. Lists are text. */
export type RecordedInformation = { readonly [Name in Field]-?: string | number | boolean | null };

/** What an update is checked against. */
export interface UpdateFacts {
  readonly record: RecordedInformation;
  readonly agentEmail: string;
  /** Values that the lookups offer, by field. */
  readonly offered: Readonly<Partial<Record<Field, readonly string[]>>>;
}

const CHANGED = 'The record has changed since this update was written. Edit it.';
const OTHERS = 'Others';
const MALAYSIAN_MOBILE = /^601(?:1\d{8}|[02-46-9]\d{7})$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Fields with a text for the choice `Others`. */
const OTHER_TEXTS = [
  ['occupation', 'occupationOth'],
  ['natureofBusiness', 'natureofBusinessOth'],
  ['sourceOfIncome', 'sourceOfIncomeOth'],
  ['purposeOfInvest', 'purposeOfInvestOth'],
] as const satisfies readonly (readonly [Field, Field])[];

/** Choices that end with the answer that they belong to. No other can be emptied. */
const CAN_END: readonly Field[] = ['natureofBusiness', 'sophisticatedInvestorCriteria'];

const itemsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(String) : String(value ?? '').split(';'))
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** A value as text, so that null, empty text and an empty list are the same. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? itemsOf(value).join(';') : String(value ?? '');

/** Returns the fields that an update changes. */
function changedFields({ before: _before, ...changes }: ClientInformationSent): readonly Field[] {
  const isField = (name: string): name is Field => Object.hasOwn(changes, name);
  return Object.keys(changes).filter(isField);
}

/**
 * Returns the first field of an update that no portal would send, and why; `undefined` when it is well-formed. An update
 * changes at least one field, and `before` has the value on record of exactly the changed fields, each another one than
 * after.
 */
export function malformedUpdate(payload: ClientInformationSent): FieldProblem | undefined {
  const fields = changedFields(payload);
  const before = Object.keys(payload.before);
  const extra = before.find((name) => !fields.some((field) => field === name));
  if (extra) return { field: extra, problem: 'needed, because before has it' };
  if (fields.length === 0) return { field: 'before', problem: 'an update changes at least one field' };
  const without = fields.find((field) => !before.includes(field));
  if (without) return { field: `before.${without}`, problem: 'needed' };
  const same = fields.find((field) => textOf(payload[field]) === textOf(payload.before[field]));
  return same && { field: same, problem: 'the same as before' };
}

/** Whether the record still has what an update says was before. */
const isUpToDate = (payload: ClientInformationSent, record: RecordedInformation): boolean =>
  changedFields(payload).every((field) => textOf(payload.before[field]) === textOf(record[field]));

function choiceRefusal(payload: ClientInformationSent, { offered }: UpdateFacts): string | undefined {
  const field = changedFields(payload).find((name) => {
    const values = offered[name];
    const items = itemsOf(payload[name]);
    if (values && items.length === 0) return !CAN_END.includes(name);
    return values && !items.every((item) => values.includes(item));
  });
  return field && `The value of ${field} is not in the list.`;
}

function contactRefusal(
  payload: ClientInformationSent,
  { record, agentEmail }: UpdateFacts,
): string | undefined {
  const { email, tel, telCountryCode, epfNo, noOfDependents } = payload;
  if (email !== undefined && (!email || email.length > 100 || !EMAIL.test(email)))
    return 'The e-mail address is not valid.';
  if (email && isOwnEmail(email, agentEmail)) return 'The e-mail is the agent’s own.';
  if (tel !== undefined || telCountryCode !== undefined) {
    const after = { ...record, ...payload };
    const number = textOf(after.telCountryCode) + textOf(after.tel);
    const isValid = after.telCountryCode === '60' ? MALAYSIAN_MOBILE.test(number) : /^\d{6,15}$/.test(number);
    if (!isValid || !after.telCountryCode) return 'The phone number is not valid.';
  }
  if (epfNo && !/^\d{7,9}$/.test(epfNo)) return 'An EPF number has 7 to 9 digits.';
  const isCount = typeof noOfDependents === 'number' && noOfDependents >= 0 && noOfDependents <= 20;
  return noOfDependents === undefined || isCount ? undefined : 'A customer has 0 to 20 dependants.';
}

/** A text for `Others` is needed where it is chosen, and refused where it is not. */
function othersRefusal(payload: ClientInformationSent, { record }: UpdateFacts): string | undefined {
  const after = { ...record, ...payload };
  const wrong = OTHER_TEXTS.find(([choice, other]) => {
    if (payload[choice] === undefined && payload[other] === undefined) return false;
    return itemsOf(after[choice]).includes(OTHERS) !== (textOf(after[other]).trim() !== '');
  });
  return wrong && `The text of ${wrong[1]} belongs to the choice ${OTHERS}.`;
}

function investorRefusal(payload: ClientInformationSent, { record }: UpdateFacts): string | undefined {
  if (payload.sI === undefined && payload.sophisticatedInvestorCriteria === undefined) return undefined;
  const { sI, sophisticatedInvestorCriteria } = { ...record, ...payload };
  return sI === (textOf(sophisticatedInvestorCriteria) !== '')
    ? undefined
    : 'Only a sophisticated investor has a criterion, and needs one.';
}

/** Returns why an update of the customer's record breaks a rule (CLI-07); `undefined` when it breaks none. */
export function updateRefusal(payload: ClientInformationSent, facts: UpdateFacts): string | undefined {
  if (!isUpToDate(payload, facts.record)) return CHANGED;
  return (
    choiceRefusal(payload, facts) ??
    contactRefusal(payload, facts) ??
    othersRefusal(payload, facts) ??
    investorRefusal(payload, facts)
  );
}

/**
 * Returns that the record has changed since an update was added, for its checkout and when it is carried out;
 * `undefined` when it has not.
 */
export const outdatedRefusal = (
  payload: ClientInformationSent,
  record: RecordedInformation,
): string | undefined => (isUpToDate(payload, record) ? undefined : CHANGED);
