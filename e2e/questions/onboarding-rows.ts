import { type Part, person } from '../oracle/questions.ts';
import { holders } from '../oracle/questions-of-holders.ts';
import type { Path } from './compare.ts';
import type { OnboardingPart } from './samples.ts';

/** The oracle's parts of an onboarding. */
export const onboardingRows: Readonly<Record<OnboardingPart, Part>> = { ...person, ...holders };

/** Where a part is in the payload. */
export const wirePaths: Readonly<Record<OnboardingPart, Path>> = {
  plans: ['plans'],
  identity: ['identity'],
  personal: ['personal'],
  contact: ['contact'],
  address: ['contact', 'residential'],
  employment: ['employment'],
  pep: ['pep'],
  tax: ['tax'],
  taxCountry: ['tax', 'countries', '0'],
  investor: ['investor'],
  jointApplicant: ['jointApplicant', '0'],
  personalOfMinor: ['jointApplicant', '0', 'personal'],
  contactOfJointHolder: ['jointApplicant', '0', 'contact'],
  nominee: ['nominee', '0'],
};

const isPart = (name: string): name is OnboardingPart => Object.hasOwn(onboardingRows, name);

/** Each situation of an onboarding, with its part and a title. */
export const onboardingSituations = Object.keys(onboardingRows)
  .filter(isPart)
  .flatMap((part) =>
    onboardingRows[part].situations.map(
      (situation) => [`${part}: ${situation.who}`, part, situation] as const,
    ),
  );
