import { onboardingSent } from '@portal/shared/api/onboarding';
import { applicantDocuments } from '@portal/shared/applicant-documents';
import * as z from '@portal/shared/schema';
import type { NeededDocument } from '../orders/needed-document.ts';

const types = z.pick(z.object(onboardingSent.shape), {
  identity: true,
  investor: true,
  tax: true,
  jointApplicant: true,
});

/**
 * Returns the documents that an onboarding needs (docs/domain.md, section 5), each with its path if it is uploaded; none before
 * the identity is answered. The customer's bank statement comes with the bank account.
 */
export function onboardingDocuments(payload: Readonly<Record<string, unknown>>): readonly NeededDocument[] {
  const { data } = z.safeParse(types, payload);
  if (!data?.identity) return [];
  const { identity, investor, tax, jointApplicant = [] } = data;
  const filesOf = (holder: { identity: typeof identity; tax?: typeof tax }) => ({
    identity: holder.identity,
    tax: holder.tax ? { ...holder.tax, w8ben: holder.tax.w8ben ?? null } : null,
  });
  return applicantDocuments<string>({
    applicant: filesOf({ identity, tax }),
    joint: jointApplicant.map(filesOf),
    isSophisticated: investor?.sI === true,
    proof: investor?.proof ?? null,
  }).map(({ name, file }) => ({ name, path: file }));
}
