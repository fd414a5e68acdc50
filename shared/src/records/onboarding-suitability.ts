import type { Lookups } from '@portal/shared/api/lookups';
import { formatDate, malaysianDateOf } from '@portal/shared/dates';
import { ageOn, extraCareReasons } from '@portal/shared/selling';
import type { Onboarding } from './onboarding.ts';
import { findDeclaration, formatYesNo, ifAny, type RecordField, toField } from './record-field.ts';
import { findCriterionName } from './reference-names.ts';

/** Returns the applicant's age on `today` (YYYY-MM-DD), or null when the date of birth is not known. */
export function applicantAge({ identity }: Onboarding, today: string): number | null {
  const born = identity?.dateOfBirth;
  return (born ? ageOn(born, today) : undefined) ?? null;
}

const asAnswer = (answer: boolean | '' | null | undefined): boolean | null =>
  typeof answer === 'boolean' ? answer : null;

/** Returns an onboarding's answers about vulnerability, as the customer's record has them; null when it has none. */
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

/** Returns the section with the assessment's result and the kind of investor; empty before either is answered. */
export function suitabilityFields(
  onboarding: Onboarding,
  lookups: Lookups | undefined,
  today: string,
): readonly RecordField[] {
  const { suitability, investor, identity } = onboarding;
  if (!suitability && !investor) return [];
  const { result, satDeclarationId, reason, answeredAt } = suitability ?? {};
  const care = extraCareReasons(
    {
      age: applicantAge(onboarding, today),
      idNo: identity?.idNo ?? '',
      vI: vulnerableAnswersOf(onboarding),
    },
    today,
  );
  return [
    toField('Risk category', result?.riskCategory),
    toField('Score', result && `${result.score} points`),
    toField('Assessed on', answeredAt && formatDate(malaysianDateOf(answeredAt))),
    toField('Declaration', findDeclaration(satDeclarationId)),
    ...ifAny(toField('Reason', reason)),
    toField('Extra care', care.length === 0 ? 'Not needed' : care.join('. ')),
    toField('Sophisticated investor', investor && formatYesNo(investor.sI === true)),
    ...ifAny(
      toField(
        'Sophisticated by',
        findCriterionName(lookups, investor?.sophisticatedInvestorCriteria ?? null),
      ),
    ),
  ];
}
