import type { ClientInformationSent } from '@portal/shared/api/client-information';
import type { Lookups } from '@portal/shared/api/lookups';
import { cleanText } from '@portal/shared/clean-text';
import { describeChanges, type FieldChange, hasOthers } from '@portal/shared/person';
import { readEpfNumber } from '@portal/shared/person/read-epf-number';
import { readPhone } from '@portal/shared/person/read-phone';
import { valueOr } from '@portal/shared/person/reading';
import {
  isList,
  type Recorded,
  type TextName,
  type UpdateField,
  type UpdateValues,
  updateFields,
  valuesOfRecord,
} from './update-fields.ts';

/** Fields that have a meaning only with the choice of another field. */
export const dependentFields = {
  occupationOth: 'occupation',
  natureofBusinessOth: 'natureofBusiness',
  sourceOfIncomeOth: 'sourceOfIncome',
  purposeOfInvestOth: 'purposeOfInvest',
  sophisticatedInvestorCriteria: 'sI',
} as const satisfies Partial<Record<TextName, UpdateField>>;
type DependentField = keyof typeof dependentFields;

const isDependent = (name: string): name is DependentField => Object.hasOwn(dependentFields, name);

/** Returns a field's value as text, as it is stored. The order of a list has no meaning. */
function asText(values: UpdateValues, name: UpdateField): string {
  if (isList(name)) return values[name].toSorted().join(';');
  const text = cleanText(values[name]);
  if (name === 'epfNo') return valueOr(readEpfNumber(text), text);
  if (name !== 'tel') return text;
  const phone = readPhone(text, { countryCode: values.telCountryCode });
  return phone.ok ? phone.value.national : text.replace(/[\s-]/g, '');
}

/** Whether `Others` is chosen in a field. */
function isOthersChosen(values: UpdateValues, name: UpdateField, lookups: Lookups): boolean {
  if (name === 'sI') return false;
  return hasOthers(name, isList(name) ? values[name] : [values[name]], lookups);
}

/**
 * Whether a field of the update's form is asked: the text for `Others` only with that choice in its list, the criterion
 * of a sophisticated investor only for one; all other fields always.
 */
export function isFieldApplicable(name: UpdateField, values: UpdateValues, lookups: Lookups): boolean {
  if (!isDependent(name)) return true;
  const choice = dependentFields[name];
  return choice === 'sI' ? values.sI === 'yes' : isOthersChosen(values, choice, lookups);
}

/**
 * Returns the values that the form means: a field that no longer applies is empty. One that never applied stays as it is on
 * record.
 */
function effectiveValues(values: UpdateValues, record: Recorded, lookups: Lookups): UpdateValues {
  const recorded = valuesOfRecord(record);
  const effective = { ...values };
  for (const name of Object.keys(dependentFields).filter(isDependent)) {
    if (isFieldApplicable(name, values, lookups)) continue;
    const choice = dependentFields[name];
    const isChanged = asText(values, choice) !== asText(recorded, choice);
    effective[name] = isChanged ? '' : recorded[name];
  }
  return effective;
}

/**
 * Returns the names of the fields that the form changes against the record, in the form's order; empty when nothing is.
 * Spaces, and the order of several choices, are no change; a field that is not asked any more counts as emptied.
 */
export function changedFields(
  values: UpdateValues,
  record: Recorded,
  lookups: Lookups,
): readonly UpdateField[] {
  const before = valuesOfRecord(record);
  const after = effectiveValues(values, record, lookups);
  return updateFields.filter((name) => asText(before, name) !== asText(after, name));
}

/**
 * Returns what the form changes against the record, in its order, for the agent to read: label, and the texts before
 * and after. Empty when nothing is changed.
 */
export const listChanges = (
  values: UpdateValues,
  record: Recorded,
  lookups: Lookups,
): readonly FieldChange[] => describeChanges(updatePayload(values, record, lookups), lookups, record);

/** Returns a field as it is sent: null when it is empty, a list in the form that the record has (CLI-03). */
function sentValue(values: UpdateValues, name: UpdateField, { recordedAsList }: Recorded) {
  if (isList(name)) return recordedAsList.includes(name) ? values[name] : values[name].join(';');
  if (name === 'sI') return values.sI === 'yes';
  const text = asText(values, name);
  if (text === '') return null;
  return name === 'noOfDependents' ? Number(text) : text;
}

/** Returns a field as it is on record. A list that is text there is text without spaces around `;`. */
function recordedValue(record: Recorded, name: UpdateField) {
  return isList(name) ? sentValue(valuesOfRecord(record), name, record) : record[name];
}

/**
 * Returns the payload of an update: the changed fields, and in `before` the same fields as they are on record (ITM-09).
 * It does not check the values; without a change it has no field.
 */
export function updatePayload(
  values: UpdateValues,
  record: Recorded,
  lookups: Lookups,
): ClientInformationSent {
  const after = effectiveValues(values, record, lookups);
  const names = changedFields(values, record, lookups);
  return {
    ...Object.fromEntries(names.map((name) => [name, sentValue(after, name, record)])),
    before: Object.fromEntries(names.map((name) => [name, recordedValue(record, name)])),
  };
}
