import type { Answers, IdentityAnswers, UploadedFile } from '../answers/answers.ts';
import { hasJointHolder, isUsPerson, needsUsExplanation } from '../answers/applies.ts';
import type { StepName } from './step-table.ts';

/** A document that an applicant needs. */
export interface NeededDocument {
  readonly name: string;
  /** Why it is needed: one sentence. */
  readonly why: string;
  /** Absent for a document that the application asks for once it is sent. */
  readonly step?: Extract<StepName, 'identity' | 'joint' | 'bank'>;
  /** Null until it is uploaded. */
  readonly file: UploadedFile | null;
}

function identityDocuments(
  { docType, front, back }: IdentityAnswers,
  step: 'identity' | 'joint',
): readonly NeededDocument[] {
  const of = step === 'joint' ? ', joint holder' : '';
  const why = step === 'joint' ? 'Proves who the second holder is.' : 'Proves who the applicant is.';
  if (docType === 'PASSPORT') return [{ name: `Passport${of}`, why, step, file: front }];
  return [
    { name: `MyKad, front${of}`, why, step, file: front },
    { name: `MyKad, back${of}`, why, step, file: back },
  ];
}

const later = (name: string, why: string): NeededDocument => ({ name, why, file: null });

/** Returns the documents that an applicant needs (domain, section 5), with what is uploaded of them. */
export function listDocuments(answers: Answers): readonly NeededDocument[] {
  const { identity, joint, investor, tax } = answers;
  const hasLinkToUs = !isUsPerson(tax) && needsUsExplanation(tax);
  return [
    ...identityDocuments(identity, 'identity'),
    ...(hasJointHolder(answers) ? identityDocuments(joint.identity, 'joint') : []),
    ...(investor.sI === 'yes'
      ? [later('Proof of a sophisticated investor', 'Shows that the criterion is met.')]
      : []),
    ...(hasLinkToUs ? [later('Form W-8BEN', 'There is a sign of a link to the United States.')] : []),
  ];
}
