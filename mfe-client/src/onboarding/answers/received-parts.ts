import { satSent } from '@portal/shared/api/suitability';
import { satPayload } from '@portal/shared/api/suitability-payload';
import {
  addressFields,
  employmentFields,
  exposureFields,
  fromSent,
  investorFields,
  personalFields,
  reachFields,
} from '@portal/shared/fields';
import type { Onboarding } from '@portal/shared/records';
import * as z from '@portal/shared/schema';

type Part<Name extends keyof Onboarding> = NonNullable<Onboarding[Name]>;

/** Returns an object's fields that have a value, so that the schema's defaults stand in for the others. */
export const withValues = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** An uploaded file. The service knows its path only. */
const pictureOf = (path: string | null | undefined, name: string) => (path ? { name, path } : null);

export const identityValues = (identity: Part<'identity'>) => ({
  ...withValues(identity),
  front: pictureOf(identity.front, 'Front'),
  back: pictureOf(identity.back, 'Back'),
});

export function contactValues({ residential, mailing, ...contact }: Part<'contact'>) {
  return {
    ...fromSent(reachFields, contact),
    residential: fromSent(addressFields, residential ?? {}),
    hasMailing: Boolean(mailing),
    mailing: mailing ? fromSent(addressFields, mailing) : undefined,
  };
}

export const taxValues = ({ countries, ...tax }: Part<'tax'>) => ({
  ...withValues(tax),
  w8ben: pictureOf(tax.w8ben, 'Form W-8BEN'),
  hasNoIndicia: tax.usIndicia?.length === 0,
  countries: (countries ?? []).map((country) => ({
    ...withValues(country),
    hasNoTin: Boolean(country.tinReason),
  })),
});

export const investorValues = (investor: Part<'investor'>) => ({
  ...fromSent(investorFields, investor),
  proof: pictureOf(investor.proof, 'Proof'),
});

export function jointValues(
  { relationship, identity, personal, contact, employment, pep, tax }: Part<'jointApplicant'>[number],
  applicant: unknown,
) {
  return {
    ...withValues({ relationship }),
    identity: identityValues(identity),
    personal: fromSent(personalFields, personal),
    hasSameContact: JSON.stringify(contact) === JSON.stringify(applicant),
    contact: contactValues(contact),
    employment: employment ? fromSent(employmentFields, employment) : undefined,
    pep: pep ? fromSent(exposureFields, pep) : undefined,
    tax: tax ? taxValues(tax) : undefined,
  };
}

const payloadParts = z.record(z.string(), z.unknown());

/** The assessment is sent back as it is, with an empty text where the service has none. */
export function assessmentOf(payload: unknown, bornOn: string) {
  const { suitability } = z.safeParse(payloadParts, payload).data ?? {};
  const { data: listed } = z.safeParse(satPayload, suitability);
  const vI = listed && { ...listed.vI, Q2Yes: listed.vI.Q2Yes ?? '', Q6: listed.vI.Q6 ?? '' };
  const assessment = z.safeParse(satSent, listed && { ...listed, vI });
  return assessment.success ? { assessment: assessment.data, bornOn } : null;
}
