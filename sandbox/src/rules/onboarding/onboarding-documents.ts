import { type OnboardingSent, onboardingSent } from '@portal/shared/api/onboarding';
import * as z from '@portal/shared/schema';
import type { NeededDocument } from '../orders/needed-document.ts';

type Identity = NonNullable<OnboardingSent['identity']>;

const types = z.pick(z.object(onboardingSent.shape), {
  identity: true,
  investor: true,
  tax: true,
  jointApplicant: true,
});

const NOT_US = 'Not a US person';

/** Whether the applicant is a US person, whose account head office opens (domain, section 5); false until answered. */
export const isUsPerson = ({ tax }: Pick<OnboardingSent, 'tax'>): boolean =>
  tax !== undefined && tax.usResidentStatus !== NOT_US;

function identityDocuments({ docType, front, back }: Identity, of: string): readonly NeededDocument[] {
  return docType === 'PASSPORT'
    ? [{ name: `Passport${of}`, path: front }]
    : [
        { name: `MyKad, front${of}`, path: front },
        { name: `MyKad, back${of}`, path: back },
      ];
}

/**
 * Returns the documents that an onboarding needs (domain, section 5), each with its path if it is uploaded; none before
 * the identity is answered. The customer's bank statement comes with the bank account.
 */
export function onboardingDocuments(payload: Readonly<Record<string, unknown>>): readonly NeededDocument[] {
  const { data } = z.safeParse(types, payload);
  if (!data?.identity) return [];
  const { identity, investor, tax, jointApplicant = [] } = data;
  const isUs = isUsPerson({ tax });
  const forms = [
    ...(investor?.sI ? [{ name: 'Proof of a sophisticated investor', path: investor.proof ?? null }] : []),
    ...(isUs ? [{ name: 'Form W-9', path: null }] : []),
    ...(!isUs && tax && tax.usIndicia.length > 0 ? [{ name: 'Form W-8BEN', path: tax.w8ben ?? null }] : []),
  ];
  return [
    ...identityDocuments(identity, ''),
    ...jointApplicant.flatMap((joint) => identityDocuments(joint.identity, ', joint holder')),
    ...forms,
  ];
}
