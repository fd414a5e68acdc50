import { getAccountLine } from '@portal/shared/accounts';
import type { Account } from '@portal/shared/api/accounts';
import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import { planName } from '@portal/shared/parts';
import {
  type FieldGroup,
  type FieldName,
  fieldOf,
  type RecordField,
  readRecord,
  showField,
} from '@portal/shared/person';
import { getAge } from '@portal/shared/selling';

/** Fields that a complete record has. They are shown without a value too. */
const requiredFields: readonly FieldName[] = [
  'name',
  'idNo',
  'nationality',
  'email',
  'tel',
  'occupation',
  'annualIncome',
  'sourceOfIncome',
  'purposeOfInvest',
  'usResidentStatus',
  'riskCategory',
];
const requiredLabels = new Set(requiredFields.map((name) => fieldOf(name).label));

/** Returns the groups without fields that have no value and need none, and without groups that have no field then. */
export const listShownGroups = (groups: readonly FieldGroup[]): readonly FieldGroup[] =>
  groups
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter(({ label, value }) => value !== undefined || requiredLabels.has(label)),
    }))
    .filter(({ fields }) => fields.length > 0);

/**
 * Groups all fields of the customer's record, as labels with shown values, and the accounts (specification, section 3);
 * without the answers about vulnerability, which have a tab. Without `lookups`, codes are shown. `today` is YYYY-MM-DD.
 */
export function buildFieldGroups(
  customer: Customer,
  lookups: Lookups | undefined,
  today: string,
): readonly FieldGroup[] {
  // the answers about vulnerability have a tab; a declaration without a text has a number
  const { vI: _vI, satDeclarationId, ...record } = customer;
  const satDeclaration = record.satDeclaration || showField('satDeclarationId', satDeclarationId, lookups);
  return [
    ...readRecord({ ...record, satDeclaration, age: getAge(customer, today) }, lookups),
    { title: fieldOf('accountType').group, fields: customer.account.map(getAccountField) },
  ];
}

function getAccountField(account: Account): RecordField {
  const { accountId, plan, currencies } = account;
  const parts = [planName(plan), getAccountLine(account), currencies.join(', ')];
  return { label: accountId, value: parts.filter(Boolean).join(' · ') };
}
