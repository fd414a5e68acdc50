import { plan } from '@portal/shared/api/wire';
import { isoDate } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { receivedShape } from '../fields/convert.ts';
import { type AnyTypes, type Fields, mapNames } from '../fields/field.ts';
import { type Parts, type PartTypes, partRows, type RowsOf } from '../fields/onboarding-parts.ts';
import { addressFields, investorFields, reachFields, relationFields } from '../fields/person-fields.ts';
import { taxCountryFields, taxFields } from '../fields/tax-fields.ts';

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

const contact = z.object({
  ...receivedShape(reachFields),
  residential: z.nullish(address),
  mailing: z.nullish(address),
});

const tax = z.object({
  ...receivedShape(taxFields),
  w8ben: text,
  countries: z.nullish(z.array(z.object(receivedShape(taxCountryFields)))),
});

const receivedPart = <T extends AnyTypes>(rows: Fields<T>) => z.object(receivedShape(rows));
type ReceivedParts<P extends Parts> = {
  readonly [Name in keyof P]: ReturnType<typeof receivedPart<P[Name]>>;
};
/** Schemas of parts whose fields are all rows. */
const receivedParts = <P extends Parts>(rows: RowsOf<P>) =>
  mapNames<RowsOf<P>, ReceivedParts<P>>(rows, (name) => receivedPart(rows[name]));
const rowParts = receivedParts<PartTypes>(partRows);

/** The types of an onboarding's payload, as a reply has them. A type that cannot be read counts as missing. */
const parts = {
  ...rowParts,
  plans: z.object({
    plans: z.array(plan),
    accountType: text,
    operatingInstruction: text,
    epfAccountType: text,
    epfNo: text,
  }),
  identity,
  contact,
  tax,
  investor: z.object({ ...receivedShape(investorFields), proof: text }),
  suitability: z.object({
    answeredBy: text,
    answeredAt: text,
    vI: z.nullish(z.object({ Q2: yesNo, Q2Yes: text, Q3: yesNo, Q4: yesNo, Q5: yesNo, Q6: text })),
    result: z.nullish(z.object({ riskCategory: z.string(), satGroup: z.string(), score: z.number() })),
    satDeclarationId: z.nullish(z.int()),
    reason: text,
  }),
  jointApplicant: z.array(
    z.object({
      ...receivedShape(relationFields),
      identity,
      personal: rowParts.personal,
      contact,
      employment: z.nullish(rowParts.employment),
      pep: z.nullish(rowParts.pep),
      tax: z.nullish(tax),
    }),
  ),
  nominee: z.array(
    z.object({
      name: text,
      idNo: text,
      dateOfBirth: text,
      ...receivedShape(relationFields),
      share: z.nullish(z.number()),
    }),
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
