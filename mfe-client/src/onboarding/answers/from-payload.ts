import { readOnboarding } from '@portal/shared/records';
import * as z from '@portal/shared/schema';
import { answeredSteps, stepTable } from '../steps/step-table.ts';
import { type Answers, answersSchema } from './answers.ts';

/**
 * Returns the answers of an onboarding from its payload, as the service has stored it. A part that is missing or cannot
 * be read is empty, as in an onboarding that begins; never throws.
 */
export function fromPayload(payload: unknown): Answers {
  const onboarding = readOnboarding(payload);
  const readable = answeredSteps
    .map((step) => [step, stepTable[step].received(onboarding, payload)] as const)
    .filter(([step, part]) => z.safeParse(answersSchema, { [step]: part }).success);
  return answersSchema.parse(Object.fromEntries(readable));
}
