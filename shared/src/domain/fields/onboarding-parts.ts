import { isUsPerson } from '../person/us-person.ts';
import { type AnyTypes, type Fields, namesOf, type TypesOf } from './field.ts';
import { personalFields } from './person-fields.ts';
import { employmentFields, exposureFields } from './work-fields.ts';

const rowParts = { personal: personalFields, employment: employmentFields, pep: exposureFields };

/** Parts of a payload by their name at the wire, as the compiler knows them: the types of their fields. */
export type Parts = Readonly<Record<string, AnyTypes>>;
/** The rows of parts. */
export type RowsOf<P extends Parts> = { readonly [Name in keyof P]: Fields<P[Name]> };
/** The types of `partRows`. */
export type PartTypes = { readonly [Name in keyof typeof rowParts]: TypesOf<(typeof rowParts)[Name]> };
/** The parts of an onboarding's payload whose fields are all rows. */
export const partRows: RowsOf<PartTypes> = rowParts;

/** The parts that a complete onboarding has, in the order of its form, and what a sentence calls each. */
export const neededParts = {
  plans: 'plans',
  identity: 'identity',
  personal: 'personal details',
  contact: 'contact',
  employment: 'work and means',
  pep: 'political exposure',
  tax: 'tax',
  investor: 'kind of investor',
  suitability: 'suitability',
} as const satisfies Readonly<Record<string, string>> & { readonly [Name in keyof PartTypes]: string };

type GivenTax = { readonly usResidentStatus?: string | null | undefined } | null | undefined;
/** A part that a second holder is asked as the applicant is, besides identity, personal details and contact. */
type HolderPart = 'employment' | 'pep' | 'tax';
type GivenHolder = { readonly [Part in HolderPart]?: unknown } & { readonly tax?: GivenTax };
type GivenParts = { readonly [Part in keyof typeof neededParts]?: unknown } & {
  readonly plans?: { readonly accountType?: string | null | undefined } | undefined;
  readonly tax?: GivenTax;
  readonly jointApplicant?: readonly GivenHolder[] | undefined;
};

/** Whether an onboarding opens an account of two holders. */
export const hasTwoHolders = ({ plans }: Pick<GivenParts, 'plans'>): boolean =>
  (plans?.accountType ?? 'IND') !== 'IND';

/** Returns what a second holder is asked as the applicant is; a minor only tax. */
const holderParts = ({ plans }: Pick<GivenParts, 'plans'>): readonly HolderPart[] =>
  plans?.accountType === 'MNR' ? ['tax'] : ['employment', 'pep', 'tax'];

/**
 * Returns the parts that a second holder lacks, of those that earlier releases did not ask; all of them while there is
 * none.
 */
export const missingHolderParts = (
  payload: Pick<GivenParts, 'plans' | 'jointApplicant'>,
): readonly HolderPart[] =>
  holderParts(payload).filter((part) => (payload.jointApplicant?.[0]?.[part] ?? undefined) === undefined);

/** Whether one of the holders has answered to be a US person: then head office opens the account. */
export const hasUsPerson = (payload: Pick<GivenParts, 'plans' | 'tax' | 'jointApplicant'>): boolean =>
  isUsPerson(payload.tax) ||
  (hasTwoHolders(payload) && (payload.jointApplicant ?? []).some(({ tax }) => isUsPerson(tax)));

/**
 * Returns the names in a sentence (`personal details`) of the parts that an onboarding lacks, in the order of its form;
 * empty when it lacks none. An account of two holders also needs the other one, whole; nominees may be left out.
 */
export const missingParts = (payload: GivenParts): readonly string[] => [
  ...namesOf(neededParts)
    .filter((part) => payload[part] === undefined)
    .map((part) => neededParts[part]),
  ...(hasTwoHolders(payload) && missingHolderParts(payload).length > 0 ? ['joint holder'] : []),
];
