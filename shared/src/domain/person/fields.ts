import { getAccountTypeName, getEpfAccountName } from '@portal/shared/accounts';
import { capitalize } from '@portal/shared/sentence';
import { planName } from '../accounts/plan-name.ts';
import { type Field, mapNames } from '../fields/field.ts';
import {
  addressFields,
  epfFields,
  exposureFields,
  investorFields,
  meansFields,
  occupationFields,
  personalFields,
  reachFields,
  usFields,
} from '../fields/person-fields.ts';
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
type Row = readonly [label: string, input?: FieldInput, care?: PersonField['care'] | undefined];

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

/** How a row is shown: its kind says it, or its rule, for a text of `Others`. */
function inputOf({ kind, options = [], names = {}, asked, help, digits, moneyRange }: Field): FieldInput {
  const codes: Names = typeof options === 'string' ? options : named(names);
  switch (kind.control) {
    case 'choice':
      return choice(codes);
    case 'choices':
      return choices(codes);
    case 'yes-no':
      return yesNo;
    default:
      if (asked && !asked.is) return other(asked.of[0] ?? '');
      return { ...text, ...(help && { help }), ...(digits && { digits }), ...(moneyRange && { moneyRange }) };
  }
}

/** The rows of facts that are asked, as entries of the table. */
const rowsOf = <Rows extends { readonly [Name in keyof Rows]: Field }>(rows: Rows) =>
  mapNames<Rows, { readonly [Name in keyof Rows]: Row }>(rows, (name) => {
    const row: Field = rows[name];
    return [row.label, inputOf(row), row.care];
  });

/** Codes of the risk categories, by rank (domain, section 4). */
const satGroups = ['', 'C', 'MC', 'M', 'MA', 'A'];

/** What the numbers of a suitability declaration mean (domain, section 4). */
const declarations = {
  1: 'Accepts the result',
  2: 'Proceeds despite a mismatch',
  3: 'Declines to give information',
};

// the order of a record is not that of the pages that ask
const { salutation, nationality, race, ...otherPersonal } = personalFields;
const { email, ...phone } = reachFields;

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
    ...rowsOf({ salutation, nationality, race, ...otherPersonal }),
    isStaff: ['Member of staff', yesNo],
  },
  Contact: {
    ...rowsOf({ email, ...phone }),
    residential: ['Residential address', { kind: 'address' }, 'private'],
    mailing: ['Mailing address', { kind: 'address' }, 'private'],
    ...rowsOf(addressFields),
  },
  Occupation: {
    ...rowsOf(occupationFields),
  },
  'Means and purpose': {
    ...rowsOf(meansFields),
  },
  'Political exposure': {
    ...rowsOf(exposureFields),
  },
  'EPF and tax': {
    ...rowsOf(epfFields),
    epfAccountType: ['EPF account', choice(getEpfAccountName)],
    ...rowsOf(usFields),
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
    ...rowsOf(investorFields),
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
