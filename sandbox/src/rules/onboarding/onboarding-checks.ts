import type { OnboardingSent } from '@portal/shared/api/onboarding';
import {
  criterionRefusal,
  epfFields,
  fromSent,
  hasTwoHolders,
  hasUsPerson,
  investorFields,
  isTaxedElsewhere,
  isUsPerson,
  minorPersonalFields,
  missingHolderParts,
  namesOf,
  neededParts,
  type PartTypes,
  partRows,
  personalFields,
  relationFields,
  type SentOf,
  taxCountryFields,
  taxFields,
} from '@portal/shared/fields';
import { repeatedNominee, shareSumProblem } from '@portal/shared/person/nominees';
import type { IsoDate } from '../calendar.ts';
import { type FieldProblem, fieldsProblem } from '../field-checks.ts';
import { isOfAge } from './future-accounts.ts';
import {
  contactProblem,
  identityProblem,
  namedPersonProblem,
  type PersonFacts,
  under,
  within,
} from './person-checks.ts';
import { relationProblem } from './relation-checks.ts';

type Part<Name extends keyof OnboardingSent> = NonNullable<OnboardingSent[Name]>;

/** What an onboarding is checked against. */
export interface OnboardingFacts extends PersonFacts {
  readonly customerName: string;
}

function plansProblem(
  { plans, accountType, operatingInstruction, epfAccountType, epfNo }: Part<'plans'>,
  facts: OnboardingFacts,
): FieldProblem | undefined {
  const isShared = accountType !== 'IND';
  if (new Set(plans).size < plans.length) return { field: 'plans', problem: 'each plan once' };
  if (isShared && !plans.includes('CS'))
    return { field: 'accountType', problem: 'only a cash account has a joint holder' };
  if (accountType !== 'JNT' && operatingInstruction !== '1')
    return { field: 'operatingInstruction', problem: '1 unless two adults hold the account' };
  if (plans.includes('EPF') !== (epfAccountType !== null))
    return { field: 'epfAccountType', problem: 'needed for EPF, and null without it' };
  if (plans.includes('EPF') !== (epfNo !== null))
    return { field: 'epfNo', problem: 'needed for EPF, and null without it' };
  return fieldsProblem(epfFields, { epfNo }, facts);
}

function taxProblem(tax: Part<'tax'>, facts: OnboardingFacts): FieldProblem | undefined {
  const { countries } = tax;
  if (isTaxedElsewhere(tax) !== countries.length > 0)
    return { field: 'countries', problem: 'needed unless tax is paid in Malaysia only' };
  return (
    fieldsProblem(taxFields, tax, facts) ??
    within('countries', countries, (country) => fieldsProblem(taxCountryFields, country, facts))
  );
}

/** The criterion is judged by the answers that there are already. */
function investorProblem(
  investor: Part<'investor'>,
  { personal, employment }: OnboardingSent,
  facts: OnboardingFacts,
): FieldProblem | undefined {
  const stated = { ...personal, ...employment, ...fromSent(investorFields, investor) };
  const problem = criterionRefusal(stated, facts.lookups);
  return (
    fieldsProblem(investorFields, investor, facts) ??
    (problem === undefined ? undefined : { field: 'sophisticatedInvestorCriteria', problem })
  );
}

type JointApplicant = Part<'jointApplicant'>[number];

function jointProblem(
  joint: JointApplicant,
  { plans, identity }: OnboardingSent,
  facts: OnboardingFacts,
): FieldProblem | undefined {
  const isMinor = plans?.accountType === 'MNR';
  if (identity && digitsOf(joint.identity.idNo) === digitsOf(identity.idNo))
    return { field: 'identity.idNo', problem: 'the joint holder is the applicant' };
  if (isOfAge(joint.identity.dateOfBirth, facts.today) === isMinor)
    return { field: 'identity.dateOfBirth', problem: isMinor ? 'under 18' : '18 or over' };
  return (
    fieldsProblem(relationFields, joint, facts) ??
    under('identity', identityProblem(joint.identity, facts.today)) ??
    under('personal', holderPersonalProblem(joint, isMinor, facts)) ??
    under('contact', contactProblem(joint.contact, facts)) ??
    rowsProblem({ employment: joint.employment, pep: joint.pep }, facts) ??
    under('tax', joint.tax && taxProblem(joint.tax, facts)) ??
    (isMinor ? notOfMinor(joint) : undefined)
  );
}

/** Returns the first wrong field of a second holder's personal details: a minor is asked fewer. */
const holderPersonalProblem = (
  { personal }: JointApplicant,
  isMinor: boolean,
  facts: OnboardingFacts,
): FieldProblem | undefined =>
  isMinor
    ? fieldsProblem(minorPersonalFields, personal, facts)
    : fieldsProblem(personalFields, personal, facts);

/** Returns what is sent of a minor and not asked. */
function notOfMinor({ personal, employment, pep }: JointApplicant): FieldProblem | undefined {
  const { maritalStatus, noOfDependents } = personal;
  const isSent = {
    'personal.maritalStatus': maritalStatus,
    'personal.noOfDependents': noOfDependents,
    employment,
    pep,
  };
  const field = namesOf(isSent).find((name) => (isSent[name] ?? undefined) !== undefined);
  return field && { field, problem: 'not asked of a minor' };
}

const digitsOf = (idNo: string): string => idNo.replace(/\W/g, '').toUpperCase();

function nomineeProblem(
  nominees: Part<'nominee'>,
  { plans, identity }: OnboardingSent,
  facts: OnboardingFacts,
) {
  if (nominees.length === 0) return undefined;
  if (plans && !plans.plans.includes('PRS')) return { field: 'nominee', problem: 'for PRS only' };
  const wrongSum = shareSumProblem(nominees.map(({ share }) => `${share}`));
  if (wrongSum) return { field: 'nominee', problem: wrongSum };
  const numbers = nominees.map(({ idNo }) => idNo);
  return within('nominee', nominees, (nominee, at) => {
    const repeated = repeatedNominee(numbers, at, identity?.idNo ?? '');
    return repeated ? { field: 'idNo', problem: repeated } : namedPersonProblem(nominee, facts);
  });
}

type RowParts = { readonly [Name in keyof PartTypes]?: SentOf<PartTypes[Name]> | undefined };

/** Returns the first wrong field in the parts whose fields are all rows. */
function rowsProblem(payload: RowParts, facts: OnboardingFacts): FieldProblem | undefined {
  const problemIn = <Name extends keyof PartTypes>(name: Name) => {
    const part = payload[name];
    return under(name, part && fieldsProblem(partRows[name], part, facts));
  };
  return namesOf(partRows)
    .map(problemIn)
    .find((found) => found !== undefined);
}

/**
 * Returns the first wrong field in the parts of an onboarding's payload, and why (ITM-08); `undefined` when none is
 * wrong. Parts that are not given yet are not checked.
 */
export function malformedOnboarding(
  payload: OnboardingSent,
  facts: OnboardingFacts,
): FieldProblem | undefined {
  const { plans, identity, contact, tax, investor } = payload;
  if (identity && identity.name !== facts.customerName)
    return { field: 'identity.name', problem: `not the customerName ${facts.customerName}` };
  if (identity && !isOfAge(identity.dateOfBirth, facts.today))
    return { field: 'identity.dateOfBirth', problem: '18 or over' };
  return (
    under('plans', plans && plansProblem(plans, facts)) ??
    under('identity', identity && identityProblem(identity, facts.today)) ??
    rowsProblem(payload, facts) ??
    under('contact', contact && contactProblem(contact, facts)) ??
    under('tax', tax && taxProblem(tax, facts)) ??
    under('investor', investor && investorProblem(investor, payload, facts)) ??
    within('jointApplicant', payload.jointApplicant ?? [], (joint) => jointProblem(joint, payload, facts)) ??
    nomineeProblem(payload.nominee ?? [], payload, facts)
  );
}

/**
 * Returns the first part that is missing in an onboarding which is sent as complete, that a holder is a US person, a joint
 * applicant that its account does not have, or somebody whose relationship does not fit; `undefined` when there is none. A
 * part that is saved is not refused for another one: it is judged here what two of them say together.
 */
export function incompleteOnboarding(payload: OnboardingSent, today: IsoDate): FieldProblem | undefined {
  const missing = namesOf(neededParts).find((part) => payload[part] === undefined);
  if (missing) return { field: missing, problem: 'needed to complete the onboarding' };
  if (hasUsPerson(payload))
    return {
      field: `${isUsPerson(payload.tax) ? '' : 'jointApplicant.0.'}tax.usResidentStatus`,
      problem: 'head office opens the account of a US person',
    };
  if (hasTwoHolders(payload) !== (payload.jointApplicant !== undefined))
    return { field: 'jointApplicant', problem: 'needed for an account of two holders, else absent' };
  const [part] = hasTwoHolders(payload) ? missingHolderParts(payload) : [];
  return part
    ? { field: `jointApplicant.0.${part}`, problem: 'needed to complete the onboarding' }
    : relationProblem(payload, today);
}
