import type { Lookups } from '@portal/shared/api/lookups';
import { malaysianDateOf } from '@portal/shared/dates';
import { titleCase } from '@portal/shared/parts';
import { applicantAge, type Onboarding, vulnerableAnswersOf } from '@portal/shared/records';
import { extraCareReasons } from '@portal/shared/selling';
import { type FieldName, fieldOf } from './fields.ts';
import { type FieldGroup, type RecordField, readField, readGroups, toField } from './record-field.ts';
import { showField } from './show-field.ts';

type Part<Name extends keyof Onboarding> = NonNullable<Onboarding[Name]>;
type Joint = Part<'jointApplicant'>[number];
type Names = Lookups | undefined;

const identityNames = [
  'name',
  'docType',
  'idNo',
  'isIdNoChanged',
  'dateOfBirth',
  'gender',
  'expiresOn',
  'copies',
] as const;
const personalNames = ['salutation', 'race', 'nationality', 'maritalStatus', 'noOfDependents'] as const;
const contactNames = ['tel', 'email', 'residential', 'mailing'] as const;

/** The fields of each part, in the order of the form. A part that is not answered yet is left out. */
const partNames: readonly (readonly [part: keyof Onboarding, names: readonly FieldName[]])[] = [
  ['plans', ['plans', 'accountType', 'operatingInstruction']],
  ['identity', identityNames],
  ['personal', personalNames],
  ['contact', contactNames],
  ['employment', ['occupation', 'occupationDesignation', 'employerName', 'employerAdd', 'natureofBusiness']],
  ['employment', ['annualIncome', 'personalAsset', 'sourceOfIncome', 'purposeOfInvest']],
  ['pep', ['status', 'position', 'sourceOfWealth']],
  ['plans', ['epfAccountType', 'epfNo']],
  ['tax', ['usResidentStatus', 'usIndicia', 'usExplanation', 'taxResidency']],
  ['suitability', ['riskCategory', 'score', 'satEffectiveDate', 'satDeclarationId', 'reason', 'vI']],
  ['investor', ['sI', 'sophisticatedInvestorCriteria']],
];

/** Fields that most applicants do not have. They are left out when they are empty. */
const rareNames: ReadonlySet<FieldName> = new Set([
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
]);

const withoutRare = (names: readonly FieldName[], values: Readonly<Record<string, unknown>>) =>
  names.filter((name) => !rareNames.has(name) || showField(name, values[name], undefined) !== undefined);

/** Returns an onboarding's answers in groups, in the order of its form; without those that are not answered yet. */
export function onboardingGroups(
  onboarding: Onboarding,
  lookups: Names,
  today: string,
): readonly FieldGroup[] {
  const { jointApplicant, nominee, tax } = onboarding;
  const names = partNames.flatMap(([part, names]) => (onboarding[part] ? names : []));
  const values = valuesOf(onboarding, today);
  const groups = readGroups(withoutRare(names, values), values, lookups);
  const taxNumbers = (tax?.countries ?? []).map((country) => taxNumberField(country, lookups));
  return [
    ...groups.map((group) =>
      group.title === fieldOf('tin').group ? { ...group, fields: [...group.fields, ...taxNumbers] } : group,
    ),
    ...(jointApplicant ?? []).map((joint) => ({
      title: 'Joint applicant',
      fields: jointFields(joint, lookups),
    })),
    ...(nominee?.length
      ? [{ title: fieldOf('share').group, fields: nominee.map((each) => nomineeField(each, lookups)) }]
      : []),
  ];
}

/** Returns the answers by the names of the table. */
function valuesOf(onboarding: Onboarding, today: string) {
  const { plans, identity, personal, contact, employment, pep, tax, investor, suitability } = onboarding;
  const { result, satDeclarationId, reason, answeredAt } = suitability ?? {};
  const answers = { age: applicantAge(onboarding, today), vI: vulnerableAnswersOf(onboarding) };
  const care = extraCareReasons({ ...answers, idNo: identity?.idNo ?? '' }, today);
  return {
    ...plans,
    ...(identity && identityValues(identity)),
    ...personal,
    ...(contact && contactValues(contact)),
    ...employment,
    ...pep,
    ...tax,
    ...investor,
    riskCategory: result?.riskCategory,
    score: result && `${result.score} points`,
    satEffectiveDate: answeredAt && malaysianDateOf(answeredAt),
    satDeclarationId,
    reason,
    vI: care.length === 0 ? 'No' : care.join('. '),
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

const contactValues = (contact: Part<'contact'>) => ({
  ...contact,
  mailing: contact.mailing ?? (contact.residential && 'The residential one'),
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

function jointFields(joint: Joint, lookups: Names): readonly RecordField[] {
  const { relationship, identity, personal, contact } = joint;
  const values = { relationship, ...identityValues(identity), ...personal, ...contactValues(contact) };
  const names = withoutRare(['relationship', ...identityNames, ...personalNames, ...contactNames], values);
  return names.map((name) => readField(name, values, lookups));
}

/** A nominee, whose name is the label. */
function nomineeField({ name, relationship, share }: Part<'nominee'>[number], lookups: Names): RecordField {
  const hasShare = share !== null && share !== undefined;
  const facts = [showField('relationship', relationship, lookups), hasShare ? `${share}%` : ''];
  const value = facts.filter(Boolean).join(', ');
  return { label: titleCase(name ?? 'Nominee'), ...(value ? { value } : {}) };
}
