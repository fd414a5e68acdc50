import { type SatQuestion, type SatSent, satDeclarations } from '@portal/shared/api/suitability';
import { extraCareStep } from '../questions/steps.ts';
import type { Calculation } from '../result/use-calculation.ts';
import { type AssessmentValues, confirmedAnswers } from './assessment-values.ts';
import { toVulnerable } from './extra-care.ts';

const noExtraCare: SatSent['vI'] = { Q2: null, Q2Yes: '', Q3: null, Q4: null, Q5: null, Q6: '' };

/**
 * Returns the assessment as it is sent. What was not confirmed with Next is not sent. `answeredAt` is the time of the
 * calculation; without one, the customer gives no information, it is `now`.
 */
export function buildAssessment(
  values: AssessmentValues,
  questions: readonly SatQuestion[],
  risk: Calculation | undefined,
  now: Date,
): SatSent {
  const { done, extraCare, declaration, reason } = values;
  return {
    answers: [...confirmedAnswers(values, questions)],
    answeredBy: 'agent',
    answeredAt: risk?.answeredAt ?? now.toISOString(),
    vI: done.includes(extraCareStep) ? toVulnerable(extraCare) : noExtraCare,
    result: risk ? { riskCategory: risk.riskCategory, satGroup: risk.satGroup, score: risk.score } : null,
    satDeclarationId: satDeclarations[declaration === '' ? 'accepts' : declaration],
    reason: declaration === 'continues' ? reason.trim() : null,
  };
}
