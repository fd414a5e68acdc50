import { type ClientInformation, clientInformationListed } from '@portal/shared/api/client-information';
import type { Customer } from '@portal/shared/api/customers';
import { formatPhone, groupNames } from '@portal/shared/person';
import * as z from '@portal/shared/schema';
import type { ClientInformationItem } from '../core/items/cart-item.ts';
import type { TransactionDraft } from '../transaction/index.ts';

/** The fields of the form, as typed and chosen. A new one is added here, to the table of fields and to the wire. */
const fields = z.object({
  /** Always empty: an update belongs to no account. */
  accountId: z.literal(''),
  email: z.string(),
  telCountryCode: z.string(),
  tel: z.string(),
  nationality: z.string(),
  race: z.string(),
  maritalStatus: z.string(),
  noOfDependents: z.string(),
  occupation: z.string(),
  occupationOth: z.string(),
  occupationDesignation: z.string(),
  employerName: z.string(),
  employerAdd: z.string(),
  natureofBusiness: z.string(),
  natureofBusinessOth: z.string(),
  annualIncome: z.string(),
  personalAsset: z.string(),
  sourceOfIncome: z.array(z.string()),
  sourceOfIncomeOth: z.string(),
  purposeOfInvest: z.array(z.string()),
  purposeOfInvestOth: z.string(),
  /** Sophisticated investor. */
  sI: z.enum(['yes', 'no']),
  sophisticatedInvestorCriteria: z.string(),
  epfNo: z.string(),
  usResidentStatus: z.string(),
});

/** Values of the form. All of them are kept while it is unfinished. */
export type UpdateValues = z.output<typeof fields>;
/** A field that an update may change. */
export type UpdateField = keyof ClientInformation;
/** A field with several choices. */
export type ListName = 'sourceOfIncome' | 'purposeOfInvest';
/** A field with a text or a choice from a list. */
export type TextName = Exclude<UpdateField, ListName | 'sI'>;

/** The part of a customer's record that an update may change. */
export type Recorded = Pick<Customer, UpdateField | 'recordedAsList'>;

/** The fields of the form, in its order. What the agent cannot change, such as name and assessment, is not in it. */
export const updateFields = [
  'email',
  'telCountryCode',
  'tel',
  'nationality',
  'race',
  'maritalStatus',
  'noOfDependents',
  'occupation',
  'occupationOth',
  'occupationDesignation',
  'employerName',
  'employerAdd',
  'natureofBusiness',
  'natureofBusinessOth',
  'annualIncome',
  'personalAsset',
  'sourceOfIncome',
  'sourceOfIncomeOth',
  'purposeOfInvest',
  'purposeOfInvestOth',
  'sI',
  'sophisticatedInvestorCriteria',
  'epfNo',
  'usResidentStatus',
] as const satisfies readonly UpdateField[];

/** The fields of the form in the groups of a person's fields. */
export const fieldGroups = groupNames<UpdateField>(updateFields);

/** Whether the field of this name has several values: the sources of income, or the purposes of investing. */
export const isList = (name: string): name is ListName =>
  name === 'sourceOfIncome' || name === 'purposeOfInvest';

/** Returns a value of the record as the form has it. A list is text with `;` where the record has text. */
function formValue(name: string, value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!isList(name)) return String(value ?? '');
  return typeof value === 'string' ? value.split(';').filter((item) => item !== '') : value;
}

/** Returns the values with the phone number as it is written after its country's code: `12-288 1965`. */
function withWrittenPhone(values: UpdateValues): UpdateValues {
  const { telCountryCode, tel } = values;
  if (tel.startsWith('+')) return values;
  return { ...values, tel: formatPhone(telCountryCode, tel)?.replace(/^\+\d+ /, '') ?? '' };
}

/**
 * Returns what a new update's form shows first: what is on record, as the form's texts and choices; empty where the
 * record has nothing.
 */
export const valuesOfRecord = (record: Recorded): UpdateValues =>
  withWrittenPhone(
    fields.parse({
      accountId: '',
      ...Object.fromEntries(updateFields.map((name) => [name, formValue(name, record[name])])),
    }),
  );

/**
 * Returns the form's values of an update in the cart: the record with the item's changes. A payload that cannot be
 * decoded counts as no changes.
 */
export function valuesOfItem(
  { update }: Pick<ClientInformationItem, 'update'>,
  record: Recorded,
): UpdateValues {
  const { before: _before, ...changes } = z.safeParse(clientInformationListed, update).data ?? {};
  const changed = Object.entries(changes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, formValue(name, value)]],
  );
  return withWrittenPhone(fields.parse({ ...valuesOfRecord(record), ...Object.fromEntries(changed) }));
}

/** How an unfinished form is kept. */
export const updateDraft: TransactionDraft<UpdateValues, UpdateValues> = {
  schema: fields,
  toDraft: (values) => values,
  fromDraft: (kept) => kept,
  isAbout: () => true,
};
