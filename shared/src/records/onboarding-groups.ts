import type { Lookups } from '@portal/shared/api/lookups';
import { formatDate } from '@portal/shared/dates';
import { planName, titleCase } from '@portal/shared/parts';
import { getAccountTypeName } from '@portal/shared/selling';
import type { Onboarding } from './onboarding.ts';
import { suitabilityFields } from './onboarding-suitability.ts';
import { formatPhone } from './phone.ts';
import {
  type FieldGroup,
  ifAny,
  type RecordField,
  toField,
  toIdentifyingField,
  toPrivateField,
} from './record-field.ts';
import { appendOther, findName, findNames } from './reference-names.ts';

type Part<Name extends keyof Onboarding> = NonNullable<Onboarding[Name]>;
type Address = NonNullable<Part<'contact'>['residential']>;
type Names = Lookups | undefined;

/** Returns an onboarding's answers in sections, in the order of its form; without those that are not answered yet. */
export function onboardingGroups(
  onboarding: Onboarding,
  lookups: Names,
  today: string,
): readonly FieldGroup[] {
  const { plans, identity, personal, contact, employment, pep, tax, jointApplicant, nominee } = onboarding;
  return [
    ...group('Accounts', plans && planFields(plans, lookups)),
    ...group('Identity', identity && identityFields(identity, lookups)),
    ...group('Personal', personal && personalFields(personal, lookups)),
    ...group('Contact', contact && contactFields(contact, lookups)),
    ...group('Employment', employment && employmentFields(employment, lookups)),
    ...group('Political exposure', pep && pepFields(pep)),
    ...group('Tax', tax && taxFields(tax, lookups)),
    ...group('Suitability', suitabilityFields(onboarding, lookups, today)),
    ...(jointApplicant ?? []).flatMap((joint) => group('Joint applicant', jointFields(joint, lookups))),
    ...group('Nominees', nominee?.map(nomineeField)),
  ];
}

const group = (title: string, fields: readonly RecordField[] | undefined): readonly FieldGroup[] =>
  fields && fields.length > 0 ? [{ title, fields }] : [];

function planFields(plans: Part<'plans'>, lookups: Names): readonly RecordField[] {
  const { accountType, operatingInstruction, epfAccountType, epfNo } = plans;
  return [
    toField('Plans', plans.plans.map(planName).join(', ')),
    toField('Account type', accountType && getAccountTypeName(accountType)),
    toField(
      'Operating instruction',
      findName(lookups?.operationInstruction, operatingInstruction ?? null) ?? null,
    ),
    ...ifAny(toField('EPF account', epfAccountType)),
    ...ifAny(toIdentifyingField('EPF number', epfNo)),
  ];
}

const documentNames = new Map([
  ['MYKAD', 'MyKad'],
  ['PASSPORT', 'Passport'],
]);

/** Says which sides of the identity document came with the onboarding. Others are among the required documents. */
function copiesOf({ docType, front, back }: Part<'identity'>): string | undefined {
  if (!front) return undefined;
  if (docType === 'PASSPORT') return 'Uploaded';
  return back ? 'Front and back uploaded' : 'Only the front uploaded';
}

function identityFields(identity: Part<'identity'>, lookups: Names): readonly RecordField[] {
  const { docType, idNo, isIdNoChanged, name, dateOfBirth, gender, expiresOn } = identity;
  const document = (docType && documentNames.get(docType)) ?? docType ?? 'Document';
  return [
    toField('Name', name && titleCase(name)),
    toIdentifyingField(`${document} number`, idNo),
    ...(isIdNoChanged ? [toField('Number as read', 'Changed by the agent')] : []),
    toPrivateField('Date of birth', dateOfBirth && formatDate(dateOfBirth)),
    toField('Gender', findName(lookups?.gender, gender ?? null)),
    ...ifAny(toField('Expires on', expiresOn && formatDate(expiresOn))),
    ...ifAny(toField('Copies', copiesOf(identity))),
  ];
}

function personalFields(personal: Part<'personal'>, lookups: Names): readonly RecordField[] {
  const { salutation, race, nationality, maritalStatus, noOfDependents } = personal;
  return [
    toField('Salutation', salutation),
    toField('Race', findName(lookups?.race, race ?? null)),
    toField('Nationality', findName(lookups?.nationality, nationality ?? null)),
    toField('Marital status', findName(lookups?.maritalStatus, maritalStatus ?? null)),
    toField('Dependants', noOfDependents?.toString()),
  ];
}

function formatAddress(address: Address, lookups: Names): string {
  const { address1, address2, address3, postcode, city, state, country } = address;
  const town = [postcode, city].filter(Boolean).join(' ');
  const stateName = findName(lookups?.state, state ?? null);
  // for a federal territory city and state have the same name, which is shown once
  const region = stateName === city ? undefined : stateName;
  const lines = [address1, address2, address3, town, region, findName(lookups?.country, country ?? null)];
  return lines.filter(Boolean).join(', ');
}

function contactFields(contact: Part<'contact'>, lookups: Names): readonly RecordField[] {
  const { telCountryCode, tel, email, residential, mailing } = contact;
  return [
    toPrivateField('Mobile', formatPhone(telCountryCode ?? null, tel ?? null)),
    toPrivateField('E-mail', email),
    toPrivateField('Residential address', residential && formatAddress(residential, lookups)),
    mailing
      ? toPrivateField('Mailing address', formatAddress(mailing, lookups))
      : toField('Mailing address', residential && 'The residential one'),
  ];
}

function employmentFields(employment: Part<'employment'>, lookups: Names): readonly RecordField[] {
  const { occupation, occupationOth, natureofBusiness, natureofBusinessOth, annualIncome } = employment;
  return [
    toField(
      'Occupation',
      appendOther(findName(lookups?.employmentStatus, occupation ?? null), occupationOth ?? null),
    ),
    toField('Designation', employment.occupationDesignation),
    toField('Employer', employment.employerName),
    toField('Employer’s address', employment.employerAdd),
    toField(
      'Nature of business',
      appendOther(findName(lookups?.natureOfBusiness, natureofBusiness ?? null), natureofBusinessOth ?? null),
    ),
    toPrivateField('Annual income', findName(lookups?.annualIncome, annualIncome ?? null)),
    toPrivateField('Personal assets', employment.personalAsset),
    toField(
      'Source of income',
      findNames(
        lookups?.sourceOfIncome,
        employment.sourceOfIncome ?? [],
        employment.sourceOfIncomeOth ?? null,
      ),
    ),
    toField(
      'Purpose of investment',
      findNames(
        lookups?.purposeOfInvestment,
        employment.purposeOfInvest ?? [],
        employment.purposeOfInvestOth ?? null,
      ),
    ),
  ];
}

function pepFields({ status, position, sourceOfWealth }: Part<'pep'>): readonly RecordField[] {
  return [
    toField('Politically exposed', status === 'None' ? 'No' : status),
    ...ifAny(toField('Position', position)),
    ...ifAny(toField('Source of wealth', sourceOfWealth)),
  ];
}

function taxFields(tax: Part<'tax'>, lookups: Names): readonly RecordField[] {
  return [
    toField('US status', findName(lookups?.usResidentStatus, tax.usResidentStatus ?? null)),
    ...ifAny(
      toField('Signs of a link to the US', findNames(lookups?.usIndiciaType, tax.usIndicia ?? [], null)),
    ),
    ...ifAny(toField('Why not a US person', tax.usExplanation)),
    toField('Tax residency', findName(lookups?.taxResidency, tax.taxResidency ?? null)),
    ...(tax.countries ?? []).map(({ country, tin, tinReason, explanation }) => {
      const label = `Tax number, ${findName(lookups?.country, country ?? null) ?? 'another country'}`;
      if (tin) return toIdentifyingField(label, tin);
      return toField(
        label,
        appendOther(findName(lookups?.tinReason, tinReason ?? null), explanation ?? null),
      );
    }),
  ];
}

function jointFields(joint: Part<'jointApplicant'>[number], lookups: Names): readonly RecordField[] {
  const { relationship, identity, personal, contact } = joint;
  return [
    toField('Relationship', findName(lookups?.relationship, relationship ?? null)),
    ...identityFields(identity, lookups),
    ...personalFields(personal, lookups),
    ...contactFields(contact, lookups),
  ];
}

function nomineeField({ name, relationship, share }: Part<'nominee'>[number]): RecordField {
  const facts = [relationship, share === null || share === undefined ? '' : `${share}%`];
  return toField(titleCase(name ?? 'Nominee'), facts.filter(Boolean).join(', '));
}
