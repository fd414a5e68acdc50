import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import { type FieldGroup, type FieldName, fieldOf, readRecord, showField } from '@portal/shared/person';
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

/** Groups that the profile shows as one, because the record seldom has more than a field of the first. */
const workAndMeans: ReadonlySet<string> = new Set([
  fieldOf('occupation').group,
  fieldOf('annualIncome').group,
]);

/**
 * Returns the groups without fields that have no value and need none, and without groups that have no field then.
 * Occupation and means are one group, `Work and means`.
 */
export function listShownGroups(groups: readonly FieldGroup[]): readonly FieldGroup[] {
  const shown = new Map<string, FieldGroup>();
  for (const { title: group, fields } of groups) {
    const title = workAndMeans.has(group) ? 'Work and means' : group;
    const own = fields.filter(({ label, value }) => value !== undefined || requiredLabels.has(label));
    if (own.length > 0) shown.set(title, { title, fields: [...(shown.get(title)?.fields ?? []), ...own] });
  }
  return [...shown.values()];
}

/**
 * Groups all fields of the customer's record, as labels with shown values (CLI-02); without the
 * accounts, and without the answers about vulnerability, which have a tab. Without `lookups`, codes are shown. `today`
 * is YYYY-MM-DD.
 */
export function buildFieldGroups(
  customer: Customer,
  lookups: Lookups | undefined,
  today: string,
): readonly FieldGroup[] {
  // a declaration without a text has a number
  const { account: _account, vI: _vI, satDeclarationId, ...record } = customer;
  const satDeclaration = record.satDeclaration || showField('satDeclarationId', satDeclarationId, lookups);
  return readRecord({ ...record, satDeclaration, age: getAge(customer, today) }, lookups);
}
