import {
  type ApplicantDocument,
  applicantDocuments,
  type OwnDocument,
} from '@portal/shared/applicant-documents';
import { isUsPerson } from '@portal/shared/records';
import type { Answers, UploadedFile } from '../answers/answers.ts';
import { hasJointHolder } from '../answers/applies.ts';

/** A document that an applicant needs until the onboarding is complete. */
export type NeededDocument = ApplicantDocument<UploadedFile>;

/**
 * Returns the documents that an applicant needs until the onboarding is complete, with why, where each is uploaded, and
 * the file if it is. That pictures are missing is checked by `missingPictures` in `checks`, and by the service again
 * (docs/adding-a-kind.md).
 */
export function listDocuments(answers: Answers): readonly NeededDocument[] {
  const { identity, joint, investor, tax } = answers;
  return applicantDocuments({
    identity,
    joint: hasJointHolder(answers) ? [joint.identity] : [],
    isSophisticated: investor.sI === 'yes',
    proof: investor.proof,
    isUsPerson: isUsPerson(tax),
    hasUsIndicia: tax.usResidentStatus !== '' && tax.usIndicia.length > 0,
    w8ben: tax.w8ben,
  }).filter(({ place }) => !('later' in place));
}

/**
 * Returns the answers with an uploaded document of the step Documents, in place of an earlier one; `own` says which:
 * proof of a sophisticated investor, or form W-8BEN.
 */
export const withDocument = (answers: Answers, own: OwnDocument, file: UploadedFile): Answers =>
  own === 'proof'
    ? { ...answers, investor: { ...answers.investor, proof: file } }
    : { ...answers, tax: { ...answers.tax, w8ben: file } };
