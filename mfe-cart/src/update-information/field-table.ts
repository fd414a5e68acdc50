import type { Lookups } from '@portal/shared/api/lookups';
import type { SelectOption } from '@portal/shared/forms';
import type { ListName, TextName, UpdateField } from './update-fields.ts';

/** A field's control. `other` is the text for `Others` of another field, and shows only with that choice. */
type FieldInput =
  | { readonly kind: 'text'; readonly help?: string; readonly digits?: true }
  | { readonly kind: 'choice' }
  | { readonly kind: 'choices' }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'other'; readonly of: UpdateField };

interface FieldRow<Name extends UpdateField = UpdateField> {
  readonly name: Name;
  readonly label: string;
  readonly input: FieldInput;
  /** Blurred in the privacy view. */
  readonly isPrivate?: true;
}

const text: FieldInput = { kind: 'text' };
const digits = (help: string): FieldInput => ({ kind: 'text', help, digits: true });
const choice: FieldInput = { kind: 'choice' };
const other = (of: UpdateField): FieldInput => ({ kind: 'other', of });

/** The fields of the form by group, in its order. What the agent cannot change, such as name and assessment, is not in it. */
export const fieldGroups: readonly { readonly title: string; readonly fields: readonly FieldRow[] }[] = [
  {
    title: 'Contact',
    fields: [
      { name: 'email', label: 'E-mail', input: text, isPrivate: true },
      { name: 'telCountryCode', label: 'Country code', input: choice },
      { name: 'tel', label: 'Mobile', input: digits('With or without the country code.'), isPrivate: true },
    ],
  },
  {
    title: 'Personal',
    fields: [
      { name: 'nationality', label: 'Nationality', input: choice },
      { name: 'race', label: 'Race', input: choice },
      { name: 'maritalStatus', label: 'Marital status', input: choice },
      { name: 'noOfDependents', label: 'Dependants', input: digits('0 to 20.') },
    ],
  },
  {
    title: 'Occupation',
    fields: [
      { name: 'occupation', label: 'Occupation', input: choice },
      { name: 'occupationOth', label: 'Other occupation', input: other('occupation') },
      { name: 'occupationDesignation', label: 'Designation', input: text },
      { name: 'employerName', label: 'Employer', input: text },
      { name: 'employerAdd', label: 'Employer’s address', input: text },
      { name: 'natureofBusiness', label: 'Nature of business', input: choice },
      { name: 'natureofBusinessOth', label: 'Other nature of business', input: other('natureofBusiness') },
    ],
  },
  {
    title: 'Means and purpose',
    fields: [
      { name: 'annualIncome', label: 'Annual income', input: choice, isPrivate: true },
      { name: 'personalAsset', label: 'Personal assets', input: text, isPrivate: true },
      { name: 'sourceOfIncome', label: 'Source of income', input: { kind: 'choices' } },
      { name: 'sourceOfIncomeOth', label: 'Other source of income', input: other('sourceOfIncome') },
      { name: 'purposeOfInvest', label: 'Purpose of investment', input: { kind: 'choices' } },
      { name: 'purposeOfInvestOth', label: 'Other purpose', input: other('purposeOfInvest') },
    ],
  },
  {
    title: 'Investor, EPF and tax',
    fields: [
      { name: 'sI', label: 'Sophisticated investor', input: { kind: 'yes-no' } },
      { name: 'sophisticatedInvestorCriteria', label: 'Sophisticated by', input: choice },
      {
        name: 'epfNo',
        label: 'EPF number',
        input: digits('7 to 9 digits. Empty if there is none.'),
        isPrivate: true,
      },
      { name: 'usResidentStatus', label: 'US status', input: choice },
    ],
  },
];

/** All fields in the order of the form. */
export const allFields: readonly FieldRow[] = fieldGroups.flatMap((group) => group.fields);

const named = (list: readonly { readonly name: string; readonly value: string }[]): SelectOption[] =>
  list.map(({ name, value }) => ({ value, label: name }));

type Options = (lookups: Lookups) => readonly SelectOption[];

/** The lookup list of each field that has one (specification, section 3). */
const lookupOptions: Readonly<Partial<Record<TextName | ListName, Options>>> = {
  telCountryCode: ({ dialingCodes }) =>
    dialingCodes.map(({ country, dialingCode }) => ({
      value: dialingCode,
      label: `+${dialingCode.replace(/^\+/, '')} ${country}`,
    })),
  nationality: ({ nationality }) => nationality.map(({ code, name }) => ({ value: code, label: name })),
  race: ({ race }) => named(race),
  maritalStatus: ({ maritalStatus }) => named(maritalStatus),
  occupation: ({ employmentStatus }) => named(employmentStatus),
  natureofBusiness: ({ natureOfBusiness }) => named(natureOfBusiness),
  annualIncome: ({ annualIncome }) => named(annualIncome),
  sourceOfIncome: ({ sourceOfIncome }) => named(sourceOfIncome),
  purposeOfInvest: ({ purposeOfInvestment }) => named(purposeOfInvestment),
  sophisticatedInvestorCriteria: ({ sophisticatedInvestorTypes }) =>
    sophisticatedInvestorTypes.map(({ digitalName, value }) => ({ value, label: digitalName })),
  usResidentStatus: ({ usResidentStatus }) => named(usResidentStatus),
};

/**
 * Returns the options of a field. What is on record is one of them, under the record's value: some records have a name
 * where the list has a value, or a value that the list no longer has.
 */
export function optionsOf(
  name: TextName | ListName,
  lookups: Lookups,
  recorded: readonly string[],
): readonly SelectOption[] {
  const listed = lookupOptions[name]?.(lookups) ?? [];
  const isListed = (value: string) => listed.some((option) => option.value === value);
  const options = listed.map((option) =>
    recorded.includes(option.label) && !isListed(option.label) ? { ...option, value: option.label } : option,
  );
  const unknown = recorded.filter(
    (value) => value !== '' && !options.some((option) => option.value === value),
  );
  return [...options, ...unknown.map((value) => ({ value, label: value }))];
}
