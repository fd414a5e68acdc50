import type { Account } from '@portal/shared/api/accounts';
import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import { planName } from '@portal/shared/parts';
import {
  type FieldGroup,
  type FieldName,
  fieldOf,
  type RecordField,
  readGroups,
  showField,
} from '@portal/shared/person';
import { getAccountNote, getAccountTypeName, getAge } from '@portal/shared/selling';

/** The fields of the customer master (specification, section 3) that are no accounts, in the order of the tab. */
const profileNames: readonly FieldName[] = [
  'name',
  'customerId',
  'idNo',
  'customerType',
  'age',
  'nationality',
  'race',
  'maritalStatus',
  'noOfDependents',
  'isStaff',
  'email',
  'tel',
  'occupation',
  'occupationDesignation',
  'employerName',
  'employerAdd',
  'natureofBusiness',
  'annualIncome',
  'personalAsset',
  'sourceOfIncome',
  'purposeOfInvest',
  'riskCategory',
  'satGroup',
  'satEffectiveDate',
  'satEffectiveDateTo',
  'satDeclaration',
  'sI',
  'sophisticatedInvestorCriteria',
  'epfNo',
  'epfAccountType',
  'usResidentStatus',
];

/** Groups all fields of the customer master (specification, section 3). `today` is YYYY-MM-DD. */
export function buildFieldGroups(
  customer: Customer,
  lookups: Lookups | undefined,
  today: string,
): readonly FieldGroup[] {
  const satDeclaration =
    customer.satDeclaration || showField('satDeclarationId', customer.satDeclarationId, lookups);
  const values = { ...customer, satDeclaration, age: getAge(customer, today) };
  return [
    ...readGroups(profileNames, values, lookups),
    { title: fieldOf('accountType').group, fields: customer.account.map(getAccountField) },
  ];
}

function getAccountField(account: Account): RecordField {
  const { accountId, plan, accountType, currencies } = account;
  const note = getAccountNote(account);
  const parts = [planName(plan), getAccountTypeName(accountType), note, currencies.join(', ')];
  return { label: accountId, value: parts.filter(Boolean).join(' · ') };
}
