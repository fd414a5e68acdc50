import { getAccountTypeName, getEpfAccountName } from '@portal/shared/accounts';
import { capitalize } from '@portal/shared/sentence';
import { planName } from '../accounts/plan-name.ts';
import { type Field, mapNames } from '../fields/field.ts';
import {
  addressFields,
  epfFields,
  investorFields,
  personalFields,
  reachFields,
  relationFields,
} from '../fields/person-fields.ts';
import { taxCountryFields, taxFields } from '../fields/tax-fields.ts';
import { exposureFields, meansFields, occupationFields } from '../fields/work-fields.ts';
import { factLabels } from './fact-labels.ts';
import type { Names } from './lookup-codes.ts';
import { riskNames } from './risk-names.ts';

/** How a value is entered and shown. `other`: the text for `Others` of another field. */
type Control = Field['control'] | 'name' | 'date' | 'other';

/** A fact of the table. Without a control it is a line of text. */
interface Fact extends Partial<Pick<Field, 'care' | 'help' | 'typing' | 'moneyRange'>> {
  readonly label: string;
  readonly control?: Control;
  readonly required?: string;
  /** Of the codes of a choice. */
  readonly names?: Names;
}

/** A field of a person: what it is called, entered and shown as, on every screen. */
export interface PersonField extends Fact {
  /** Title of the group that it is shown in. */
  readonly group: string;
}

const choice = (label: string, names: Names): Fact => ({ label, control: 'choice', names });
const choices = (label: string, names: Names): Fact => ({ label, control: 'choices', names });
const date = (label: string): Fact => ({ label, control: 'date' });

const named =
  (names: Readonly<Record<string, string>>): Names =>
  (code) =>
    Object.hasOwn(names, code) ? names[code] : undefined;
/** For a function that returns a code without a name unchanged. */
const namedBy =
  (nameOf: (code: string) => string): Names =>
  (code) =>
    nameOf(code) === code ? undefined : nameOf(code);

/** Rows as facts of the table. */
const rowsOf = <Rows extends { readonly [Name in keyof Rows]: Field }>(rows: Rows) =>
  mapNames<Rows, { readonly [Name in keyof Rows]: Fact }>(rows, (name) => {
    const { control, options = [], names = {}, asked, ...facts }: Field = rows[name];
    const isOther = asked !== undefined && !asked.is;
    return {
      ...facts,
      control: isOther ? 'other' : control,
      names: typeof options === 'string' ? options : named(names),
    };
  });

/** Codes of the risk categories, by rank (docs/domain.md, section 4). */
const satGroups = ['', 'C', 'MC', 'M', 'MA', 'A'];

/** What the numbers of a suitability declaration mean (docs/domain.md, section 4). */
const declarations = {
  1: 'Accepts the result',
  2: 'Proceeds despite a mismatch',
  3: 'Declines to give information',
};

// the order of a record is not that of the pages that ask
const { salutation, nationality, race, ...otherPersonal } = personalFields;
const { email, ...phone } = reachFields;
const { country: _, ...taxNumber } = taxCountryFields;

/**
 * Fields by group in the order of an onboarding, and by their name at the wire, which is unique over the record, the update
 * and the onboarding.
 */
const table = {
  Accounts: {
    plans: choices('Plans', planName),
    accountType: choice('Account type', namedBy(getAccountTypeName)),
    operatingInstruction: choice('Operating instruction', 'operationInstruction'),
  },
  Identity: {
    ...rowsOf(relationFields),
    name: { label: 'Name', control: 'name', typing: 'words' },
    customerId: { label: 'Customer number' },
    docType: choice('Identity document', named({ MYKAD: 'MyKad', PASSPORT: 'Passport' })),
    idNo: { label: 'Identity number', care: 'identifying', typing: 'code' },
    isIdNoChanged: choice('Number as read', named({ Yes: 'Changed by the agent', No: 'Unchanged' })),
    customerType: { label: 'Customer type' },
    dateOfBirth: { ...date('Date of birth'), care: 'private' },
    age: { label: 'Age' },
    gender: choice('Gender', 'gender'),
    expiresOn: date('Expires on'),
    copies: { label: 'Copies' },
  },
  Personal: {
    ...rowsOf({ salutation, nationality, race, ...otherPersonal }),
    isStaff: { label: 'Member of staff', control: 'yes-no' },
  },
  Contact: {
    ...rowsOf({ email, ...phone }),
    residential: { label: 'Residential address', care: 'private' },
    mailing: { label: 'Mailing address', care: 'private' },
    ...rowsOf(addressFields),
  },
  Occupation: rowsOf(occupationFields),
  'Means and purpose': rowsOf(meansFields),
  'Political exposure': rowsOf(exposureFields),
  'EPF and tax': {
    ...rowsOf(epfFields),
    epfAccountType: choice('EPF account', getEpfAccountName),
    ...rowsOf(taxFields),
    ...rowsOf(taxNumber),
  },
  Suitability: {
    riskCategory: { label: factLabels.riskCategory },
    satGroup: choice('Suitability group', (code) => riskNames[satGroups.indexOf(code)]),
    score: { label: 'Score' },
    satEffectiveDate: date('Assessed on'),
    satEffectiveDateTo: date(factLabels.satEffectiveDateTo),
    satDeclaration: { label: 'Declaration' },
    satDeclarationId: choice('Declaration', named(declarations)),
    reason: { label: 'Reason' },
    vI: { label: factLabels.vI },
    ...rowsOf(investorFields),
  },
  Nominees: {
    share: { label: 'Share', typing: 'decimal' },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Fact>>>>;

type NamesOf<Groups> = { [Title in keyof Groups]: keyof Groups[Title] }[keyof Groups];
/** Name of a person's field at the wire. */
export type FieldName = NamesOf<typeof table>;

/** All fields of a person, by their name at the wire. */
export const personFields: ReadonlyMap<string, PersonField> = new Map(
  Object.entries<Readonly<Record<string, Fact>>>(table).flatMap(([group, facts]) =>
    Object.entries(facts).map(([name, fact]): [string, PersonField] => [name, { ...fact, group }]),
  ),
);

/**
 * Returns how the portal shows and asks for a field of a person's record, by its name in the API: label, group, input,
 * and care (masked or blurred). For a name that the table does not have, as in an older or newer payload, the label is
 * built from the words of the name, and the field is private.
 */
export const fieldOf = (name: string): PersonField =>
  personFields.get(name) ?? { label: buildLabel(name), group: 'Others', care: 'private' };

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
