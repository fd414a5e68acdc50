import { onboardingSent } from '@portal/shared/api/onboarding';
import * as z from '@portal/shared/schema';
import { onboardingOfPerson, WEI_JUN } from '../../sandbox/src/api/testing/example-onboarding.ts';
import {
  incompleteOnboarding,
  malformedOnboarding,
} from '../../sandbox/src/rules/onboarding/onboarding-checks.ts';
import type { Situation } from '../oracle/questions.ts';
import {
  absentNames,
  asked,
  differences,
  emptyValue,
  namesIn,
  valueAt,
  without,
  withValueAt,
} from './compare.ts';
import { lookupsOf } from './lookups.ts';
import { onboardingRows, wirePaths } from './onboarding-rows.ts';
import { type OnboardingPart, samples } from './samples.ts';

const facts = {
  today: '2026-11-21',
  agentEmail: 'agent@agents.example',
  customerName: samples.identity.name,
  lookups: lookupsOf('name'),
};

const notAsked = (names: object, values: object) => ({
  ...Object.fromEntries(Object.keys(names).map((name) => [name, null])),
  ...values,
});
const { identity, personal, contact, address, employment, pep, tax, investor } = samples;
const files = { front: null, back: null };
const home = { ...contact, mailing: null };
const woman = {
  idNo: '910725106048',
  dateOfBirth: '1991-07-25',
  gender: 'F',
  name: 'Nurul Huda binti Zamri',
};
const child = { idNo: '150704101235', dateOfBirth: '2015-07-04', gender: 'M', name: 'Lim Wei' };
const mykad = { ...identity, expiresOn: null, ...files };
const single = { accountType: 'IND', operatingInstruction: '1', epfAccountType: null, epfNo: null };

/** A complete onboarding of one person. */
const complete = {
  plans: { ...single, plans: ['CS'] },
  identity: mykad,
  personal,
  contact: home,
  employment: notAsked(employment, {
    occupation: 'Retired',
    annualIncome: employment.annualIncome,
    personalAsset: employment.personalAsset,
    sourceOfIncome: ['Savings'],
    purposeOfInvest: ['Growth'],
  }),
  pep: notAsked(pep, { status: 'None' }),
  tax,
  investor,
};

const jointPart = (accountType: unknown) => ({
  relationship: accountType === 'MNR' ? 'Child' : 'Spouse',
  identity: { ...mykad, ...(accountType === 'MNR' ? child : woman) },
  personal: accountType === 'MNR' ? { ...personal, maritalStatus: null, noOfDependents: null } : personal,
  contact: home,
  ...(accountType === 'MNR' ? {} : { employment: complete.employment, pep: complete.pep }),
  tax,
});

/** The payload around a part, in a situation. */
function around(part: OnboardingPart, { given }: Situation): object {
  if (part === 'nominee') return { ...complete, plans: { ...single, plans: given.plans }, nominee: [{}] };
  if (!['jointApplicant', 'personalOfMinor', 'contactOfJointHolder'].includes(part)) return complete;
  const plans = { ...complete.plans, accountType: given.accountType };
  return { ...complete, plans, jointApplicant: [jointPart(given.accountType)] };
}

/** Values of a part's names that are valid together. */
const valuesOf = (part: OnboardingPart, { given }: Situation): object => {
  if (part === 'jointApplicant')
    return { employment: complete.employment, pep: complete.pep, ...jointPart(given.accountType) };
  if (part === 'contact' || part === 'contactOfJointHolder') return contact;
  return samples[part];
};

/** Why the service refuses the payload in which a part has these values; undefined for one that it takes. */
function refusal(part: OnboardingPart, situation: Situation, values: unknown): string | undefined {
  const payload = withValueAt(around(part, situation), wirePaths[part], values);
  const read = z.safeParse(onboardingSent, payload);
  if (!read.success) return read.error.issues.map(({ path }) => path.join('.')).join(' ');
  const wrong = malformedOnboarding(read.data, facts);
  return wrong && `${wrong.field}: ${wrong.problem}`;
}

const ofWho: readonly OnboardingPart[] = [
  'jointApplicant',
  'personalOfMinor',
  'contactOfJointHolder',
  'nominee',
];

/** Names that are themselves the answer whether they are asked: with or without one, it is another situation. */
const decisive = ['mailing'];

/** What the service does otherwise than the oracle says of an onboarding, in a situation. */
export function observeServedOnboarding(part: OnboardingPart, situation: Situation): readonly string[] {
  const row = onboardingRows[part];
  const values = valuesOf(part, situation);
  const own = ofWho.includes(part) ? {} : situation.given;
  const nestedMailing = part === 'contact' && 'mailing' in own ? { mailing: address } : {};
  const isAsked = (name: string) => asked(situation).includes(name);
  const whole = Object.fromEntries(
    namesIn(row.names).map((name) => {
      const all: object = { ...values, ...own, ...nestedMailing };
      return [name, isAsked(name) ? valueAt(all, [name]) : (situation.sent?.[name] ?? emptyOf(part, name))];
    }),
  );
  const full = part === 'identity' ? { ...whole, ...files } : whole;
  const isRefused = (changes: object) => refusal(part, situation, { ...full, ...changes }) !== undefined;
  if (asked(situation).length === 0) return isRefused(values) ? [] : ['not asked, accepted'];
  if (situation.stops) {
    const payload = onboardingOfPerson(WEI_JUN);
    const sent = { ...payload, tax: { ...Object(payload.tax), ...situation.given } };
    return incompleteOnboarding(payload, facts.today) === undefined && incompleteOnboarding(sent, facts.today)
      ? []
      : ['does not stop'];
  }
  const why = refusal(part, situation, full);
  if (why !== undefined) return [`refused: ${why}`];
  return [
    ...differences(
      'required, accepted when empty',
      without(namesIn(situation.required), decisive).filter(
        (name) => !isRefused({ [name]: emptyValue(valueAt(full, [name])) }),
      ),
    ),
    ...(isRefused(Object.fromEntries(namesIn(situation.optional).map((name) => [name, emptyOf(part, name)])))
      ? ['optional, refused when empty']
      : []),
    ...differences(
      'decided, accepted with another value',
      Object.keys(situation.sent ?? {}).filter((name) => {
        const other = valueAt(values, [name]);
        return other !== situation.sent?.[name] && !isRefused({ [name]: other });
      }),
    ),
    ...differences(
      'not asked, accepted',
      without(absentNames(row, situation), decisive).filter(
        (name) => !isRefused({ [name]: valueAt(values, [name]) }),
      ),
    ),
  ];
}

/** How a name that is not asked is sent: a part of a second holder is not there. */
function emptyOf(part: OnboardingPart, name: string): unknown {
  if (part === 'jointApplicant') return undefined;
  return part === 'tax' && (name === 'usIndicia' || name === 'countries') ? [] : null;
}
