import { ageOn } from '@portal/shared/selling';
import type { Onboarding } from './onboarding.ts';

/**
 * Returns the age in whole years of an onboarding's applicant on `today` (YYYY-MM-DD), or null when the date of birth
 * is not known or after it.
 */
export function applicantAge({ identity }: Onboarding, today: string): number | null {
  const born = identity?.dateOfBirth;
  return (born ? ageOn(born, today) : undefined) ?? null;
}

const asAnswer = (answer: boolean | '' | null | undefined): boolean | null =>
  typeof answer === 'boolean' ? answer : null;

/**
 * Returns an onboarding's answers to the questions about extra care (Q2 to Q6, of vulnerable customers), as the
 * customer's record has them: null for one that is not answered. Null in place of all when the form has not come to
 * them.
 */
export function vulnerableAnswersOf({ suitability }: Onboarding) {
  const answers = suitability?.vI;
  if (!answers) return null;
  const { Q2, Q2Yes, Q3, Q4, Q5, Q6 } = answers;
  return {
    Q2: asAnswer(Q2),
    Q2Yes: Q2Yes ?? null,
    Q3: asAnswer(Q3),
    Q4: asAnswer(Q4),
    Q5: asAnswer(Q5),
    Q6: Q6 ?? null,
  };
}
