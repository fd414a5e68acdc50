import type { Answers, IdentityAnswers, UploadedFile } from '../answers/answers.ts';
import { hasJointHolder, needsUsExplanation } from '../answers/applies.ts';

/** A document that is uploaded on the step Documents. */
export type OwnDocument = 'proof' | 'w8ben';

/** A document that an applicant needs. */
export interface NeededDocument {
  readonly name: string;
  /** Why it is needed: one sentence. */
  readonly why: string;
  /** Where it is uploaded: on another step, or on Documents. */
  readonly place: { readonly step: 'identity' | 'joint' } | { readonly own: OwnDocument };
  /** Null until it is uploaded. */
  readonly file: UploadedFile | null;
}

function identityDocuments(
  { docType, front, back }: IdentityAnswers,
  step: 'identity' | 'joint',
): readonly NeededDocument[] {
  const of = step === 'joint' ? ', joint holder' : '';
  const why = step === 'joint' ? 'Proves who the second holder is.' : 'Proves who the applicant is.';
  const place = { step };
  if (docType === 'PASSPORT') return [{ name: `Passport${of}`, why, place, file: front }];
  return [
    { name: `MyKad, front${of}`, why, place, file: front },
    { name: `MyKad, back${of}`, why, place, file: back },
  ];
}

/**
 * Returns the documents that an applicant needs (domain, section 5), with why, where each is uploaded, and the file if
 * it is. That pictures are missing is checked by `missingPictures` in `checks`, and by the service again
 * (docs/adding-a-kind.md).
 */
export function listDocuments(answers: Answers): readonly NeededDocument[] {
  const { identity, joint, investor, tax } = answers;
  const proof: NeededDocument = {
    name: 'Proof of a sophisticated investor',
    why: 'Shows that the criterion is met.',
    place: { own: 'proof' },
    file: investor.proof,
  };
  const w8ben: NeededDocument = {
    name: 'Form W-8BEN',
    why: 'There is a sign of a link to the United States.',
    place: { own: 'w8ben' },
    file: tax.w8ben,
  };
  return [
    ...identityDocuments(identity, 'identity'),
    ...(hasJointHolder(answers) ? identityDocuments(joint.identity, 'joint') : []),
    ...(investor.sI === 'yes' ? [proof] : []),
    ...(needsUsExplanation(tax) ? [w8ben] : []),
  ];
}

/**
 * Returns the answers with an uploaded document of the step Documents, in place of an earlier one; `own` says which:
 * proof of a sophisticated investor, or form W-8BEN.
 */
export const withDocument = (answers: Answers, own: OwnDocument, file: UploadedFile): Answers =>
  own === 'proof'
    ? { ...answers, investor: { ...answers.investor, proof: file } }
    : { ...answers, tax: { ...answers.tax, w8ben: file } };
