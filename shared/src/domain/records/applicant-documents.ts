/** What an identity document has of files; a passport has no back. `File`: how the caller keeps a file. */
interface Identity<File> {
  readonly docType: string;
  readonly front: File | null;
  readonly back: File | null;
}

/** What decides which documents an applicant needs, and the files that there are. */
export interface ApplicantFiles<File> {
  readonly identity: Identity<File>;
  readonly joint: readonly Identity<File>[];
  readonly isSophisticated: boolean;
  readonly proof: File | null;
  readonly isUsPerson: boolean;
  /** Whether there are signs of a link to the United States. */
  readonly hasUsIndicia: boolean;
  readonly w8ben: File | null;
}

/** A document that is uploaded on the step Documents. */
export type OwnDocument = 'proof' | 'w8ben';

/** A document that an applicant needs. */
export interface ApplicantDocument<File> {
  readonly name: string;
  /** Why it is needed: one sentence. */
  readonly why: string;
  /** Where it is uploaded: on another step, on Documents, or after the onboarding. */
  readonly place:
    | { readonly step: 'identity' | 'joint' }
    | { readonly own: OwnDocument }
    | { readonly later: true };
  /** Null until it is uploaded. */
  readonly file: File | null;
}

function pictures<File>({ docType, front, back }: Identity<File>, step: 'identity' | 'joint') {
  const of = step === 'joint' ? ', joint holder' : '';
  const why = step === 'joint' ? 'Proves who the second holder is.' : 'Proves who the applicant is.';
  const picture = (name: string, file: File | null) => ({ name: name + of, why, place: { step }, file });
  return docType === 'PASSPORT'
    ? [picture('Passport', front)]
    : [picture('MyKad, front', front), picture('MyKad, back', back)];
}

/** The forms that some applicants need, beside the pictures of identity documents. */
const forms = [
  {
    name: 'Proof of a sophisticated investor',
    why: 'Shows that the criterion is met.',
    place: { own: 'proof' },
    isNeeded: ({ isSophisticated }: ApplicantFiles<unknown>) => isSophisticated,
  },
  {
    name: 'Form W-9',
    why: 'The applicant is a US person.',
    place: { later: true },
    isNeeded: ({ isUsPerson }: ApplicantFiles<unknown>) => isUsPerson,
  },
  {
    name: 'Form W-8BEN',
    why: 'There is a sign of a link to the United States.',
    place: { own: 'w8ben' },
    isNeeded: ({ isUsPerson, hasUsIndicia }: ApplicantFiles<unknown>) => !isUsPerson && hasUsIndicia,
  },
] as const;

/**
 * Returns the documents that an applicant needs (domain, section 5), with why, where each is uploaded, and the file if it
 * is. The customer's bank statement comes with the bank account.
 */
export const applicantDocuments = <File>(of: ApplicantFiles<File>): readonly ApplicantDocument<File>[] => [
  ...pictures(of.identity, 'identity'),
  ...of.joint.flatMap((identity) => pictures(identity, 'joint')),
  ...forms
    .filter(({ isNeeded }) => isNeeded(of))
    .map(({ name, why, place }) => ({ name, why, place, file: 'own' in place ? of[place.own] : null })),
];
