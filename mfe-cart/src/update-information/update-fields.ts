import { type ClientInformation, clientInformationListed } from '@portal/shared/api/client-information';
import type { Customer } from '@portal/shared/api/customers';
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

const textOf = (value: string | number | null | undefined): string => String(value ?? '');

/** Returns the values of a form that begins: what is on record. */
export const valuesOfRecord = (record: Recorded): UpdateValues => ({
  accountId: '',
  email: textOf(record.email),
  telCountryCode: textOf(record.telCountryCode),
  tel: textOf(record.tel),
  nationality: textOf(record.nationality),
  race: textOf(record.race),
  maritalStatus: textOf(record.maritalStatus),
  noOfDependents: textOf(record.noOfDependents),
  occupation: textOf(record.occupation),
  occupationOth: textOf(record.occupationOth),
  occupationDesignation: textOf(record.occupationDesignation),
  employerName: textOf(record.employerName),
  employerAdd: textOf(record.employerAdd),
  natureofBusiness: textOf(record.natureofBusiness),
  natureofBusinessOth: textOf(record.natureofBusinessOth),
  annualIncome: textOf(record.annualIncome),
  personalAsset: textOf(record.personalAsset),
  sourceOfIncome: [...record.sourceOfIncome],
  sourceOfIncomeOth: textOf(record.sourceOfIncomeOth),
  purposeOfInvest: [...record.purposeOfInvest],
  purposeOfInvestOth: textOf(record.purposeOfInvestOth),
  sI: record.sI ? 'yes' : 'no',
  sophisticatedInvestorCriteria: textOf(record.sophisticatedInvestorCriteria),
  epfNo: textOf(record.epfNo),
  usResidentStatus: textOf(record.usResidentStatus),
});

/** Returns the items of a list, which is text with `;` where the record has text. */
const listItems = (sent: string | readonly string[]): string[] =>
  (typeof sent === 'string' ? sent.split(';') : [...sent]).filter((item) => item !== '');

/** Returns the values of an item of the cart: the record with the item's changes. Changes that cannot be decoded are none. */
export function valuesOfItem(
  { update }: Pick<ClientInformationItem, 'update'>,
  record: Recorded,
): UpdateValues {
  const { data = {} } = z.safeParse(clientInformationListed, update);
  const { sourceOfIncome, purposeOfInvest, sI, before: _before, ...texts } = data;
  const values = valuesOfRecord(record);
  const changed = Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]])),
  );
  return {
    ...values,
    ...changed,
    ...(sourceOfIncome === undefined ? {} : { sourceOfIncome: listItems(sourceOfIncome) }),
    ...(purposeOfInvest === undefined ? {} : { purposeOfInvest: listItems(purposeOfInvest) }),
    ...(sI === undefined ? {} : { sI: sI ? 'yes' : 'no' }),
  };
}

/** How an unfinished form is kept. */
export const updateDraft: TransactionDraft<UpdateValues, UpdateValues> = {
  schema: fields,
  toDraft: (values) => values,
  fromDraft: (kept) => kept,
  isAbout: () => true,
};
