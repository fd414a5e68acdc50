import type { OnboardingSent } from '@portal/shared/api/onboarding';
import type { Answers } from './answers.ts';

/** The type of the payload that each part of the answers is sent as. */
export const payloadTypes = {
  who: 'plans',
  identity: 'identity',
  personal: 'personal',
  contact: 'contact',
  work: 'employment',
  exposure: 'pep',
  tax: 'tax',
  investor: 'investor',
  suitability: 'suitability',
  joint: 'jointApplicant',
  nominees: 'nominee',
} as const satisfies Record<keyof Answers, keyof OnboardingSent>;
