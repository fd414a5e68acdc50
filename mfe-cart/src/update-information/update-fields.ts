import { type ClientInformation, clientInformationListed } from '@portal/shared/api/client-information';
import type { Customer } from '@portal/shared/api/customers';
import {
  type FieldFacts,
  fromSent,
  namesOf,
  updateFields as rows,
  type TypesOf,
  updatedNames,
  type ValuesOf,
  valueShape,
} from '@portal/shared/fields';
import { formatPhone, groupNames } from '@portal/shared/person';
import * as z from '@portal/shared/schema';
import type { ClientInformationItem } from '../core/items/cart-item.ts';
import type { TransactionDraft } from '../transaction/index.ts';

const schema = z.object({
  /** Always empty: an update belongs to no account. */
  accountId: z.literal(''),
  ...valueShape(rows),
});

/** Values of the form. All of them are kept while it is unfinished. */
export type UpdateValues = { readonly accountId: '' } & ValuesOf<TypesOf<typeof rows>>;
/** A field that an update may change. */
export type UpdateField = keyof ClientInformation;

/** The part of a customer's record that an update may change. */
export type Recorded = Pick<Customer, UpdateField | 'recordedAsList' | 'account'>;

/** What the form values are read and checked against. */
export interface UpdateContext extends FieldFacts {
  readonly record: Recorded;
}

/** The fields of the form, in its order. What the agent cannot change, such as name and assessment, is not in it. */
export const updateFields = namesOf(rows);

/** The fields that this customer is asked, in the groups of a person's fields. */
export const fieldGroupsOf = ({ account }: Pick<Recorded, 'account'>) =>
  groupNames<UpdateField>(updatedNames(account.map(({ plan }) => plan)));

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
  withWrittenPhone({ accountId: '', ...fromSent(rows, record) });

/**
 * Returns the form's values of an update in the cart: the record with the item's changes. A payload that cannot be
 * decoded counts as no changes.
 */
export function valuesOfItem(
  { update }: Pick<ClientInformationItem, 'update'>,
  record: Recorded,
): UpdateValues {
  const { before: _before, ...changes } = z.safeParse(clientInformationListed, update).data ?? {};
  return withWrittenPhone({ accountId: '', ...fromSent(rows, { ...record, ...changes }) });
}

/** How an unfinished form is kept. */
export const updateDraft: TransactionDraft<UpdateValues, UpdateValues> = {
  schema,
  toDraft: (values) => values,
  fromDraft: (kept) => kept,
  isAbout: () => true,
};
