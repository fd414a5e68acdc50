import { plan } from '@portal/shared/api/wire';
import { isoDate } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { receivedShape } from '../fields/convert.ts';
import {
  addressFields,
  investorFields,
  personalFields,
  reachFields,
  relationFields,
} from '../fields/person-fields.ts';
import { taxCountryFields, taxFields } from '../fields/tax-fields.ts';
import { employmentFields, exposureFields } from '../fields/work-fields.ts';

const text = z.nullish(z.string());
const yesNo = z.nullish(z.union([z.boolean(), z.literal('')]));

const address = z.object(receivedShape(addressFields));

const identity = z.object({
  docType: text,
  idNo: text,
  isIdNoChanged: z.nullish(z.boolean()),
  name: text,
  dateOfBirth: z.nullish(isoDate),
  gender: text,
  expiresOn: z.nullish(isoDate),
  front: text,
  back: text,
});

const personal = z.object(receivedShape(personalFields));
const contact = z.object({
  ...receivedShape(reachFields),
  residential: z.nullish(address),
  mailing: z.nullish(address),
});

/** The types of an onboarding's payload, as a reply has them. A type that cannot be read counts as missing. */
const parts = {
  plans: z.object({
    plans: z.array(plan),
    accountType: text,
    operatingInstruction: text,
    epfAccountType: text,
    epfNo: text,
  }),
  identity,
  personal,
  contact,
  employment: z.object(receivedShape(employmentFields)),
  pep: z.object(receivedShape(exposureFields)),
  tax: z.object({
    ...receivedShape(taxFields),
    w8ben: text,
    countries: z.nullish(z.array(z.object(receivedShape(taxCountryFields)))),
  }),
  investor: z.object({ ...receivedShape(investorFields), proof: text }),
  suitability: z.object({
    answeredBy: text,
    answeredAt: text,
    vI: z.nullish(z.object({ Q2: yesNo, Q2Yes: text, Q3: yesNo, Q4: yesNo, Q5: yesNo, Q6: text })),
    result: z.nullish(z.object({ riskCategory: z.string(), satGroup: z.string(), score: z.number() })),
    satDeclarationId: z.nullish(z.int()),
    reason: text,
  }),
  jointApplicant: z.array(z.object({ ...receivedShape(relationFields), identity, personal, contact })),
  nominee: z.array(
    z.object({ name: text, idNo: text, ...receivedShape(relationFields), share: z.nullish(z.number()) }),
  ),
} as const;

/** Name of a type of an onboarding's payload. */
type OnboardingPart = keyof typeof parts;

/** What an onboarding has answered so far, one entry for each type (ITM-08). */
export type Onboarding = {
  readonly [Part in OnboardingPart]?: z.output<(typeof parts)[Part]> | undefined;
} & {
  /** The agent has completed it, so that it can be checked out. */
  readonly isCompleted: boolean;
};

const partsRecord = z.record(z.string(), z.unknown());

/**
 * Decodes an onboarding's payload part by part (its steps). A part that is missing or cannot be read is absent. Never
 * throws.
 */
export function readOnboarding(payload: unknown): Onboarding {
  const payloadParts = z.safeParse(partsRecord, payload).data ?? {};
  const decoded = Object.entries(parts).map(
    ([name, part]) => [name, z.safeParse(part, payloadParts[name]).data] as const,
  );
  return { isCompleted: payloadParts.isAOFCompleted === true, ...Object.fromEntries(decoded) };
}

const steps: readonly (readonly [part: OnboardingPart, name: string])[] = [
  ['plans', 'plans'],
  ['identity', 'identity'],
  ['personal', 'personal details'],
  ['contact', 'contact'],
  ['employment', 'employment'],
  ['pep', 'political exposure'],
  ['tax', 'tax'],
  ['investor', 'kind of investor'],
  ['suitability', 'suitability'],
];

const isJoint = ({ plans }: Onboarding): boolean =>
  plans?.accountType !== undefined && plans.accountType !== null && plans.accountType !== 'IND';

/**
 * Returns the names in a sentence (`personal details`) of an onboarding's steps that are still to be answered, in the
 * order of the form; empty when none is. A joint account also needs its joint applicant; nominees may be left out.
 */
export function missingSteps(onboarding: Onboarding): readonly string[] {
  return [
    ...steps.filter(([part]) => onboarding[part] === undefined).map(([, name]) => name),
    ...(isJoint(onboarding) && !onboarding.jointApplicant?.length ? ['joint applicant'] : []),
  ];
}

/**
 * Whether the applicant has answered to be a US person, whose account head office opens (domain, section 5). `tax` is
 * as far as answered; false without an answer.
 */
export const isUsPerson = (
  tax: { readonly usResidentStatus?: string | null | undefined } | null | undefined,
): boolean => Boolean(tax?.usResidentStatus) && tax?.usResidentStatus !== 'Not a US person';
