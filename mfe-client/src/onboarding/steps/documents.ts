import {
  type ApplicantDocument,
  applicantDocuments,
  type OwnDocument,
} from '@portal/shared/applicant-documents';
import type { Answers, UploadedFile } from '../answers/answers.ts';
import { hasJointHolder } from '../answers/applies.ts';

/** A document that an applicant needs until the onboarding is complete. */
export type NeededDocument = ApplicantDocument<UploadedFile>;

/** A holder's answers that decide documents. Signs of a link to the US count once the status is answered. */
const answeredBy = ({ identity, tax }: Pick<Answers, 'identity' | 'tax'>) => ({
  identity,
  tax: tax.usResidentStatus === '' ? null : tax,
});

/**
 * Returns the documents that an applicant needs until the onboarding is complete, with why, where each is uploaded, and
 * the file if it is. That pictures are missing is checked by `missingPictures` in `checks`, and by the service again
 * (docs/adding-a-kind.md).
 */
export function listDocuments(answers: Answers): readonly NeededDocument[] {
  const { joint, investor } = answers;
  return applicantDocuments({
    applicant: answeredBy(answers),
    joint: hasJointHolder(answers) ? [answeredBy(joint)] : [],
    isSophisticated: investor.sI === 'yes',
    proof: investor.proof,
  }).filter(({ place }) => !('later' in place));
}

/** Where the file of a document of the step Documents is kept. */
const withOwn = {
  proof: (answers, proof) => ({ ...answers, investor: { ...answers.investor, proof } }),
  w8ben: (answers, w8ben) => ({ ...answers, tax: { ...answers.tax, w8ben } }),
  'joint-w8ben': (answers, w8ben) => ({
    ...answers,
    joint: { ...answers.joint, tax: { ...answers.joint.tax, w8ben } },
  }),
} as const satisfies Record<OwnDocument, (answers: Answers, file: UploadedFile) => Answers>;

/** Returns the answers with an uploaded document of the step Documents, which `own` names, in place of an earlier one. */
export const withDocument = (answers: Answers, own: OwnDocument, file: UploadedFile): Answers =>
  withOwn[own](answers, file);
