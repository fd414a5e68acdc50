import { onboardingPayload } from '@portal/sandbox/src/seed/onboarding/onboarding-payload.ts';
import type {
  Answers,
  IdentityAnswers,
  WhoAnswers,
} from '../../mfe-client/src/onboarding/answers/answers.ts';
import { fromPayload } from '../../mfe-client/src/onboarding/answers/from-payload.ts';

/** When the applicants answer. */
const answeredAt = '2026-11-20T09:42:00+08:00';
const pictures = { front: 'portal-documents::1', back: 'portal-documents::2' };
const applicant = {
  name: 'Nurul Huda binti Zamri',
  idNo: '910725-10-6048',
  dateOfBirth: '1991-07-25',
  gender: 'F',
  race: '01',
  nationality: 'MY',
  email: 'nurul.huda@mail.example',
  tel: '123319047',
} as const;

/** A simple individual: one cash account, Malaysian, employed. */
export const simple = fromPayload(onboardingPayload(applicant, answeredAt, pictures));

const husband = fromPayload(
  onboardingPayload(
    { ...applicant, name: 'Tan Wei Jun', idNo: '880412-14-5233', dateOfBirth: '1988-04-12', gender: 'M' },
    answeredAt,
    pictures,
  ),
);

const childIdentity: IdentityAnswers = {
  ...husband.identity,
  name: 'Aiman bin Azman',
  idNo: '150312-10-1235',
  dateOfBirth: '2015-03-12',
  gender: 'M',
};

/** Returns a change of what is opened. */
export const who = (fields: Partial<WhoAnswers>) => (answers: Answers) => ({
  ...answers,
  who: { ...answers.who, ...fields },
});
/** Returns a change of work and means. */
export const work = (fields: Partial<Answers['work']>) => (answers: Answers) => ({
  ...answers,
  work: { ...answers.work, ...fields },
});
/** Returns a change of tax. */
export const tax = (fields: Partial<Answers['tax']>) => (answers: Answers) => ({
  ...answers,
  tax: { ...answers.tax, ...fields },
});
/** Returns a change to a politically exposed person. */
export const exposure = (status: Answers['exposure']['status']) => (answers: Answers) => ({
  ...answers,
  exposure: { status, position: 'Member of parliament', sourceOfWealth: 'Salary and rent' },
});
/** Returns a change to a sophisticated investor, who states what fits each criterion. */
export const sophisticatedBy = (criterion: string) => (answers: Answers) => ({
  ...answers,
  work: { ...answers.work, annualIncome: "Above 300 (RM'000)", personalAsset: 'RM 3,500,000' },
  investor: { ...answers.investor, sI: 'yes' as const, sophisticatedInvestorCriteria: criterion },
});
/** Returns a change of the contact. */
export const contact = (fields: Partial<Answers['contact']>) => (answers: Answers) => ({
  ...answers,
  contact: { ...answers.contact, ...fields },
});

/** Returns a change of the second holder. */
export const holder = (fields: Partial<Answers['joint']>) => (answers: Answers) => ({
  ...answers,
  joint: { ...answers.joint, ...fields },
});

const { personal: ofMinor } = fromPayload({});

/** Returns a change to an account with a second holder. */
export const second =
  (accountType: 'JNT' | 'MNR', instruction: '' | '1' | '2' | '3', isContactSame = false) =>
  (answers: Answers): Answers => ({
    ...answers,
    who: { ...answers.who, accountType, operatingInstruction: instruction },
    joint: {
      relationship: accountType === 'MNR' ? 'Child' : 'Spouse',
      identity: accountType === 'MNR' ? childIdentity : husband.identity,
      personal:
        accountType === 'MNR'
          ? { ...ofMinor, salutation: 'Encik', race: husband.personal.race }
          : { ...husband.personal, salutation: 'Encik' },
      hasSameContact: isContactSame,
      contact: { ...husband.contact, tel: '198820417', email: 'wei.jun@mail.example' },
      employment: accountType === 'MNR' ? answers.joint.employment : husband.work,
      pep: accountType === 'MNR' ? answers.joint.pep : husband.exposure,
      tax: husband.tax,
    },
  });

/** Addresses of those who consent to the opening beside the applicant: the second adult. */
export const otherSigners = ({ who: { accountType }, joint, contact }: Answers): readonly string[] =>
  accountType === 'JNT' ? [(joint.hasSameContact ? contact : joint.contact).email] : [];

/** Returns a change that names nominees with these shares. */
export const nominees =
  (...shares: readonly string[]) =>
  (answers: Answers): Answers => ({
    ...answers,
    nominees: shares.map((share, at) => ({
      name: `Siti Aminah binti Zamri ${'I'.repeat(at + 1)}`,
      idNo: `880412-14-525${at}`,
      relationship: 'Sibling',
      share,
    })),
  });

/** A country of tax residence. */
export const country = (code: string, fields: Partial<Answers['tax']['countries'][number]> = {}) => ({
  country: code,
  tin: `T-${code}-1`,
  hasNoTin: false,
  tinReason: '' as const,
  explanation: '',
  ...fields,
});
/** Returns a change to tax in other countries too. */
export const taxedIn = (...countries: Answers['tax']['countries']) =>
  tax({ taxResidency: 'Malaysia and elsewhere', countries });

/** Returns a change to a foreigner with a passport. */
export const passport =
  (fields: Partial<IdentityAnswers> = {}) =>
  (answers: Answers): Answers => ({
    ...answers,
    identity: {
      ...answers.identity,
      docType: 'PASSPORT',
      idNo: 'K1234567',
      expiresOn: '2029-06-30',
      back: null,
      ...fields,
    },
    personal: { ...answers.personal, nationality: 'SG' },
  });

/** Returns a change to another person. */
export const born =
  (idNo: string, dateOfBirth: string, gender: 'M' | 'F') =>
  (answers: Answers): Answers => ({
    ...answers,
    identity: { ...answers.identity, idNo, dateOfBirth, gender },
    suitability: answers.suitability && { ...answers.suitability, bornOn: dateOfBirth },
  });

/** Returns several changes as one. */
export const all =
  (...changes: readonly ((answers: Answers) => Answers)[]) =>
  (answers: Answers): Answers =>
    changes.reduce((before, change) => change(before), answers);
