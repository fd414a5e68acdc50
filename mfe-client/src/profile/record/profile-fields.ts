import type { Account } from '@portal/shared/api/accounts';
import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import { formatDate } from '@portal/shared/dates';
import { planName } from '@portal/shared/parts';
import {
  appendOther,
  type FieldGroup,
  findCriterionName,
  findDeclaration,
  findName,
  findNames,
  formatPhone,
  formatYesNo,
  type RecordField,
  toField,
  toIdentifyingField,
  toPrivateField,
} from '@portal/shared/records';
import { getAccountNote, getAccountTypeName, getAge } from '@portal/shared/selling';

/** Groups all fields of the customer master (specification, section 3). `today` is YYYY-MM-DD. */
export function buildFieldGroups(
  customer: Customer,
  lookups: Lookups | undefined,
  today: string,
): readonly FieldGroup[] {
  return [
    { title: 'Personal', fields: getPersonalFields(customer, lookups, today) },
    { title: 'Contact', fields: getContactFields(customer) },
    { title: 'Occupation', fields: getOccupationFields(customer, lookups) },
    { title: 'Means and purpose', fields: getMeansFields(customer, lookups) },
    { title: 'Suitability', fields: getSuitabilityFields(customer, lookups) },
    { title: 'EPF and tax', fields: getEpfAndTaxFields(customer, lookups) },
    { title: 'Accounts', fields: customer.account.map(getAccountField) },
  ];
}

function getPersonalFields(
  customer: Customer,
  lookups: Lookups | undefined,
  today: string,
): readonly RecordField[] {
  const age = getAge(customer, today);
  return [
    toField('Name', customer.name),
    toField('Customer number', customer.customerId),
    toIdentifyingField('Identity number', customer.idNo),
    toField('Customer type', customer.customerType),
    toField('Age', age === undefined ? undefined : String(age)),
    toField('Nationality', findName(lookups?.nationality, customer.nationality)),
    toField('Race', findName(lookups?.race, customer.race)),
    toField('Marital status', findName(lookups?.maritalStatus, customer.maritalStatus)),
    toField('Dependants', customer.noOfDependents === null ? undefined : String(customer.noOfDependents)),
    toField('Member of staff', formatYesNo(customer.isStaff)),
  ];
}

function getContactFields(customer: Customer): readonly RecordField[] {
  const { tel, telCountryCode, email } = customer;
  return [toField('E-mail', email), toField('Phone', formatPhone(telCountryCode, tel))];
}

function getOccupationFields(customer: Customer, lookups: Lookups | undefined): readonly RecordField[] {
  return [
    toField('Occupation', appendOther(customer.occupation ?? undefined, customer.occupationOth)),
    toField('Designation', customer.occupationDesignation),
    toField('Employer', customer.employerName),
    toField('Employer’s address', customer.employerAdd),
    toField(
      'Nature of business',
      appendOther(
        findName(lookups?.natureOfBusiness, customer.natureofBusiness),
        customer.natureofBusinessOth,
      ),
    ),
  ];
}

function getMeansFields(customer: Customer, lookups: Lookups | undefined): readonly RecordField[] {
  return [
    toPrivateField('Annual income', findName(lookups?.annualIncome, customer.annualIncome)),
    toPrivateField('Personal assets', customer.personalAsset),
    toField(
      'Source of income',
      findNames(lookups?.sourceOfIncome, customer.sourceOfIncome, customer.sourceOfIncomeOth),
    ),
    toField(
      'Purpose of investment',
      findNames(lookups?.purposeOfInvestment, customer.purposeOfInvest, customer.purposeOfInvestOth),
    ),
  ];
}

function getSuitabilityFields(customer: Customer, lookups: Lookups | undefined): readonly RecordField[] {
  return [
    toField('Risk category', customer.riskCategory),
    toField('Group', customer.satGroup),
    toField('Assessed on', customer.satEffectiveDate && formatDate(customer.satEffectiveDate)),
    toField('Valid to', customer.satEffectiveDateTo && formatDate(customer.satEffectiveDateTo)),
    toField('Declaration', customer.satDeclaration || findDeclaration(customer.satDeclarationId)),
    toField('Sophisticated investor', formatYesNo(customer.sI)),
    toField('Sophisticated by', findCriterionName(lookups, customer.sophisticatedInvestorCriteria)),
  ];
}

function getEpfAndTaxFields(customer: Customer, lookups: Lookups | undefined): readonly RecordField[] {
  return [
    toIdentifyingField('EPF number', customer.epfNo),
    toField('EPF account', customer.epfAccountType),
    toField('US status', findName(lookups?.usResidentStatus, customer.usResidentStatus)),
  ];
}

function getAccountField(account: Account): RecordField {
  const { accountId, plan, accountType, currencies } = account;
  const note = getAccountNote(account);
  const parts = [planName(plan), getAccountTypeName(accountType), note, currencies.join(', ')];
  return toField(accountId, parts.filter(Boolean).join(' · '));
}
