import { satSent } from '@portal/shared/api/suitability';
import { planSent } from '@portal/shared/api/wire';
import {
  addressFields,
  employmentFields,
  exposureFields,
  investorFields,
  personalFields,
  reachFields,
  relationFields,
  taxCountryFields,
  taxFields,
  valueShape,
} from '@portal/shared/fields';
import * as z from '@portal/shared/schema';

const text = z._default(z.string(), '');
const texts = z._default(z.array(z.string()), []);
const flag = z._default(z.boolean(), false);

/** An uploaded file. `path` is `bucket::key`. */
const uploaded = z.object({ name: z.string(), path: z.string() });
/** A file that was uploaded. */
export type UploadedFile = z.output<typeof uploaded>;

const address = z.object(valueShape(addressFields));

const who = z.object({
  plans: z._default(z.array(planSent), []),
  accountType: z._default(z.enum(['IND', 'JNT', 'MNR']), 'IND'),
  operatingInstruction: z._default(z.enum(['', '1', '2', '3']), ''),
  epfAccountType: z._default(z.enum(['', 'Konvensional', 'Shariah']), ''),
  epfNo: text,
});

const identity = z.object({
  docType: z._default(z.enum(['MYKAD', 'PASSPORT']), 'MYKAD'),
  idNo: text,
  name: text,
  /** YYYY-MM-DD, as all dates. */
  dateOfBirth: text,
  gender: z._default(z.enum(['', 'M', 'F']), ''),
  expiresOn: text,
  front: z._default(z.nullable(uploaded), null),
  back: z._default(z.nullable(uploaded), null),
  /** Values that were read from the document, by field (ONB-02). */
  readValues: z._default(z.record(z.string(), z.string()), {}),
  /** Fields of `readValues` that the reader is not sure of. */
  uncertain: texts,
  /** Whether the number was changed after the document was read. */
  isIdNoChanged: flag,
});

const personal = z.object(valueShape(personalFields));

const contact = z.object({
  ...valueShape(reachFields),
  residential: z._default(address, address.parse({})),
  /** Letters go to another address. */
  hasMailing: flag,
  mailing: z._default(address, address.parse({})),
});

const work = z.object(valueShape(employmentFields));

const exposure = z.object(valueShape(exposureFields));

const taxCountry = z.object({
  ...valueShape(taxCountryFields),
  /** There is no tax number, for the reason `tinReason`. */
  hasNoTin: flag,
});

const tax = z.object({
  ...valueShape(taxFields),
  /** None of the signs of a link to the US applies. */
  hasNoIndicia: flag,
  w8ben: z._default(z.nullable(uploaded), null),
  countries: z._default(z.array(taxCountry), []),
});

const investor = z.object({
  ...valueShape(investorFields),
  /** Proof that the criterion is met. */
  proof: z._default(z.nullable(uploaded), null),
});

/** `bornOn`: date of birth that the assessment was made for, since the age is one of its answers. */
const suitability = z.nullable(z.object({ assessment: satSent, bornOn: z.string() }));

const joint = z.object({
  ...valueShape(relationFields),
  identity: z._default(identity, identity.parse({})),
  personal: z._default(personal, personal.parse({})),
  /** Reached as the applicant is. */
  hasSameContact: flag,
  contact: z._default(contact, contact.parse({})),
  // of an adult, as the applicant is asked; of a minor only tax
  employment: z._default(work, work.parse({})),
  pep: z._default(exposure, exposure.parse({})),
  tax: z._default(tax, tax.parse({})),
});

/** `dateOfBirth`: only where the number has two possible ones. */
const nominee = z.object({
  name: text,
  idNo: text,
  dateOfBirth: z.optional(z.string()),
  ...valueShape(relationFields),
  share: text,
});

/** Schema of the answers as they are typed and chosen, one entry for each step. Drafts are decoded with it. */
export const answersSchema = z.object({
  who: z._default(who, who.parse({})),
  identity: z._default(identity, identity.parse({})),
  personal: z._default(personal, personal.parse({})),
  contact: z._default(contact, contact.parse({})),
  work: z._default(work, work.parse({})),
  exposure: z._default(exposure, exposure.parse({})),
  tax: z._default(tax, tax.parse({})),
  investor: z._default(investor, investor.parse({})),
  suitability: z._default(suitability, null),
  joint: z._default(joint, joint.parse({})),
  nominees: z._default(z.array(nominee), []),
});

/** Everything that is typed or chosen in an onboarding. A step that does not apply keeps its answers. */
export type Answers = z.output<typeof answersSchema>;
export type WhoAnswers = Answers['who'];
export type IdentityAnswers = Answers['identity'];
export type PersonalAnswers = Answers['personal'];
export type ContactAnswers = Answers['contact'];
export type AddressAnswers = ContactAnswers['residential'];
export type WorkAnswers = Answers['work'];
export type ExposureAnswers = Answers['exposure'];
export type TaxAnswers = Answers['tax'];
export type TaxCountry = TaxAnswers['countries'][number];
export type JointAnswers = Answers['joint'];
export type Nominee = Answers['nominees'][number];

/** Answers of an onboarding that begins. */
export const emptyAnswers: Answers = answersSchema.parse({});
export const emptyTaxCountry: TaxCountry = taxCountry.parse({});
export const emptyNominee: Nominee = nominee.parse({});
