import type { Lookups } from '@portal/shared/api/lookups';
import { malaysianDateOf } from '@portal/shared/dates';
import { applicantAge, type Onboarding, vulnerableAnswersOf } from '@portal/shared/records';
import { extraCareReasons, isExtraCareAsked } from '@portal/shared/selling';
import { namesOf } from '../fields/field.ts';
import { partRows } from '../fields/onboarding-parts.ts';
import { fieldOf } from './fields.ts';
import { titleCase } from './name.ts';
import { showAddress } from './postal-address.ts';
import { type FieldGroup, type RecordField, readRecord, toField } from './record-field.ts';
import { showField } from './show-field.ts';

type Part<Name extends keyof Onboarding> = NonNullable<Onboarding[Name]>;
type Names = Lookups | undefined;

/** Fields that most applicants do not have. They are left out when they are empty. */
const rareNames = new Set([
  'isIdNoChanged',
  'expiresOn',
  'copies',
  'position',
  'sourceOfWealth',
  'epfAccountType',
  'epfNo',
  'usIndicia',
  'usExplanation',
  'reason',
  'sophisticatedInvestorCriteria',
  // of a minor
  'maritalStatus',
  'noOfDependents',
]);

const withoutRare = (values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !rareNames.has(name) || showField(name, value, undefined) !== undefined,
    ),
  );

/**
 * Returns an onboarding's answers as fields in groups, in the order of its form, without steps that are not answered
 * yet. An empty answer of an answered step has no `value`; fields that most applicants do not have are then left out.
 * `today` is YYYY-MM-DD.
 */
export function onboardingGroups(
  onboarding: Onboarding,
  lookups: Names,
  today: string,
): readonly FieldGroup[] {
  const { jointApplicant, nominee, tax } = onboarding;
  return [
    ...holderGroups(valuesOf(onboarding, lookups, today), tax, lookups),
    ...(jointApplicant ?? []).flatMap((joint) =>
      holderGroups(jointValues(joint, lookups), joint.tax, lookups).map(({ title, fields }) => ({
        // EPF is of the applicant alone
        title: `${title === taxGroup ? 'Tax' : title}, joint holder`,
        fields,
      })),
    ),
    ...(nominee?.length
      ? [
          {
            title: fieldOf('share').group,
            fields: nominee.map((each, at) => nomineeField(each, at + 1, lookups)),
          },
        ]
      : []),
  ];
}

const taxGroup = fieldOf('tin').group;

/** Returns a holder's answers in groups, with a field for each country of tax residence. */
function holderGroups(
  values: object,
  tax: Part<'tax'> | null | undefined,
  lookups: Names,
): readonly FieldGroup[] {
  const taxNumbers = (tax?.countries ?? []).map((country) => taxNumberField(country, lookups));
  return readRecord(withoutRare(values), lookups).map(({ title, fields }) => ({
    title,
    fields: title === taxGroup ? [...fields, ...taxNumbers] : fields,
  }));
}

/** A part of a holder's tax by the names of the table; its group is there, also when nothing else of it is answered. */
const taxValues = (tax: Part<'tax'> | null | undefined) => tax && { taxResidency: null, ...tax };

/** Returns the answers by the names of the table. */
function valuesOf(onboarding: Onboarding, lookups: Names, today: string) {
  const { plans, identity, contact, tax, investor, suitability } = onboarding;
  return {
    ...Object.fromEntries(namesOf(partRows).flatMap((name) => Object.entries(onboarding[name] ?? {}))),
    ...plans,
    ...(identity && identityValues(identity)),
    ...(contact && contactValues(contact, lookups)),
    ...taxValues(tax),
    ...investor,
    ...(suitability && suitabilityValues(suitability, onboarding, today)),
  };
}

function suitabilityValues(
  { result, satDeclarationId, reason, answeredAt }: Part<'suitability'>,
  onboarding: Onboarding,
  today: string,
) {
  const answers = { age: applicantAge(onboarding, today), vI: vulnerableAnswersOf(onboarding) };
  const care = extraCareReasons({ ...answers, idNo: onboarding.identity?.idNo ?? '' }, today);
  return {
    riskCategory: result?.riskCategory,
    score: result && `${result.score} points`,
    satEffectiveDate: answeredAt && malaysianDateOf(answeredAt),
    satDeclarationId,
    reason,
    vI: care.length > 0 ? care.join('. ') : isExtraCareAsked(answers.vI) ? 'No' : 'Not asked',
  };
}

/** Says which sides of the identity document came with the onboarding. Others are among the required documents. */
function copiesOf({ docType, front, back }: Part<'identity'>): string | undefined {
  if (!front) return undefined;
  if (docType === 'PASSPORT') return 'Uploaded';
  return back ? 'Front and back uploaded' : 'Only the front uploaded';
}

const identityValues = (identity: Part<'identity'>) => ({
  ...identity,
  isIdNoChanged: identity.isIdNoChanged || undefined,
  copies: copiesOf(identity),
});

const contactValues = ({ residential, mailing, ...contact }: Part<'contact'>, lookups: Names) => ({
  ...contact,
  residential: residential && showAddress(residential, lookups),
  mailing: mailing ? showAddress(mailing, lookups) : residential && 'The residential one',
});

/** The tax number of a country, or why there is none. */
function taxNumberField(
  { country, tin, tinReason, explanation }: NonNullable<Part<'tax'>['countries']>[number],
  lookups: Names,
): RecordField {
  const reason = [showField('tinReason', tinReason, lookups), explanation].filter(Boolean).join(': ');
  const label = `${fieldOf('tin').label}, ${showField('country', country, lookups) ?? 'another country'}`;
  return { ...toField(tin ? 'tin' : 'tinReason', tin || reason), label };
}

const jointValues = (
  { relationship, identity, personal, contact, employment, pep, tax }: Part<'jointApplicant'>[number],
  lookups: Names,
) => ({
  relationship,
  ...identityValues(identity),
  ...personal,
  ...contactValues(contact, lookups),
  ...employment,
  ...pep,
  ...taxValues(tax),
});

function nomineeField(
  { name, idNo, relationship, share }: Part<'nominee'>[number],
  place: number,
  lookups: Names,
): RecordField {
  const hasShare = share !== null && share !== undefined;
  const facts = [
    titleCase(name ?? ''),
    showField('relationship', relationship, lookups),
    hasShare ? `${share}%` : '',
  ];
  const value = facts.filter(Boolean).join(', ');
  return { label: `Nominee ${place}`, ...(value ? { value } : {}), ...(idNo ? { idNo } : {}) };
}
