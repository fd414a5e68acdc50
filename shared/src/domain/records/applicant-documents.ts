import { isUsPerson } from '../person/us-person.ts';
import { documentNames } from './document-names.ts';

/** What an identity document has of files; a passport has no back. `File`: how the caller keeps a file. */
interface Identity<File> {
  readonly docType: string;
  readonly front: File | null;
  readonly back: File | null;
}

/** What decides which documents a holder needs, and the files that there are. */
interface HolderFiles<File> {
  readonly identity: Identity<File>;
  /** Null until it is answered. */
  readonly tax: {
    readonly usResidentStatus: string;
    /** Signs of a link to the United States. */
    readonly usIndicia: readonly string[];
    readonly w8ben: File | null;
  } | null;
}

/** What decides which documents an onboarding needs, and the files that there are. */
export interface ApplicantFiles<File> {
  readonly applicant: HolderFiles<File>;
  readonly joint: readonly HolderFiles<File>[];
  readonly isSophisticated: boolean;
  readonly proof: File | null;
}

/** A document that is uploaded on the step Documents. */
export type OwnDocument = 'proof' | 'w8ben' | 'joint-w8ben';

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

/** Whose document it is: the step of the holder's identity, and where form W-8BEN is uploaded. */
const ofApplicant = { step: 'identity', own: 'w8ben', after: '', who: 'applicant' } as const;
const ofJoint = { step: 'joint', own: 'joint-w8ben', after: ', joint holder', who: 'second holder' } as const;
type Of = typeof ofApplicant | typeof ofJoint;

function pictures<File>({ docType, front, back }: Identity<File>, { step, after, who }: Of) {
  const why = `Proves who the ${who} is.`;
  const picture = (name: string, file: File | null) => ({ name: name + after, why, place: { step }, file });
  return docType === 'PASSPORT'
    ? [picture('Passport', front)]
    : [picture('MyKad, front', front), picture('MyKad, back', back)];
}

/** The form of the United States that a holder needs: none without a link. */
function usForms<File>(
  { tax }: HolderFiles<File>,
  { own, after, who }: Of,
): readonly ApplicantDocument<File>[] {
  if (!tax) return [];
  if (isUsPerson(tax))
    return [
      {
        name: `${documentNames.w9}${after}`,
        why: `The ${who} is a US person.`,
        place: { later: true },
        file: null,
      },
    ];
  const why =
    who === 'applicant'
      ? 'There is a sign of a link to the United States.'
      : 'There is a sign that the second holder has a link to the United States.';
  return tax.usIndicia.length > 0
    ? [{ name: `${documentNames.w8ben}${after}`, why, place: { own }, file: tax.w8ben }]
    : [];
}

/**
 * Returns the documents that an onboarding needs (docs/domain.md, section 5), with why, where each is uploaded, and the file if
 * it is. The customer's bank statement comes with the bank account.
 */
export const applicantDocuments = <File>({
  applicant,
  joint,
  isSophisticated,
  proof,
}: ApplicantFiles<File>): readonly ApplicantDocument<File>[] => [
  ...pictures(applicant.identity, ofApplicant),
  ...joint.flatMap(({ identity }) => pictures(identity, ofJoint)),
  ...(isSophisticated
    ? [
        {
          name: documentNames.proof,
          why: 'Shows that the criterion is met.',
          place: { own: 'proof' } as const,
          file: proof,
        },
      ]
    : []),
  ...usForms(applicant, ofApplicant),
  ...joint.flatMap((holder) => usForms(holder, ofJoint)),
];
