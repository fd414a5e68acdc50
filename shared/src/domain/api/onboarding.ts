import { defineEndpoint } from '@portal/shared/api/endpoint';
import { satSent } from '@portal/shared/api/suitability';
import { defineItemBody, id, line, planSent } from '@portal/shared/api/wire';
import { isoDate } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { sentShape } from '../fields/convert.ts';
import { type AnyTypes, type Fields, mapNames } from '../fields/field.ts';
import { type Parts, type PartTypes, partRows, type RowsOf } from '../fields/onboarding-parts.ts';
import {
  addressFields,
  investorFields,
  personalFields,
  reachFields,
  relationFields,
} from '../fields/person-fields.ts';
import { taxCountryFields, taxFields } from '../fields/tax-fields.ts';
import { readShare } from '../person/nominees.ts';

/** A line of text that is not empty. */
const requiredText = line.check(z.minLength(1), z.maxLength(200));
const text = z.nullable(requiredText);
/** Path of an upload, `bucket::key`; null until it is uploaded. */
const upload = z.nullable(line);

/** What is opened: an account for each plan. Only the cash account can have a joint holder. */
const plans = z.strictObject({
  plans: z.array(planSent).check(z.minLength(1), z.maxLength(3)),
  accountType: z.enum(['IND', 'JNT', 'MNR']),
  /** 1 the principal signs, 2 either holder, 3 both. */
  operatingInstruction: z.enum(['1', '2', '3']),
  /** Null unless EPF is among the plans. */
  epfAccountType: z.nullable(z.enum(['Konvensional', 'Shariah'])),
  epfNo: text,
});

const identity = z.strictObject({
  docType: z.enum(['MYKAD', 'PASSPORT']),
  idNo: requiredText,
  /** Whether the number was changed after the document was read (ONB-02). */
  isIdNoChanged: z.boolean(),
  name: requiredText,
  dateOfBirth: isoDate,
  gender: z.enum(['M', 'F']),
  /** Last day of a passport; null for a MyKad. */
  expiresOn: z.nullable(isoDate),
  front: upload,
  /** Null for a passport. */
  back: upload,
});

const address = z.strictObject(sentShape(addressFields));
const contact = z.strictObject({
  ...sentShape(reachFields),
  residential: address,
  /** Null when it is the residential one. */
  mailing: z.nullable(address),
});

const tax = z.strictObject({
  ...sentShape(taxFields),
  usIndicia: z.array(requiredText),
  /** Form W-8BEN. Absent until it is uploaded, as `proof`. */
  w8ben: z.optional(line),
  /** Countries of tax residence beside Malaysia. */
  countries: z.array(z.strictObject(sentShape(taxCountryFields))).check(z.maxLength(5)),
});

const investor = z.strictObject({
  ...sentShape(investorFields),
  /** Proof that the criterion is met, `bucket::key`. Absent until it is uploaded. */
  proof: z.optional(line),
});

const sentPart = <T extends AnyTypes>(rows: Fields<T>) => z.optional(z.strictObject(sentShape(rows)));
type SentParts<P extends Parts> = { readonly [Name in keyof P]: ReturnType<typeof sentPart<P[Name]>> };
/** Schemas of parts whose fields are all rows. */
const sentParts = <P extends Parts>(rows: RowsOf<P>) =>
  mapNames<RowsOf<P>, SentParts<P>>(rows, (name) => sentPart(rows[name]));

const { maritalStatus, noOfDependents, ...personal } = sentShape(personalFields);
const rowParts = sentParts<PartTypes>(partRows);

const jointApplicant = z.strictObject({
  ...sentShape(relationFields),
  identity,
  /** A minor has neither marital status nor dependants. */
  personal: z.strictObject({
    ...personal,
    maritalStatus: z.nullable(maritalStatus),
    noOfDependents: z.nullable(noOfDependents),
  }),
  contact,
  /** Work and means, and exposure: absent until they are answered, and always of a minor. */
  employment: rowParts.employment,
  pep: rowParts.pep,
  /** Absent until it is answered. */
  tax: z.optional(tax),
});

const nominee = z.strictObject({
  name: requiredText,
  idNo: requiredText,
  /** Absent unless the MyKad number may be of two people, a hundred years apart, and the agent has said which. */
  dateOfBirth: z.optional(isoDate),
  ...sentShape(relationFields),
  /** In per cent, with at most two decimals. */
  share: z.number().check(z.refine((share: number) => readShare(`${share}`).ok, 'a share in per cent')),
});

/** The types of an onboarding's payload, each absent until its step is saved (ITM-08). */
export const onboardingSent = z.strictObject({
  ...rowParts,
  plans: z.optional(plans),
  identity: z.optional(identity),
  contact: z.optional(contact),
  tax: z.optional(tax),
  investor: z.optional(investor),
  suitability: z.optional(satSent),
  /** A list, of one. */
  jointApplicant: z.optional(z.array(jointApplicant).check(z.minLength(1), z.maxLength(1))),
  nominee: z.optional(z.array(nominee).check(z.maxLength(6))),
});
/** The types of an onboarding's payload in a request. */
export type OnboardingSent = z.input<typeof onboardingSent>;

/** Puts an onboarding into the cart, or replaces it, at each step. Its `customerId` is its own id, `ONB-…` (ITM-08). */
export const addOnboarding = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/application/cart/onboarding',
  body: z.extend(defineItemBody('Digital AOF', onboardingSent), {
    id: id.check(z.regex(/^ONB-[\w-]{1,60}$/)),
    /** Code of the agent. */
    agent: id,
    /** Sent on completion. */
    isAOFCompleted: z.optional(z.boolean()),
  }),
  response: z.object({ id }),
});
