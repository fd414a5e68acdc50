import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import { formatDate } from '@portal/shared/dates';
import { ageOf } from '../core/age.ts';
import { phoneOf } from '../core/phone.ts';
import { criterionIn, nameIn, namesIn, withOther } from '../core/reference-words.ts';

/** One field of the profile. A field without a value is shown as not given, not left out: it may be missing. */
export interface ProfileField {
  readonly label: string;
  readonly value?: string;
  /** Shown masked: it identifies the person. */
  readonly identifying?: true;
  /** What somebody owns or earns: not for everybody's eyes. */
  readonly isPrivate?: true;
}

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly ProfileField[];
}

/** All fields that the customer master gives (specification, section 3), in groups. */
export function fieldGroups(
  customer: Customer,
  lookups: Lookups | undefined,
  today: string,
): readonly FieldGroup[] {
  return [
    { title: 'Personal', fields: personal(customer, lookups, today) },
    { title: 'Contact', fields: contact(customer) },
    { title: 'Occupation', fields: occupation(customer, lookups) },
    { title: 'Means and purpose', fields: means(customer, lookups) },
    { title: 'Suitability', fields: suitability(customer, lookups) },
    { title: 'EPF and tax', fields: epfAndTax(customer, lookups) },
  ];
}

function personal(customer: Customer, lookups: Lookups | undefined, today: string): readonly ProfileField[] {
  const age = ageOf(customer, today);
  return [
    { label: 'Identity number', value: customer.idNo, identifying: true },
    field('Customer type', customer.customerType),
    field('Age', age === undefined ? undefined : String(age)),
    field('Nationality', nameIn(lookups?.nationality, customer.nationality)),
    field('Race', nameIn(lookups?.race, customer.race)),
    field('Marital status', nameIn(lookups?.maritalStatus, customer.maritalStatus)),
    field('Dependants', customer.noOfDependents === null ? undefined : String(customer.noOfDependents)),
    field('Member of staff', yesNo(customer.isStaff)),
  ];
}

function contact(customer: Customer): readonly ProfileField[] {
  const { tel, telCountryCode, email } = customer;
  return [field('E-mail', email), field('Phone', phoneOf(telCountryCode, tel))];
}

function occupation(customer: Customer, lookups: Lookups | undefined): readonly ProfileField[] {
  return [
    field('Occupation', withOther(customer.occupation ?? undefined, customer.occupationOth)),
    field('Designation', customer.occupationDesignation),
    field('Employer', customer.employerName),
    field('Employer’s address', customer.employerAdd),
    field(
      'Nature of business',
      withOther(nameIn(lookups?.natureOfBusiness, customer.natureofBusiness), customer.natureofBusinessOth),
    ),
  ];
}

function means(customer: Customer, lookups: Lookups | undefined): readonly ProfileField[] {
  return [
    { ...field('Annual income', nameIn(lookups?.annualIncome, customer.annualIncome)), isPrivate: true },
    { ...field('Personal assets', customer.personalAsset), isPrivate: true },
    field(
      'Source of income',
      namesIn(lookups?.sourceOfIncome, customer.sourceOfIncome, customer.sourceOfIncomeOth),
    ),
    field(
      'Purpose of investment',
      namesIn(lookups?.purposeOfInvestment, customer.purposeOfInvest, customer.purposeOfInvestOth),
    ),
  ];
}

function suitability(customer: Customer, lookups: Lookups | undefined): readonly ProfileField[] {
  return [
    field('Risk category', customer.riskCategory),
    field('Assessed on', customer.satEffectiveDate && formatDate(customer.satEffectiveDate)),
    field('Valid to', customer.satEffectiveDateTo && formatDate(customer.satEffectiveDateTo)),
    field('Declaration', customer.satDeclaration),
    field('Sophisticated investor', yesNo(customer.sI)),
    field('Sophisticated by', criterionIn(lookups, customer.sophisticatedInvestorCriteria)),
  ];
}

function epfAndTax(customer: Customer, lookups: Lookups | undefined): readonly ProfileField[] {
  return [
    {
      ...field('EPF number', customer.epfNo),
      ...(customer.epfNo ? { identifying: true as const } : {}),
    },
    field('EPF account', customer.epfAccountType),
    field('US status', nameIn(lookups?.usResidentStatus, customer.usResidentStatus)),
  ];
}

function field(label: string, value: string | null | undefined): ProfileField {
  return value ? { label, value } : { label };
}

function yesNo(flag: boolean): string {
  return flag ? 'Yes' : 'No';
}
