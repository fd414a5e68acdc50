import type { ClientInformation, ClientInformationSent } from '@portal/shared/api/client-information';
import type { Plan } from '@portal/shared/api/wire';
import {
  findRefusal,
  fromSent,
  isTouched,
  namesToCheck,
  problemOfUpdate,
  updatedNames,
  updateFields,
} from '@portal/shared/fields';
import { readEmail } from '@portal/shared/person/read-email';
import { type FieldFacts, type FieldProblem, readPhone } from '../field-checks.ts';

type Field = keyof ClientInformation;

/** The fields that an update may change, as they are on record. Lists are text. */
export type RecordedInformation = {
  readonly [Name in Field]-?: Exclude<ClientInformation[Name], undefined>;
};

/** What an update is checked against. */
export interface UpdateFacts extends FieldFacts {
  readonly record: RecordedInformation;
  /** Plans of the customer's accounts. */
  readonly plans: readonly Plan[];
}

const CHANGED = 'The record has changed since this update was written. Edit it.';
/** A value as text, so that null, empty text and an empty list are the same. */
const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((item) => String(item).trim())
        .filter(Boolean)
        .join(';')
    : String(value ?? '');

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

/** Returns why an update of the customer's record breaks a rule (CLI-07); `undefined` when it breaks none. */
export function updateRefusal(
  payload: ClientInformationSent,
  { record, plans, agentEmail, lookups }: UpdateFacts,
): string | undefined {
  if (!isUpToDate(payload, record)) return CHANGED;
  const { before: _before, ...changes } = payload;
  const changed = new Set(Object.keys(changes));
  const asked = updatedNames(plans);
  const unasked = changedFields(payload).find((name) => !asked.includes(name));
  if (unasked) return `${unasked}: not asked without an EPF account`;
  const after = fromSent(updateFields, { ...record, ...changes });
  const checked = namesToCheck(updateFields, after, changed, lookups);
  const facts = { lookups, agentEmail, readPhone, readEmail };
  // what is not touched stays as it is on record, also where that is no value of a list
  const touched = checked.filter((name) => isTouched(updateFields, name, changed));
  const wrong = findRefusal(updateFields, after, facts, touched);
  if (wrong) return `${wrong.field}: ${wrong.problem}`;
  return checked
    .map((name) => ({ name, problem: problemOfUpdate(name, after, facts) }))
    .filter(({ problem }) => problem !== undefined)
    .map(({ name, problem }) => `${name}: ${problem}`)[0];
}

/**
 * Returns that the record has changed since an update was added, for its checkout and when it is carried out;
 * `undefined` when it has not.
 */
export const outdatedRefusal = (
  payload: ClientInformationSent,
  record: RecordedInformation,
): string | undefined => (isUpToDate(payload, record) ? undefined : CHANGED);
