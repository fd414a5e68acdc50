import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { readPhone } from '@portal/shared/person/read-phone';
import { testAgent } from '@portal/shared/testing';
import { type Answers, answersSchema } from '../../mfe-client/src/onboarding/answers/answers.ts';
import { toPayload } from '../../mfe-client/src/onboarding/answers/to-payload.ts';
import type { CheckFacts } from '../../mfe-client/src/onboarding/checks/check-facts.ts';
import { stepTable } from '../../mfe-client/src/onboarding/steps/step-table.ts';
import type { Situation } from '../oracle/questions.ts';
import { type Path, valueAt, withValueAt } from './compare.ts';
import { type LookupVariant, lookupsOf, withCodes } from './lookups.ts';
import { type OnboardingPart, samples } from './samples.ts';

/** Where a part of the oracle is in the form. */
interface Place {
  readonly step: Exclude<keyof Answers, 'suitability'>;
  readonly path: Path;
  /** Before the names of its controls on the step's page. */
  readonly prefix?: string;
}

export const places: Readonly<Record<OnboardingPart, Place>> = {
  plans: { step: 'who', path: ['who'] },
  identity: { step: 'identity', path: ['identity'] },
  personal: { step: 'personal', path: ['personal'] },
  contact: { step: 'contact', path: ['contact'] },
  address: { step: 'contact', path: ['contact', 'residential'], prefix: 'residential.' },
  employment: { step: 'work', path: ['work'] },
  pep: { step: 'exposure', path: ['exposure'] },
  tax: { step: 'tax', path: ['tax'] },
  taxCountry: { step: 'tax', path: ['tax', 'countries', '0'], prefix: 'countries.0.' },
  investor: { step: 'investor', path: ['investor'] },
  jointApplicant: { step: 'joint', path: ['joint'] },
  personalOfMinor: { step: 'joint', path: ['joint', 'personal'], prefix: 'personal.' },
  contactOfJointHolder: { step: 'joint', path: ['joint', 'contact'], prefix: 'contact.' },
  nominee: { step: 'nominees', path: ['nominees', '0'], prefix: '0.' },
};

const ofHolders: readonly OnboardingPart[] = [
  'jointApplicant',
  'personalOfMinor',
  'contactOfJointHolder',
  'nominee',
];

/** Values of the wire as the form has them. */
const typed = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'countries') return [name, [value].flat().map(typed)];
      if (name === 'sI') return [name, value === true ? 'yes' : value === false ? 'no' : ''];
      return [name, typeof value === 'number' ? String(value) : (value ?? '')];
    }),
  );

const woman = { idNo: '910725106048', dateOfBirth: '1991-07-25', gender: 'F' };
const child = { idNo: '150704101235', dateOfBirth: '2015-07-04', gender: 'M' };

/** Every field is typed, whether it is asked or not. */
const everything = {
  who: { ...samples.plans, plans: ['CS', 'PRS'], accountType: 'JNT' },
  identity: samples.identity,
  personal: typed(samples.personal),
  contact: samples.contact,
  work: samples.employment,
  exposure: samples.pep,
  tax: { ...samples.tax, countries: [typed(samples.taxCountry)] },
  investor: typed(samples.investor),
  joint: {
    relationship: samples.jointApplicant.relationship,
    identity: { ...samples.identity, ...woman },
    personal: typed(samples.personal),
    contact: samples.contact,
    employment: samples.employment,
    pep: samples.pep,
    tax: { ...samples.tax, countries: [typed(samples.taxCountry)] },
  },
  nominees: [typed(samples.nominee)],
};

/** What the form keeps beside the fields of the wire: whether a part of them is asked. */
const flagsOf = (part: OnboardingPart, { given }: Situation) => {
  if (part === 'contact') return { hasMailing: 'mailing' in given };
  if (part === 'taxCountry') return { hasNoTin: 'tinReason' in given };
  return part === 'tax' ? { hasNoIndicia: 'usIndicia' in given } : {};
};

/** Returns the answers of a situation, in which `changes` are answered otherwise. */
export function answersOf(
  part: OnboardingPart,
  situation: Situation,
  variant: LookupVariant,
  changes: object = {},
): Answers {
  const given = withCodes(situation.given, variant);
  const { path } = places[part];
  const values = { ...Object(valueAt(everything, path)), ...samples[part] };
  const isOfHolders = ofHolders.includes(part);
  const address = part === 'contact' ? { mailing: samples.address } : {};
  const own = isOfHolders ? {} : given;
  const filled = withValueAt(everything, path, {
    ...values,
    ...typed({ ...values, ...own, ...address, ...changes }),
    ...flagsOf(part, situation),
  });
  const isMinor = given.accountType === 'MNR';
  const withWho = isOfHolders ? withValueAt(filled, ['who'], { ...everything.who, ...given }) : filled;
  return answersSchema.parse(
    isOfHolders && isMinor && !('identity' in changes)
      ? withValueAt(withWho, ['joint', 'identity'], { ...samples.identity, ...child })
      : withWho,
  );
}

export const factsOf = (variant: LookupVariant): CheckFacts => ({
  agent: testAgent,
  lookups: lookupsOf(variant),
  today: '2026-11-21',
  readPhone,
});

/** Whether the form finds something missing or wrong in the step of a part. */
export const isRefused = (part: OnboardingPart, answers: Answers, variant: LookupVariant): boolean =>
  stepTable[places[part].step].check(answers, factsOf(variant)).length > 0;

export const payloadOf = (answers: Answers, variant: LookupVariant): OnboardingSent =>
  toPayload(answers, factsOf(variant));
