import type { Page } from 'playwright/test';
import type { Answers } from '../../../mfe-client/src/onboarding/answers/answers.ts';
import { answerSteps, complete, startOnboarding } from './answer-onboarding.ts';

/** Answers every step of a new onboarding and completes it. Returns the applicant as a customer, by the onboarding's number. */
export async function onboard(page: Page, answers: Answers) {
  const customerId = await startOnboarding(page);
  await answerSteps(page, answers);
  await complete(page);
  return { ...answers.identity, customerId, accounts: [] };
}
