import { compact, joinWords, splitWords } from '@portal/shared/customer-search';
import type { CustomerProfile } from '../../database/tables/index.ts';
import { addDays, ageOn, type IsoDate } from '../../rules/calendar.ts';
import type { AccountHolder } from '../../rules/onboarding/future-accounts.ts';
import type { Source } from '../random.ts';
import {
  BUSINESSES,
  EMPLOYMENT,
  INCOME_SOURCES,
  INCOMES,
  MARITAL,
  PURPOSES,
  raceName,
  SOPHISTICATION_CRITERIA,
} from '../reference/lookups.ts';
import type { CustomerRow } from '../rows.ts';
import type { Identity } from './identity.ts';

const VALIDITY_DAYS = 364;

/** A customer's suitability assessment. `validForDays` is negative when it has expired. */
type Assessment =
  | { readonly state: 'assessed'; readonly rank: number; readonly validForDays: number }
  | { readonly state: 'declined' }
  | { readonly state: 'not-assessed' };

/** An assessment with a rank from 1 to 5; `validForDays` is negative when it has expired. */
export const assessed = (rank: number, validForDays: number): Assessment => ({
  state: 'assessed',
  rank,
  validForDays,
});

/** Traits that a test or a known customer sets; all others are random. */
export interface CustomerTraits {
  readonly assessed?: Assessment;
  readonly isSophisticated?: boolean;
  readonly acceptsForeignCurrency?: boolean;
  readonly customerType?: string;
  readonly profile?: Partial<CustomerProfile>;
}

function randomAssessment(source: Source): Assessment {
  const share = source.int(1, 100);
  if (share <= 72)
    return { state: 'assessed', rank: source.int(1, 5), validForDays: source.int(1, VALIDITY_DAYS) };
  if (share <= 84) return { state: 'assessed', rank: source.int(1, 5), validForDays: -source.int(1, 700) };
  return { state: share <= 88 ? 'declined' : 'not-assessed' };
}

type SatColumns = Pick<CustomerRow, 'satRank' | 'satFrom' | 'satTo' | 'satDeclarationId'>;

function satColumns(assessment: Assessment, today: IsoDate): SatColumns {
  switch (assessment.state) {
    case 'assessed': {
      const satTo = addDays(today, assessment.validForDays);
      return {
        satRank: assessment.rank,
        satFrom: addDays(satTo, -VALIDITY_DAYS),
        satTo,
        satDeclarationId: 1,
      };
    }
    case 'declined':
      return {
        satRank: 0,
        satFrom: addDays(today, -90),
        satTo: addDays(today, -90 + VALIDITY_DAYS),
        satDeclarationId: 3,
      };
    case 'not-assessed':
      return { satRank: null, satFrom: null, satTo: null, satDeclarationId: null };
  }
}

function randomProfile(
  source: Source,
  identity: Identity,
  age: number | undefined,
  isSophisticated: boolean,
): CustomerProfile {
  const isRetired = age !== undefined && age >= 62;
  const occupation = isRetired ? 'Retired' : source.pick(EMPLOYMENT.filter((status) => status !== 'Retired'));
  const works = occupation === 'Employed' || occupation === 'Self-employed';
  const isVulnerable = source.percent(3);
  return {
    nationality: identity.nationality,
    telCountryCode: '60',
    isStaff: source.percent(1),
    occupation,
    occupationOth: '',
    occupationDesignation: works
      ? source.pick(['Executive', 'Manager', 'Engineer', 'Teacher', 'Nurse', 'Owner'])
      : '',
    race: raceName(identity.race),
    maritalStatus: source.pick(MARITAL),
    noOfDependents: source.int(0, 4),
    annualIncome: source.pick(INCOMES),
    employerName: works ? `${source.pick(['Sinar', 'Mutiara', 'Perdana', 'Setia', 'Cahaya'])} Sdn Bhd` : '',
    employerAdd: works ? `${source.int(1, 180)}, Jalan Ampang, 50480 Kuala Lumpur` : '',
    natureofBusiness: works ? source.pick(BUSINESSES.filter((name) => name !== 'Others')) : '',
    natureofBusinessOth: '',
    sourceOfIncome: source.some(INCOME_SOURCES.slice(0, 6), source.int(1, 2)).join(';'),
    sourceOfIncomeOth: '',
    purposeOfInvest: source.some(PURPOSES.slice(0, 4), source.int(1, 2)).join(';'),
    purposeOfInvestOth: '',
    personalAsset: source.pick([
      'Below RM500,000',
      'RM500,000 to RM1 million',
      'RM1 million to RM3 million',
      'Above RM3 million',
    ]),
    sophisticatedInvestorCriteria: isSophisticated ? source.pick(SOPHISTICATION_CRITERIA) : '',
    epfNo: String(source.int(1_000_000, 99_999_999)),
    usResidentStatus: 'Not a US person',
    vI: {
      Q2: isVulnerable,
      Q2Yes: isVulnerable ? 'Recovering from surgery.' : '',
      Q3: !source.percent(4),
      Q4: !source.percent(6),
      Q5: !source.percent(8),
      Q6: '',
    },
  };
}

/** Returns what a sophisticated investor states, so that it fits what the customer qualifies by. */
function statedFor(criterion: string): Partial<CustomerProfile> {
  if (criterion.includes('spouse')) return { maritalStatus: 'Married' };
  if (criterion.includes('income')) return { annualIncome: INCOMES.at(-1) ?? '' };
  return criterion.includes('assets') ? { personalAsset: 'Above RM3 million' } : {};
}

/** Returns what a person is searched by: the words of the name, and the number with and without dashes. */
const identityText = ({ name, idNo }: Pick<CustomerRow, 'name' | 'idNo'>): readonly string[] => [
  ...splitWords(name),
  ...joinWords(name),
  idNo.toLowerCase(),
  compact(idNo),
];

/** Returns the text by which the search finds an account's customer through the other holders; empty without any. */
export const holderTextOf = (holders: readonly AccountHolder[]): string =>
  holders
    .filter(({ role }) => role !== 'Principal')
    .flatMap(identityText)
    .join(' ');

/**
 * Returns the text that the search of customers matches: name, identity number with and without dashes, e-mail,
 * telephone; as people type them.
 */
export function searchTextOf({
  name,
  idNo,
  email,
  tel,
}: Pick<CustomerRow, 'name' | 'idNo' | 'email' | 'tel'>): string {
  return [...identityText({ name, idNo }), email.toLowerCase(), tel, `0${tel}`].join(' ');
}

/** Returns a customer's row of the seed. Traits that are not given are random. */
export function customerRow(
  source: Source,
  facts: { readonly id: string; readonly agentCustomerId: string; readonly today: IsoDate },
  identity: Identity,
  traits: CustomerTraits = {},
): CustomerRow {
  const age = identity.dateOfBirth === null ? undefined : ageOn(identity.dateOfBirth, facts.today);
  const isSophisticated = traits.isSophisticated ?? source.percent(4);
  const assessment = traits.assessed ?? randomAssessment(source);
  const acceptsForeignCurrency = traits.acceptsForeignCurrency ?? source.percent(60);
  const profile = { ...randomProfile(source, identity, age, isSophisticated), ...traits.profile };
  const contact = { name: identity.name, idNo: identity.idNo, email: identity.email, tel: identity.tel };
  return {
    ...contact,
    id: facts.id,
    agentCustomerId: facts.agentCustomerId,
    customerType: traits.customerType ?? 'Individual',
    dateOfBirth: identity.dateOfBirth,
    isSophisticated,
    ...satColumns(assessment, facts.today),
    acceptsForeignCurrency,
    profile: { ...profile, ...statedFor(profile.sophisticatedInvestorCriteria) },
    searchText: searchTextOf(contact),
  };
}
