import type { Answers } from './questions.ts';
import { never, notOnRecord, type SituationOfAPerson } from './situation-of-a-person.ts';

const employer = {
  employerName: 'Farmasi Seri Damai Sdn Bhd',
  employerAdd: '7, Jalan SS 2/44, 47301 Petaling Jaya',
  natureofBusiness: 'Health',
};
const noEmployer = { employerName: null, employerAdd: null, natureofBusiness: null };
const retired = { ...noEmployer, occupation: 'Retired', occupationDesignation: null };
const business = 'employerName employerAdd natureofBusiness';

/** docs/domain.md, section 5: kinds of exposed persons, position and source of wealth. The record has no exposure. */
const exposed = (who: string, status: string): SituationOfAPerson => {
  const judged = {
    given: { pep: { status, position: 'Member of a state assembly', sourceOfWealth: 'A family firm' } },
    result: 'taken',
    asked: 'status position sourceOfWealth',
    documents: [],
  } as const;
  return {
    who,
    onboarding: judged,
    jointHolder: { ...judged, accountType: 'JNT' },
    update: notOnRecord,
  };
};

/** The same answers of work and means, as an applicant, as a second holder, and in an update of a retired customer. */
const working = (
  who: string,
  employment: Answers,
  judged: { readonly asked: string; readonly notAsked?: string; readonly at?: string },
): SituationOfAPerson => {
  const result = judged.at === undefined ? 'taken' : 'refused';
  const atPart = judged.at === undefined ? {} : { at: `employment.${judged.at}` };
  return {
    who,
    onboarding: { ...judged, ...atPart, given: { employment }, result },
    jointHolder: { ...judged, ...atPart, given: { employment }, result, accountType: 'JNT' },
    update: { ...judged, record: retired, changes: employment, result },
  };
};

export const workers: readonly SituationOfAPerson[] = [
  exposed('exposed at home', 'Domestic'),
  exposed('family of an exposed person', 'Family'),
  exposed('exposed in an international organisation', 'International organisation'),
  {
    who: 'exposed without a position',
    onboarding: {
      given: { pep: { status: 'Foreign', position: null, sourceOfWealth: 'Salary' } },
      result: 'refused',
      asked: 'status position sourceOfWealth',
      at: 'pep.position',
    },
    jointHolder: {
      accountType: 'JNT',
      given: { pep: { status: 'Foreign', position: null, sourceOfWealth: 'Salary' } },
      result: 'refused',
      asked: 'status position sourceOfWealth',
      at: 'pep.position',
    },
    update: notOnRecord,
  },
  working('employed', { ...employer, occupation: 'Employed' }, { asked: business }),
  working(
    'employed without an employer',
    { ...employer, occupation: 'Employed', employerName: null },
    { asked: business, at: 'employerName' },
  ),
  working(
    'in another business without its text',
    { ...employer, occupation: 'Self-employed', natureofBusiness: 'Others', natureofBusinessOth: null },
    { asked: `${business} natureofBusinessOth`, at: 'natureofBusinessOth' },
  ),
  working(
    'in another business, with its text',
    {
      ...employer,
      occupation: 'Self-employed',
      natureofBusiness: 'Others',
      natureofBusinessOth: 'Beekeeping',
    },
    { asked: `${business} natureofBusinessOth` },
  ),
  {
    who: 'retired',
    onboarding: { given: { employment: retired }, result: 'taken', notAsked: business },
    jointHolder: { accountType: 'JNT', given: { employment: retired }, result: 'taken', notAsked: business },
    update: {
      record: { ...employer, occupation: 'Employed', occupationDesignation: 'Pharmacist' },
      changes: { occupation: 'Retired' },
      result: 'taken',
      notAsked: business,
      ends: `occupationDesignation ${business}`,
    },
  },
  {
    who: 'retired, with an EPF account',
    onboarding: {
      given: {
        plans: { plans: ['EPF'], epfAccountType: 'Konvensional', epfNo: '12345678' },
        employment: retired,
      },
      result: 'taken',
      asked: 'epfAccountType epfNo',
    },
    jointHolder: never('EPF is of one person: the account of two holders is a cash account'),
    update: {
      record: { ...retired, epfNo: '12345678' },
      changes: { epfNo: '7654321' },
      accounts: ['CS', 'EPF'],
      result: 'taken',
    },
  },
  {
    who: 'an EPF number without an EPF account',
    onboarding: {
      given: { plans: { plans: ['CS'], epfNo: '12345678' } },
      result: 'refused',
      notAsked: 'epfAccountType epfNo',
      isNotOffered: true,
      at: 'plans.epfNo',
    },
    jointHolder: never('EPF is of one person: the account of two holders is a cash account'),
    update: {
      record: { epfNo: null },
      changes: { epfNo: '7654321' },
      accounts: ['CS', 'PRS'],
      result: 'refused',
      notAsked: 'epfNo',
      isNotOffered: true,
      at: 'epfNo',
    },
  },
  {
    who: 'a plain customer with another mobile number',
    onboarding: { given: {}, result: 'taken', documents: [] },
    jointHolder: { accountType: 'JNT', given: {}, result: 'taken', documents: [] },
    update: { record: {}, changes: { tel: '198820417' }, result: 'taken', documents: [] },
  },
  {
    who: 'reached at the agent’s e-mail',
    onboarding: {
      given: { contact: { email: 'agent@agents.example' } },
      result: 'refused',
      asked: 'email',
      at: 'contact.email',
    },
    jointHolder: {
      accountType: 'JNT',
      given: { contact: { email: 'agent@agents.example' } },
      result: 'refused',
      asked: 'email',
      at: 'contact.email',
    },
    update: {
      record: {},
      changes: { email: 'agent@agents.example' },
      result: 'refused',
      asked: 'email',
      at: 'email',
    },
  },
];
