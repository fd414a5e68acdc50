import { lookups } from '@portal/shared/api/lookups';
import { readPhone } from '@portal/shared/person/read-phone';
import { decoded, onboardingWire, samples, testAgent } from '@portal/shared/testing';
import type { Answers } from './answers/answers.ts';
import { fromPayload } from './answers/from-payload.ts';

/** For tests: what answers are checked against. */
export const facts = {
  agent: testAgent,
  lookups: decoded(lookups, samples.lookups),
  today: '2026-11-21',
  readPhone,
};

/** For tests: the answers of a complete onboarding of one applicant. */
export const whole: Answers = fromPayload(onboardingWire);
