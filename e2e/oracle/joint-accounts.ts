import type { OfJointHolder } from './situation-of-a-person.ts';

/**
 * Onboardings of an account with a second holder, from their start to the opened account or to the reason why there is
 * none. docs/domain.md, section 5: each adult consents to the opening, also where one signs later; a
 * minor does not; one rejection rejects.
 */
export interface JointAccount extends OfJointHolder {
  readonly who: string;
  /** 1 the applicant signs later, 2 either, 3 both. */
  readonly operatingInstruction: '1' | '2' | '3';
  /** What the second holder answers to the e-mail. Default: `confirm`; a minor gets none. */
  readonly answer?: 'reject';
}

const taken = { accountType: 'JNT', result: 'taken' } as const;
const minor = { accountType: 'MNR', operatingInstruction: '1' } as const;
const passport = (idNo: string, nationality: string) => ({
  identity: { docType: 'PASSPORT', idNo, expiresOn: '2029-06-30', back: null },
  personal: { nationality },
});
const exposed = (status: string) => ({
  pep: { status, position: 'Member of a state assembly', sourceOfWealth: 'A family firm' },
});
const sign = { tax: { usIndicia: ['US telephone number'], usExplanation: 'A number of an earlier flat.' } };
const stopped = {
  result: 'stopped',
  at: 'tax.usResidentStatus',
  says: ['head office'],
} as const;

export const jointAccounts: readonly JointAccount[] = [
  { who: 'two Malaysians, either signs', operatingInstruction: '2', given: {}, ...taken },
  { who: 'two Malaysians, both sign', operatingInstruction: '3', given: {}, ...taken },
  { who: 'two Malaysians, the applicant signs', operatingInstruction: '1', given: {}, ...taken },
  {
    who: 'a second holder with a passport, either signs',
    operatingInstruction: '2',
    given: passport('K1234567', 'SG'),
    ...taken,
  },
  {
    who: 'a parent who is exposed, both sign',
    operatingInstruction: '3',
    relationship: 'Parent',
    given: {
      ...exposed('Domestic'),
      identity: { idNo: '620118-07-5311', dateOfBirth: '1962-01-18', gender: 'M', name: 'Lim Ah Kow' },
    },
    ...taken,
  },
  {
    who: 'family of an exposed person, either signs',
    operatingInstruction: '2',
    relationship: 'Sibling',
    given: exposed('Family'),
    ...taken,
  },
  {
    who: 'taxed in two countries, both sign',
    operatingInstruction: '3',
    given: {
      tax: {
        taxResidency: 'Malaysia and elsewhere',
        countries: [
          { country: 'SG', tin: 'S7654321A', tinReason: null, explanation: null },
          { country: 'AE', tin: null, tinReason: 'A', explanation: null },
        ],
      },
    },
    ...taken,
  },
  {
    who: 'a sign of a link to the US, either signs',
    operatingInstruction: '2',
    given: sign,
    documents: ['Form W-8BEN, joint holder'],
    ...taken,
  },
  {
    who: 'a US citizen',
    accountType: 'JNT',
    operatingInstruction: '2',
    given: { tax: { taxResidency: null, usResidentStatus: 'US citizen' } },
    ...stopped,
  },
  { who: 'a second holder who rejects', operatingInstruction: '2', given: {}, answer: 'reject', ...taken },
  { who: 'a minor', given: {}, result: 'taken', ...minor },
  {
    who: 'a minor with a sign of a link to the US',
    given: sign,
    result: 'taken',
    documents: ['Form W-8BEN, joint holder'],
    ...minor,
  },
  {
    who: 'a minor who is a US resident',
    given: { tax: { taxResidency: null, usResidentStatus: 'US resident' } },
    ...stopped,
    ...minor,
  },
];
