import type { ClientInformationSent } from '@portal/shared/api/client-information';
import type { Lookups } from '@portal/shared/api/lookups';
import { cleanText } from '@portal/shared/clean-text';
import type { FieldProblem } from '@portal/shared/form-values';
import { readEmail } from '@portal/shared/person/read-email';
import { readEpfNumber } from '@portal/shared/person/read-epf-number';
import { readPhone } from '@portal/shared/person/read-phone';
import { readText } from '@portal/shared/person/read-text';
import { problemOf } from '@portal/shared/person/reading';
import type { OrderReading } from '../transaction/index.ts';
import { changedFields, dependentFields, isFieldApplicable, updatePayload } from './changes.ts';
import { type Recorded, type UpdateField, type UpdateValues, updateFields } from './update-fields.ts';

/** What the form values are validated against. */
export interface UpdateContext {
  readonly record: Recorded;
  readonly lookups: Lookups;
  readonly agentEmail: string;
}

const maxDependants = 20;

/** Choices that cannot be left empty once they are changed. */
const required: ReadonlySet<UpdateField> = new Set([
  'telCountryCode',
  'nationality',
  'race',
  'maritalStatus',
  'occupation',
  'natureofBusiness',
  'annualIncome',
  'usResidentStatus',
]);

const isEmpty = (value: string | readonly string[]): boolean =>
  typeof value === 'string' ? cleanText(value) === '' : value.length === 0;

/** Longest address, which has several lines; other texts are as long as `readText` allows. */
const maxAddressLength = 200;

/** Returns what is wrong with a field, whatever the record has. */
function fieldProblem(name: UpdateField, values: UpdateValues, { lookups, agentEmail }: UpdateContext) {
  if (!isFieldApplicable(name, values, lookups)) return undefined;
  const empty = isEmpty(values[name]);
  switch (name) {
    case 'email':
      return problemOf(readEmail(values.email, agentEmail));
    case 'tel':
      return problemOf(readPhone(values.tel, { countryCode: values.telCountryCode, isMobile: true }));
    case 'noOfDependents':
      return /^\d{1,2}$/.test(cleanText(values[name])) && Number(cleanText(values[name])) <= maxDependants
        ? undefined
        : `Enter a whole number from 0 to ${maxDependants}.`;
    case 'epfNo':
      return empty ? undefined : problemOf(readEpfNumber(values.epfNo));
    case 'employerAdd':
      return problemOf(readText(values.employerAdd, maxAddressLength));
    case 'occupationDesignation':
    case 'employerName':
    case 'personalAsset':
      return problemOf(readText(values[name]));
    case 'sourceOfIncome':
    case 'purposeOfInvest':
      return empty ? 'Choose at least one.' : undefined;
    case 'sophisticatedInvestorCriteria':
      return empty ? 'Choose the criterion.' : undefined;
    case 'occupationOth':
    case 'natureofBusinessOth':
    case 'sourceOfIncomeOth':
    case 'purposeOfInvestOth':
      return empty ? 'Say what “Others” is.' : problemOf(readText(values[name]));
    default:
      return empty && required.has(name) ? 'Choose one.' : undefined;
  }
}

/** For some fields, the field whose change they must be checked after. */
const checkedWith: Readonly<Partial<Record<UpdateField, UpdateField>>> = {
  ...dependentFields,
  tel: 'telCountryCode',
};

/**
 * Reads the update's form: `complete` with the payload, or `incomplete` with what is missing or wrong in the changed
 * fields, in the order of the form. What is on record and not changed is not checked: it does not prevent the change of
 * another field. Without any change it is `incomplete`, at the field `email`.
 */
export function readUpdate(
  values: UpdateValues,
  context: UpdateContext,
): OrderReading<ClientInformationSent, UpdateField> {
  const { record, lookups } = context;
  const changed = new Set<UpdateField | undefined>(changedFields(values, record, lookups));
  const missing = updateFields.flatMap((name): readonly FieldProblem<UpdateField>[] => {
    if (!changed.has(name) && !changed.has(checkedWith[name])) return [];
    const problem = fieldProblem(name, values, context);
    return problem === undefined ? [] : [{ field: name, problem }];
  });
  if (missing.length > 0) return { status: 'incomplete', missing };
  if (changed.size === 0) {
    const problem = 'Nothing is changed yet. Change at least one field.';
    return { status: 'incomplete', missing: [{ field: 'email', problem }] };
  }
  return { status: 'complete', payload: updatePayload(values, record, lookups) };
}
