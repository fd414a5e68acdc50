import { lookups } from '@portal/shared/api/lookups';
import { readPhone } from '@portal/shared/person/read-phone';
import { decoded, jointApplicantWire, onboardingWire, samples, testAgent } from '@portal/shared/testing';
import { getSteps } from '../steps/get-steps.ts';
import { type Answers, answersSchema } from './answers.ts';
import { fromPayload } from './from-payload.ts';
import { toPayload } from './to-payload.ts';

const facts = {
  agent: testAgent,
  lookups: decoded(lookups, samples.lookups),
  today: '2026-11-21',
  readPhone,
  bankCount: 0,
  investmentCount: 0,
};

/** The second holders as the release before sent them: four parts, and of a minor the marital status too. */
const adultBefore = {
  relationship: 'Spouse',
  identity: {
    docType: 'MYKAD',
    idNo: '890311-14-5231',
    isIdNoChanged: false,
    name: 'Azman bin Idris',
    dateOfBirth: '1989-03-11',
    gender: 'M',
    expiresOn: null,
    front: 'documents::3',
    back: 'documents::4',
  },
  personal: {
    maritalStatus: 'Married',
    salutation: 'Encik',
    race: '01',
    nationality: 'MY',
    noOfDependents: 2,
  },
  contact: {
    telCountryCode: '60',
    tel: '198820417',
    email: 'azman@mail.example',
    residential: {
      address1: '7, Jalan Besar',
      address2: null,
      address3: null,
      postcode: '80100',
      city: 'Johor Bahru',
      state: '01',
      country: 'MY',
    },
    mailing: null,
  },
};
const minorBefore = {
  ...adultBefore,
  relationship: 'Child',
  identity: {
    ...adultBefore.identity,
    idNo: '150704-10-1235',
    name: 'Aiman bin Azman',
    dateOfBirth: '2015-07-04',
  },
  personal: { ...adultBefore.personal, maritalStatus: 'Single', noOfDependents: 0 },
};

const [whole] = jointApplicantWire;
const withHolder = (accountType: 'JNT' | 'MNR', holder: object) => ({
  ...onboardingWire,
  plans: { ...onboardingWire.plans, accountType, operatingInstruction: accountType === 'JNT' ? '2' : '1' },
  jointApplicant: [holder],
});
const sentHolder = (answers: Answers) => toPayload(answers, facts).jointApplicant?.[0];
function missingOf(answers: Answers): readonly string[] {
  const state = getSteps(answers, facts).find(({ name }) => name === 'joint')?.state;
  return state?.status === 'incomplete' ? state.missing : [];
}

const ofTax = ['US status', 'Signs of a link to the US', 'Tax residency'];

test('[ONB-01] an adult holder of the release before opens with nothing lost, and is saved unchanged', () => {
  const answers = fromPayload(withHolder('JNT', adultBefore));
  expect(sentHolder(answers)).toEqual(adultBefore);
  expect(missingOf(answers)).toEqual([
    'Occupation',
    'Annual income',
    'Personal assets',
    'Source of income',
    'Purpose of investment',
    'Politically exposed',
    ...ofTax,
  ]);
});

test('[ONB-01] a minor of the release before opens with nothing lost, and is saved without what is no longer asked', () => {
  const answers = fromPayload(withHolder('MNR', minorBefore));
  expect(answers.joint.personal).toMatchObject({ maritalStatus: 'Single', noOfDependents: '0' });
  expect(sentHolder(answers)).toEqual({
    ...minorBefore,
    personal: { ...minorBefore.personal, maritalStatus: null, noOfDependents: null },
  });
  expect(missingOf(answers)).toEqual(ofTax);
});

test('[ONB-01] a draft of the release before opens with nothing lost', () => {
  const { employment, pep, tax, ...joint } = fromPayload(withHolder('JNT', adultBefore)).joint;
  const opened = answersSchema.parse({ joint });
  expect(opened.joint).toMatchObject(joint);
  expect(opened.joint).toMatchObject({ employment, pep, tax });
});

test('[ITM-08] a second holder is sent with the parts that are whole, and the others stay as they are typed', () => {
  const answers = fromPayload(withHolder('JNT', whole ?? {}));
  expect(sentHolder(answers)).toHaveProperty('tax');
  const typed = {
    ...answers,
    joint: { ...answers.joint, pep: { ...answers.joint.pep, status: '' as const } },
  };
  const { pep: _, ...others } = sentHolder(answers) ?? {};
  expect(sentHolder(typed)).toEqual(others);
  expect(missingOf(typed)).toEqual(['Politically exposed']);
});

test('[ITM-08] of a minor neither work nor exposure is sent, though they were typed of an adult', () => {
  const answers = fromPayload(
    withHolder('MNR', { ...minorBefore, employment: whole?.employment, pep: whole?.pep }),
  );
  expect(answers.joint.pep.status).toBe('None');
  expect(sentHolder(answers)).not.toHaveProperty('employment');
  expect(sentHolder(answers)).not.toHaveProperty('pep');
});

test('[ONB-04] a relationship that does not fit is missing, and deletes nothing that is saved', () => {
  const single = { ...onboardingWire.personal, maritalStatus: 'Single' };
  const answers = fromPayload({ ...withHolder('JNT', whole ?? {}), personal: single });
  expect(missingOf(answers)).toEqual(['Relationship']);
  expect(sentHolder(answers)).toMatchObject({ relationship: 'Spouse' });
});
