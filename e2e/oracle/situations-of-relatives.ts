import type { Answers } from './questions.ts';
import {
  never,
  notOfOneHolder,
  type OfJointHolder,
  type SituationOfAPerson,
} from './situation-of-a-person.ts';

/** The decisions on relationships: what is offered of each person, and what fits ages and persons. */

const noRelationship = never('the record of a customer has no relationship');
const notOnRecord = never('an update changes no identity paper');

const child = { salutation: 'Encik', maritalStatus: 'Single', noOfDependents: 0 };
const identity = {
  ofSeventeen: { idNo: '090801-10-6048', dateOfBirth: '2009-08-01', gender: 'F' },
  ofSixtyFour: { idNo: '620118-07-5311', dateOfBirth: '1962-01-18', gender: 'M' },
  ofTwentyOne: { idNo: '050303-10-1235', dateOfBirth: '2005-03-03', gender: 'M' },
};

/** A second holder, and in which relationship. */
const holder = (
  who: string,
  accountType: 'JNT' | 'MNR',
  relationship: string,
  judged: Omit<OfJointHolder, 'accountType' | 'given' | 'relationship'> & {
    readonly given?: Record<string, Answers>;
  },
): SituationOfAPerson => ({
  who,
  onboarding: notOfOneHolder,
  jointHolder: { given: {}, ...judged, accountType, relationship },
  update: noRelationship,
});

const refused = { result: 'refused', at: 'relationship' } as const;
const taken = { result: 'taken' } as const;
const ofAll = 'relationship identity personal contact';

export const relatives: readonly SituationOfAPerson[] = [
  holder('a spouse, both married', 'JNT', 'Spouse', { ...taken, asked: `${ofAll} employment pep tax` }),
  holder('a spouse who is single', 'JNT', 'Spouse', {
    ...refused,
    given: { personal: { maritalStatus: 'Single' } },
    says: ['single'],
  }),
  holder('the spouse of somebody single', 'JNT', 'Spouse', {
    ...refused,
    applicant: { personal: { maritalStatus: 'Single' } },
    says: ['single'],
  }),
  holder('a spouse of 17 as a second adult', 'JNT', 'Spouse', {
    result: 'refused',
    given: { identity: identity.ofSeventeen },
    at: 'identity.dateOfBirth identity.idNo relationship',
  }),
  holder('a minor as a spouse', 'MNR', 'Spouse', refused),
  holder('a parent who is older', 'JNT', 'Parent', { ...taken, given: { identity: identity.ofSixtyFour } }),
  holder('a parent who is younger', 'JNT', 'Parent', { ...refused, says: ['older|younger'] }),
  holder('a child who is younger, and of age', 'JNT', 'Child', {
    ...taken,
    given: { identity: identity.ofTwentyOne, personal: child },
  }),
  holder('a child who is older', 'JNT', 'Child', {
    ...refused,
    given: { identity: identity.ofSixtyFour },
    says: ['older|younger'],
  }),
  holder('a sibling', 'JNT', 'Sibling', taken),
  holder('a guardian who is of age', 'JNT', 'Guardian', taken),
  holder('another relation', 'JNT', 'Others', taken),
  holder('an employer as a second holder', 'JNT', 'Employer', refused),
  holder('a minor', 'MNR', 'Child', {
    ...taken,
    asked: `${ofAll} personal.salutation personal.race personal.nationality tax`,
    notAsked: 'employment pep personal.maritalStatus personal.noOfDependents',
  }),
  holder('a minor as a sibling', 'MNR', 'Sibling', taken),
  holder('a minor of another relation', 'MNR', 'Others', taken),
  holder('a minor as a guardian', 'MNR', 'Guardian', refused),
  holder('a minor as a parent', 'MNR', 'Parent', refused),
  holder('a minor as an employer', 'MNR', 'Employer', refused),
  holder('a minor with a marital status', 'MNR', 'Child', {
    result: 'refused',
    given: { personal: { maritalStatus: 'Single', noOfDependents: 0 } },
    notAsked: 'personal.maritalStatus personal.noOfDependents',
    isNotOffered: true,
    at: 'personal.maritalStatus personal.noOfDependents',
  }),
  holder('a second holder reached as the applicant', 'JNT', 'Spouse', {
    ...taken,
    given: { contact: { tel: '123319047', email: 'kok.seng@mail.example' } },
  }),
  holder('a second holder with the applicant’s number', 'JNT', 'Sibling', {
    result: 'refused',
    given: { identity: { idNo: '880412-14-5233', dateOfBirth: '1988-04-12', gender: 'M' } },
    at: 'identity.idNo',
  }),
  {
    who: 'with a passport',
    onboarding: {
      given: {
        identity: { docType: 'PASSPORT', idNo: 'K1234567', expiresOn: '2029-06-30', back: null },
        personal: { nationality: 'SG' },
      },
      result: 'taken',
      asked: 'docType idNo name dateOfBirth gender expiresOn',
    },
    jointHolder: {
      accountType: 'JNT',
      given: {
        identity: { docType: 'PASSPORT', idNo: 'K1234567', expiresOn: '2029-06-30', back: null },
        personal: { nationality: 'SG' },
      },
      result: 'taken',
      asked: 'identity',
    },
    update: notOnRecord,
  },
  {
    who: 'with a passport that ends in five months',
    onboarding: {
      given: { identity: { docType: 'PASSPORT', idNo: 'K1234567', expiresOn: '2027-04-20', back: null } },
      result: 'refused',
      at: 'identity.expiresOn',
    },
    jointHolder: {
      accountType: 'JNT',
      given: { identity: { docType: 'PASSPORT', idNo: 'K1234567', expiresOn: '2027-04-20', back: null } },
      result: 'refused',
      at: 'identity.expiresOn',
    },
    update: notOnRecord,
  },
  {
    who: 'of 17 years',
    onboarding: {
      given: { identity: identity.ofSeventeen },
      result: 'refused',
      at: 'identity.dateOfBirth identity.idNo',
    },
    jointHolder: {
      accountType: 'JNT',
      relationship: 'Child',
      given: { identity: identity.ofSeventeen },
      result: 'refused',
      at: 'identity.dateOfBirth identity.idNo',
    },
    update: notOnRecord,
  },
];
