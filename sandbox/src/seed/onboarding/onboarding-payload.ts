import type { OnboardingSent } from '@portal/shared/api/onboarding';
import type { SatSent } from '@portal/shared/api/suitability';
import { lockedAnswers, withLocked } from '../../rules/assessment/question-set.ts';
import { calculateRisk } from '../../rules/assessment/score.ts';
import { ageOn, type IsoDate } from '../../rules/calendar.ts';
import type { Identity } from '../customers/identity.ts';
import { SAT_QUESTIONS } from '../reference/sat-questions.ts';

type Types = { readonly [Type in keyof OnboardingSent]-?: NonNullable<OnboardingSent[Type]> };

/** The person who is onboarded, with a date of birth: a company is not. */
export type Applicant = Pick<
  Identity,
  'name' | 'idNo' | 'gender' | 'race' | 'nationality' | 'email' | 'tel'
> & { readonly dateOfBirth: IsoDate };

/** Paths of the uploaded pictures of an identity document. */
interface Pictures {
  readonly front: string | null;
  readonly back: string | null;
}

const NO_PICTURES: Pictures = { front: null, back: null };

function identityOfApplicant(applicant: Applicant, { front, back }: Pictures, today: IsoDate) {
  const { name, idNo, dateOfBirth, gender, nationality } = applicant;
  const isForeign = nationality !== 'MY';
  return {
    docType: isForeign ? ('PASSPORT' as const) : ('MYKAD' as const),
    idNo,
    isIdNoChanged: false,
    name,
    dateOfBirth,
    gender,
    expiresOn: isForeign ? `${Number(today.slice(0, 4)) + 4}-06-30` : null,
    front,
    back: isForeign ? null : back,
  };
}

function personalOf({ gender, race, nationality }: Applicant): Types['personal'] {
  return {
    salutation: gender === 'M' ? 'Mr' : 'Ms',
    race,
    nationality,
    maritalStatus: 'Married',
    noOfDependents: 1,
  };
}

function contactOf({ email, tel }: Applicant): Types['contact'] {
  return {
    telCountryCode: '60',
    tel,
    email,
    residential: {
      address1: '12, Jalan Ampang',
      address2: null,
      address3: null,
      postcode: '50480',
      city: 'Kuala Lumpur',
      state: '14',
      country: 'MY',
    },
    mailing: null,
  };
}

const EMPLOYMENT: Types['employment'] = {
  occupation: 'Employed',
  occupationOth: null,
  occupationDesignation: 'Engineer',
  employerName: 'Mutiara Sdn Bhd',
  employerAdd: '80, Jalan Ampang, 50480 Kuala Lumpur',
  natureofBusiness: 'Technology',
  natureofBusinessOth: null,
  annualIncome: "50 to 100 (RM'000)",
  personalAsset: 'RM500,000 to RM1 million',
  sourceOfIncome: ['Salary'],
  sourceOfIncomeOth: null,
  purposeOfInvest: ['Growth'],
  purposeOfInvestOth: null,
};

const PEP: Types['pep'] = { status: 'None', position: null, sourceOfWealth: null };

const TAX: Types['tax'] = {
  usResidentStatus: 'Not a US person',
  usIndicia: [],
  usExplanation: null,
  taxResidency: 'Malaysia only',
  countries: [],
};

/** An assessment that the applicant accepts: the fourth option of each question that the record does not answer. */
function assessmentOf({ dateOfBirth }: Applicant, answeredAt: string, today: IsoDate): SatSent {
  const locked = lockedAnswers(SAT_QUESTIONS, ageOn(dateOfBirth, today));
  const answers = SAT_QUESTIONS.questions
    .filter(({ id }) => !locked.some(({ questionId }) => questionId === id))
    .map(({ id, scored }) => ({
      questionId: id,
      value: scored ? '4' : 'Y',
      answeredBy: 'agent' as const,
      answeredAt,
    }));
  const { riskCategory, satGroup, score } = calculateRisk(SAT_QUESTIONS, withLocked(answers, locked));
  return {
    answers,
    answeredBy: 'agent',
    answeredAt,
    vI: { Q2: false, Q2Yes: '', Q3: true, Q4: true, Q5: true, Q6: '' },
    vIAnsweredBy: 'agent',
    vIAnsweredAt: answeredAt,
    result: { riskCategory, satGroup, score },
    satDeclarationId: 1,
    reason: null,
  };
}

/**
 * Returns the payload of a complete onboarding to a cash account in one name, answered at an instant (ISO). Without
 * `pictures` the identity document has none.
 */
export function onboardingPayload(
  applicant: Applicant,
  answeredAt: string,
  pictures: Pictures = NO_PICTURES,
): Omit<Types, 'jointApplicant' | 'nominee'> {
  const today = answeredAt.slice(0, 10);
  return {
    plans: {
      plans: ['CS'],
      accountType: 'IND',
      operatingInstruction: '1',
      epfAccountType: null,
      epfNo: null,
    },
    identity: identityOfApplicant(applicant, pictures, today),
    personal: personalOf(applicant),
    contact: contactOf(applicant),
    employment: EMPLOYMENT,
    pep: PEP,
    tax: TAX,
    investor: { sI: false, sophisticatedInvestorCriteria: null },
    suitability: assessmentOf(applicant, answeredAt, today),
  };
}

/** Returns the part of an onboarding's payload about the other holder of the account, a spouse: a list of one. */
export function jointApplicantOf(
  applicant: Applicant,
  today: IsoDate,
  pictures: Pictures = NO_PICTURES,
): Types['jointApplicant'] {
  return [
    {
      relationship: 'Spouse',
      identity: identityOfApplicant(applicant, pictures, today),
      personal: personalOf(applicant),
      contact: contactOf(applicant),
      employment: EMPLOYMENT,
      pep: PEP,
      tax: TAX,
    },
  ];
}
