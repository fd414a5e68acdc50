import { LOOKUPS } from '@portal/sandbox/src/seed/reference/lookups.ts';
import { readPhone } from '@portal/shared/person/read-phone';
import {
  all,
  born,
  contact,
  country,
  exposure,
  nominees,
  passport,
  second,
  sophisticatedBy,
  tax,
  taxedIn,
  who,
  work,
} from './changed-answers.ts';
import type { Kind } from './kind.ts';
import { kindsOfTwo } from './kinds-of-two.ts';

const sukuk = { fund: 'Cempaka Biru Sukuk', amount: '2,000' };

const usual = {
  notNeeded: ['joint', 'nominees'],
  optional: ['bank', 'investment'],
  missing: {},
  documents: [],
};
const prs = { ...usual, notNeeded: ['joint'], optional: ['nominees', 'bank', 'investment'] };
const epf = { plans: ['EPF' as const], epfNo: '12345678' };

/** Kinds of applicants, with their steps. */
export const kinds: readonly Kind[] = [
  { ...usual, name: 'an individual', change: (answers) => answers, sold: sukuk },
  ...kindsOfTwo,
  { ...prs, name: 'PRS only', change: who({ plans: ['PRS'] }) },
  {
    ...prs,
    optional: ['bank', 'investment'],
    name: 'PRS only with a nominee',
    change: all(who({ plans: ['PRS'] }), nominees('100')),
  },
  {
    ...prs,
    optional: ['bank', 'investment'],
    name: 'PRS with six nominees',
    change: all(who({ plans: ['PRS'] }), nominees('20', '20', '20', '20', '10', '10')),
    sold: { fund: 'Cempaka Biru PRS Growth', amount: '500' },
  },
  { ...usual, name: 'EPF, conventional', change: who({ ...epf, epfAccountType: 'Konvensional' }) },
  { ...usual, name: 'EPF, Shariah', change: who({ ...epf, epfAccountType: 'Shariah' }), sold: sukuk },
  { ...prs, name: 'cash and PRS', change: who({ plans: ['CS', 'PRS'] }) },
  {
    ...prs,
    name: 'all three plans',
    change: who({ ...epf, plans: ['CS', 'EPF', 'PRS'], epfAccountType: 'Shariah' }),
  },
  {
    ...prs,
    name: 'one holder whose joint answers are kept aside',
    before: second('JNT', '2'),
    change: all(second('JNT', '2'), who({ plans: ['PRS'], accountType: 'IND' })),
  },
  {
    ...usual,
    name: 'a foreigner with a passport',
    change: passport(),
    documents: ['Passport'],
    sold: sukuk,
  },
  {
    ...usual,
    name: 'a foreigner who lives abroad',
    documents: ['Passport'],
    change: all(
      passport(),
      contact({
        telCountryCode: '65',
        tel: '81234567',
        residential: {
          address1: '1 Orchard Road',
          address2: '',
          address3: '',
          postcode: '238823',
          city: '',
          state: '',
          country: 'SG',
        },
      }),
    ),
  },
  {
    ...usual,
    name: 'letters to another address',
    change: (answers) => contact({ hasMailing: true, mailing: answers.contact.residential })(answers),
  },
  { ...usual, name: 'self-employed', change: work({ occupation: 'Self-employed' }) },
  { ...usual, name: 'unemployed', change: work({ occupation: 'Unemployed' }) },
  { ...usual, name: 'a student', change: work({ occupation: 'Student' }) },
  { ...usual, name: 'a homemaker', change: work({ occupation: 'Homemaker' }) },
  { ...usual, name: 'retired', change: work({ occupation: 'Retired', sourceOfIncome: ['EPF/Pension'] }) },
  {
    ...usual,
    name: 'others, each with its text',
    change: work({
      natureofBusiness: 'Others',
      natureofBusinessOth: 'Music',
      sourceOfIncome: ['Salary', 'Others'],
      sourceOfIncomeOth: 'Royalties',
      purposeOfInvest: ['Others'],
      purposeOfInvestOth: 'A journey',
    }),
  },
  { ...usual, name: 'exposed at home', change: exposure('Domestic') },
  { ...usual, name: 'exposed abroad', change: exposure('Foreign') },
  { ...usual, name: 'exposed in an organisation', change: exposure('International organisation') },
  { ...usual, name: 'family of an exposed person', change: exposure('Family') },
  { ...usual, name: 'an associate of an exposed person', change: exposure('Associate') },
  {
    ...usual,
    name: 'a sign of a link to the US',
    documents: ['Form W-8BEN'],
    change: tax({ usIndicia: ['Born in the US'], hasNoIndicia: false, usExplanation: 'Left as a baby.' }),
  },
  { ...usual, name: 'taxed in one other country', change: taxedIn(country('SG')) },
  {
    ...usual,
    name: 'taxed in five other countries',
    change: taxedIn(...['SG', 'GB', 'AU', 'ID', 'BN'].map((code) => country(code))),
  },
  {
    ...usual,
    name: 'taxed where no number is issued, obtained or asked for',
    change: taxedIn(
      country('AE', { hasNoTin: true, tinReason: 'A' }),
      country('SG', { hasNoTin: true, tinReason: 'B', explanation: 'Applied for, not yet issued.' }),
      country('AU', { hasNoTin: true, tinReason: 'C' }),
    ),
  },
  {
    ...usual,
    name: 'taxed elsewhere only',
    change: tax({ taxResidency: 'Elsewhere only', countries: [country('SG')] }),
  },
  ...['net-assets', 'income', 'joint-income', 'portfolio', 'knowledge', 'accredited'].map((criterion) => ({
    ...usual,
    name: `sophisticated by ${criterion}`,
    change: sophisticatedBy(criterion),
    documents: ['Proof of a sophisticated investor'],
  })),
  { ...usual, name: 'an old customer', change: born('500118-07-5311', '1950-01-18', 'M') },
  {
    ...usual,
    name: 'a US person, who stops',
    change: tax({ usResidentStatus: 'US citizen' }),
    missing: { tax: ['Head office opens the account of a US person'] },
  },
  {
    ...usual,
    name: 'somebody under 18, who stops',
    change: born('100312-10-1235', '2010-03-12', 'M'),
    missing: { identity: ['Date of birth'] },
  },
];

/** The kinds that may not be sent, and those that may. */
export const stopped = kinds.filter(({ missing }) => Object.keys(missing).length > 0);
export const whole = kinds.filter((kind) => !stopped.includes(kind));

/** The agent and the service, as checks and payload need them. */
export const facts = {
  agent: { email: 'farah@agents.example', agentCodeUt: 'U204518', agentCodePrs: 'P118027' },
  lookups: LOOKUPS,
  today: '2026-11-20',
  readPhone,
  bankCount: 0,
  investmentCount: 0,
};

/** Returns the names of all documents that a kind needs. */
export const documentsOf = ({ documents }: Kind): readonly string[] => [
  ...(documents.includes('Passport') ? [] : ['MyKad, front', 'MyKad, back']),
  ...documents,
];
