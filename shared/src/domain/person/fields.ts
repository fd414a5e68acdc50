import { getAccountTypeName, getEpfAccountName } from '@portal/shared/accounts';
import { capitalize } from '@portal/shared/sentence';
import { planName } from '../accounts/plan-name.ts';
import { factLabels } from './fact-labels.ts';
import type { Names } from './lookup-codes.ts';
import { riskNames } from './risk-names.ts';

/** How a field is entered, which also says how its value is shown. `other` is the text for `Others` of another field. */
export type FieldInput =
  | { readonly kind: 'text'; readonly help?: string; readonly digits?: true; readonly moneyRange?: true }
  | { readonly kind: 'name' | 'date' | 'address' | 'yes-no' }
  | { readonly kind: 'choice' | 'choices'; readonly names: Names }
  | { readonly kind: 'other'; readonly of: string };

/** A field of a person: what it is called, entered and shown as, on every screen. */
export interface PersonField {
  readonly label: string;
  /** Title of the group that it is shown in. */
  readonly group: string;
  readonly input: FieldInput;
  /** `identifying`: masked. `private`: means or a way to reach the person, blurred in the privacy view. */
  readonly care?: 'identifying' | 'private';
}

/** A row of the table. Without an input it is a line of text. */
type Row = readonly [label: string, input?: FieldInput, care?: PersonField['care']];

const text = { kind: 'text' } as const;
const yesNo: FieldInput = { kind: 'yes-no' };
const date: FieldInput = { kind: 'date' };
const choice = (names: Names): FieldInput => ({ kind: 'choice', names });
const choices = (names: Names): FieldInput => ({ kind: 'choices', names });
const other = (of: string): FieldInput => ({ kind: 'other', of });

const named =
  (names: Readonly<Record<string, string>>): Names =>
  (code) =>
    Object.hasOwn(names, code) ? names[code] : undefined;
/** For a function that returns a code without a name unchanged. */
const namedBy =
  (nameOf: (code: string) => string): Names =>
  (code) =>
    nameOf(code) === code ? undefined : nameOf(code);

/** Codes of the risk categories, by rank (domain, section 4). */
const satGroups = ['', 'C', 'MC', 'M', 'MA', 'A'];

/** What the numbers of a suitability declaration mean (domain, section 4). */
const declarations = {
  1: 'Accepts the result',
  2: 'Proceeds despite a mismatch',
  3: 'Declines to give information',
};

/**
 * Fields by group in the order of an onboarding, and by their name at the wire, which is unique over the record, the update
 * and the onboarding.
 */
const table = {
  Accounts: {
    plans: ['Plans', choices(planName)],
    accountType: ['Account type', choice(namedBy(getAccountTypeName))],
    operatingInstruction: ['Operating instruction', choice('operationInstruction')],
  },
  Identity: {
    relationship: ['Relationship', choice('relationship')],
    name: ['Name', { kind: 'name' }],
    customerId: ['Customer number'],
    docType: ['Identity document', choice(named({ MYKAD: 'MyKad', PASSPORT: 'Passport' }))],
    idNo: ['Identity number', text, 'identifying'],
    isIdNoChanged: ['Number as read', choice(named({ Yes: 'Changed by the agent', No: 'Unchanged' }))],
    customerType: ['Customer type'],
    dateOfBirth: ['Date of birth', date, 'private'],
    age: ['Age'],
    gender: ['Gender', choice('gender')],
    expiresOn: ['Expires on', date],
    copies: ['Copies'],
  },
  Personal: {
    salutation: ['Salutation', choice('salutation')],
    nationality: ['Nationality', choice('nationality')],
    race: ['Race', choice('race')],
    maritalStatus: ['Marital status', choice('maritalStatus')],
    noOfDependents: ['Dependants', { ...text, help: '0 to 20.', digits: true }],
    isStaff: ['Member of staff', yesNo],
  },
  Contact: {
    email: ['E-mail', text, 'private'],
    telCountryCode: ['Mobile country code', choice('dialingCodes')],
    tel: ['Mobile', { ...text, help: 'With or without the country code.', digits: true }, 'private'],
    residential: ['Residential address', { kind: 'address' }, 'private'],
    mailing: ['Mailing address', { kind: 'address' }, 'private'],
    address1: ['Address, line 1', text, 'private'],
    address2: ['Address, line 2', text, 'private'],
    address3: ['Address, line 3', text, 'private'],
    postcode: ['Postcode', text, 'private'],
    city: ['City', text, 'private'],
    state: ['State', choice('state'), 'private'],
    country: ['Country', choice('country')],
  },
  Occupation: {
    occupation: ['Occupation', choice('employmentStatus')],
    occupationOth: ['Other occupation', other('occupation')],
    occupationDesignation: ['Designation'],
    employerName: ['Employer'],
    employerAdd: ['Employer’s address'],
    natureofBusiness: ['Nature of business', choice('natureOfBusiness')],
    natureofBusinessOth: ['Other nature of business', other('natureofBusiness')],
  },
  'Means and purpose': {
    annualIncome: ['Annual income', choice('annualIncome'), 'private'],
    personalAsset: ['Personal assets', { ...text, moneyRange: true }, 'private'],
    sourceOfIncome: ['Source of income', choices('sourceOfIncome')],
    sourceOfIncomeOth: ['Other source of income', other('sourceOfIncome')],
    purposeOfInvest: ['Purpose of investment', choices('purposeOfInvestment')],
    purposeOfInvestOth: ['Other purpose of investment', other('purposeOfInvest')],
  },
  'Political exposure': {
    status: ['Politically exposed', choice(named({ None: 'No' }))],
    position: ['Position'],
    sourceOfWealth: ['Source of wealth'],
  },
  'EPF and tax': {
    epfNo: [
      'EPF number',
      { ...text, help: '7 to 9 digits. Empty if there is none.', digits: true },
      'identifying',
    ],
    epfAccountType: ['EPF account', choice(getEpfAccountName)],
    usResidentStatus: [factLabels.usResidentStatus, choice('usResidentStatus')],
    usIndicia: ['Signs of a link to the US', choices('usIndiciaType')],
    usExplanation: ['Why not a US person'],
    taxResidency: ['Tax residency', choice('taxResidency')],
    tin: ['Tax number', text, 'identifying'],
    tinReason: ['Why there is no tax number', choice('tinReason')],
    explanation: ['Why it cannot be obtained', other('tinReason')],
  },
  Suitability: {
    riskCategory: [factLabels.riskCategory],
    satGroup: ['Suitability group', choice((code) => riskNames[satGroups.indexOf(code)])],
    score: ['Score'],
    satEffectiveDate: ['Assessed on', date],
    satEffectiveDateTo: [factLabels.satEffectiveDateTo, date],
    satDeclaration: ['Declaration'],
    satDeclarationId: ['Declaration', choice(named(declarations))],
    reason: ['Reason'],
    vI: [factLabels.vI],
    sI: [factLabels.sI, yesNo],
    sophisticatedInvestorCriteria: ['Qualifies by', choice('sophisticatedInvestorTypes')],
  },
  Nominees: {
    share: ['Share'],
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Row>>>>;

type NamesOf<Groups> = { [Title in keyof Groups]: keyof Groups[Title] }[keyof Groups];
/** Name of a person's field at the wire. */
export type FieldName = NamesOf<typeof table>;

/** All fields of a person, by their name at the wire. */
export const personFields: ReadonlyMap<string, PersonField> = new Map(
  Object.entries<Readonly<Record<string, Row>>>(table).flatMap(([group, rows]) =>
    Object.entries(rows).map(([name, [label, input = text, care]]): [string, PersonField] => [
      name,
      { label, group, input, ...(care && { care }) },
    ]),
  ),
);

/**
 * Returns how the portal shows and asks for a field of a person's record, by its name in the API: label, group, input,
 * and care (masked or blurred). For a name that the table does not have, as in an older or newer payload, the label is
 * built from the words of the name, and the field is private.
 */
export const fieldOf = (name: string): PersonField =>
  personFields.get(name) ?? { label: buildLabel(name), group: 'Others', input: text, care: 'private' };

function buildLabel(name: string): string {
  const words = name
    .replace(/Oth$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  const label = name.endsWith('Oth') ? `other ${words}` : words || 'another field';
  return capitalize(label);
}

/**
 * Sorts names of a person's fields into the groups of the table: returns each group's title with its names, groups and
 * names in the order of `names`. Groups without a name are left out.
 */
export function groupNames<Name extends string>(names: readonly Name[]) {
  const titles = [...new Set(names.map((name) => fieldOf(name).group))];
  return titles.map((title) => ({ title, names: names.filter((name) => fieldOf(name).group === title) }));
}
