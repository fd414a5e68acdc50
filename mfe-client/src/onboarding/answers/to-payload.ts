import type { Lookups } from '@portal/shared/api/lookups';
import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { pepStatuses } from '@portal/shared/api/onboarding';
import { cleanLines, cleanText } from '@portal/shared/clean-text';
import { readEpfNumber } from '@portal/shared/person/read-epf-number';
import { readMyKad } from '@portal/shared/person/read-mykad';
import { readName } from '@portal/shared/person/read-name';
import { readPassport } from '@portal/shared/person/read-passport';
import { valueOr } from '@portal/shared/person/reading';
import { type CheckFacts, checkStep } from '../checks/index.ts';
import type {
  AddressAnswers,
  Answers,
  ContactAnswers,
  IdentityAnswers,
  PersonalAnswers,
  TaxAnswers,
  WhoAnswers,
  WorkAnswers,
} from './answers.ts';
import {
  canHaveNominees,
  hasJointHolder,
  isExposed,
  isTaxedElsewhere,
  isWorkFieldAsked,
  needsEpf,
  needsUsExplanation,
} from './applies.ts';

type Sent<Type extends keyof OnboardingSent> = NonNullable<OnboardingSent[Type]>;

/** A text as it is sent; null when it is empty or does not apply. */
const textOrNull = (text: string, applies = true): string | null => (applies && cleanText(text)) || null;

function sentPlans(who: WhoAnswers): Sent<'plans'> {
  const isJoint = hasJointHolder({ who });
  return {
    plans: who.plans,
    accountType: isJoint ? who.accountType : 'IND',
    operatingInstruction:
      isJoint && who.accountType === 'JNT' && who.operatingInstruction !== ''
        ? who.operatingInstruction
        : '1',
    epfAccountType: needsEpf(who) && who.epfAccountType !== '' ? who.epfAccountType : null,
    epfNo: needsEpf(who) ? valueOr(readEpfNumber(who.epfNo), cleanText(who.epfNo)) : null,
  };
}

function sentIdentity(identity: IdentityAnswers, today: string): Sent<'identity'> {
  const isPassport = identity.docType === 'PASSPORT';
  const myKad = readMyKad(identity.idNo, { today, fromAge: 0 });
  const number = isPassport
    ? valueOr(readPassport(identity.idNo), cleanText(identity.idNo))
    : myKad.ok
      ? myKad.value.number
      : cleanText(identity.idNo);
  return {
    docType: identity.docType,
    idNo: number,
    isIdNoChanged: identity.isIdNoChanged,
    name: valueOr(readName(identity.name), cleanText(identity.name)),
    dateOfBirth: identity.dateOfBirth,
    gender: identity.gender === 'M' ? 'M' : 'F',
    expiresOn: isPassport ? identity.expiresOn : null,
    front: identity.front?.path ?? null,
    back: isPassport ? null : (identity.back?.path ?? null),
  };
}

const sentPersonal = ({ noOfDependents, ...choices }: PersonalAnswers): Sent<'personal'> => ({
  ...choices,
  noOfDependents: Number(cleanText(noOfDependents)),
});

const sentAddress = (address: AddressAnswers) => ({
  address1: cleanText(address.address1),
  address2: textOrNull(address.address2),
  address3: textOrNull(address.address3),
  postcode: cleanText(address.postcode),
  city: cleanText(address.city),
  state: cleanText(address.state),
  country: address.country,
});

function sentContact(
  { telCountryCode, tel, email, ...addresses }: ContactAnswers,
  { readPhone }: CheckFacts,
): Sent<'contact'> {
  const phone = readPhone(tel, { countryCode: telCountryCode, isMobile: true });
  return {
    telCountryCode,
    tel: phone.ok ? phone.value.national : cleanText(tel),
    email: cleanText(email),
    residential: sentAddress(addresses.residential),
    mailing: addresses.hasMailing ? sentAddress(addresses.mailing) : null,
  };
}

function sentEmployment(work: WorkAnswers, lookups: Lookups): Sent<'employment'> {
  const asked = (name: keyof WorkAnswers) => isWorkFieldAsked(name, work, lookups);
  return {
    occupation: work.occupation,
    occupationOth: textOrNull(work.occupationOth, asked('occupationOth')),
    occupationDesignation: textOrNull(work.occupationDesignation, asked('occupationDesignation')),
    employerName: textOrNull(work.employerName, asked('employerName')),
    employerAdd: textOrNull(work.employerAdd, asked('employerAdd')),
    natureofBusiness: textOrNull(work.natureofBusiness, asked('natureofBusiness')),
    natureofBusinessOth: textOrNull(work.natureofBusinessOth, asked('natureofBusinessOth')),
    annualIncome: work.annualIncome,
    personalAsset: cleanText(work.personalAsset),
    sourceOfIncome: work.sourceOfIncome,
    sourceOfIncomeOth: textOrNull(work.sourceOfIncomeOth, asked('sourceOfIncomeOth')),
    purposeOfInvest: work.purposeOfInvest,
    purposeOfInvestOth: textOrNull(work.purposeOfInvestOth, asked('purposeOfInvestOth')),
  };
}

const sentPep = (exposure: Answers['exposure']): Sent<'pep'> => ({
  status: pepStatuses.find((status) => status === exposure.status) ?? 'None',
  position: textOrNull(exposure.position, isExposed(exposure)),
  sourceOfWealth: textOrNull(exposure.sourceOfWealth, isExposed(exposure)),
});

function sentTax(tax: TaxAnswers): Sent<'tax'> {
  const countries = isTaxedElsewhere(tax) ? tax.countries : [];
  return {
    usResidentStatus: tax.usResidentStatus,
    usIndicia: tax.usIndicia,
    usExplanation: textOrNull(cleanLines(tax.usExplanation), needsUsExplanation(tax)),
    ...(tax.w8ben && needsUsExplanation(tax) ? { w8ben: tax.w8ben.path } : {}),
    taxResidency: tax.taxResidency,
    countries: countries.map(({ country, tin, hasNoTin, tinReason, explanation }) => ({
      country,
      tin: textOrNull(tin, !hasNoTin),
      tinReason: hasNoTin && tinReason !== '' ? tinReason : null,
      explanation: textOrNull(explanation, hasNoTin && tinReason === 'B'),
    })),
  };
}

const sentInvestor = ({
  sI,
  sophisticatedInvestorCriteria,
  proof,
}: Answers['investor']): Sent<'investor'> => ({
  sI: sI === 'yes',
  sophisticatedInvestorCriteria: sI === 'yes' ? sophisticatedInvestorCriteria : null,
  ...(proof && sI === 'yes' ? { proof: proof.path } : {}),
});

const sentJoint = ({ joint, contact }: Answers, facts: CheckFacts): Sent<'jointApplicant'> => [
  {
    relationship: joint.relationship,
    identity: sentIdentity(joint.identity, facts.today),
    personal: sentPersonal(joint.personal),
    contact: sentContact(joint.hasSameContact ? contact : joint.contact, facts),
  },
];

const sentNominees = ({ nominees }: Answers): Sent<'nominee'> =>
  nominees.map(({ name, idNo, relationship, share }) => ({
    name: valueOr(readName(name), cleanText(name)),
    idNo: cleanText(idNo),
    relationship,
    share: Number(cleanText(share)),
  }));

/**
 * Returns the payload that saves an onboarding: the steps that apply and have no problem. A step that has a problem is
 * left out whole, because the service stores whole types only (ITM-08).
 */
export function toPayload(answers: Answers, facts: CheckFacts): OnboardingSent {
  const { lookups, today } = facts;
  const isRight = (step: Parameters<typeof checkStep>[0]) => checkStep(step, answers, facts).length === 0;
  return {
    ...(isRight('who') ? { plans: sentPlans(answers.who) } : {}),
    ...(isRight('identity') ? { identity: sentIdentity(answers.identity, today) } : {}),
    ...(isRight('personal') ? { personal: sentPersonal(answers.personal) } : {}),
    ...(isRight('contact') ? { contact: sentContact(answers.contact, facts) } : {}),
    ...(isRight('work') ? { employment: sentEmployment(answers.work, lookups) } : {}),
    ...(isRight('exposure') ? { pep: sentPep(answers.exposure) } : {}),
    ...(isRight('tax') ? { tax: sentTax(answers.tax) } : {}),
    ...(isRight('investor') ? { investor: sentInvestor(answers.investor) } : {}),
    ...(isRight('suitability') && answers.suitability ? { suitability: answers.suitability.assessment } : {}),
    ...(hasJointHolder(answers) && isRight('joint') ? { jointApplicant: sentJoint(answers, facts) } : {}),
    ...(canHaveNominees(answers) && answers.nominees.length > 0 && isRight('nominees')
      ? { nominee: sentNominees(answers) }
      : {}),
  };
}
