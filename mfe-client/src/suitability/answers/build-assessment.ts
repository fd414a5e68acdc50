import type { SatAnswer, SatQuestion, SatSent } from '@portal/shared/api/suitability';
import { satDeclarations } from '@portal/shared/api/suitability-payload';
import { cleanLines } from '@portal/shared/clean-text';
import { malaysianInstant } from '@portal/shared/dates';
import { extraCareStep, stepIdOf } from '../questions/steps.ts';
import type { Calculation } from '../result/use-calculation.ts';
import { type AssessmentValues, listConfirmedAnswers } from './assessment-values.ts';
import { toVulnerable } from './extra-care.ts';
import { type Stamps, toSentStamp } from './stamps.ts';

const noExtraCare: SatSent['vI'] = { Q2: null, Q2Yes: '', Q3: null, Q4: null, Q5: null, Q6: '' };

/** Returns `customer` when the customer gave every answer that the record does not determine. */
function answererOf(
  stamps: Stamps,
  answers: readonly SatAnswer[],
  questions: readonly SatQuestion[],
): SatSent['answeredBy'] {
  const locked = new Set(questions.filter((question) => question.locked).map(({ id }) => id));
  const openAnswers = answers.filter(({ questionId }) => !locked.has(questionId));
  const isCustomer = openAnswers.every(({ questionId: id }) => stamps[stepIdOf({ id })]?.by === 'customer');
  return openAnswers.length > 0 && isCustomer ? 'customer' : 'agent';
}

/**
 * Returns the assessment as it is sent to the cart: what Next has confirmed, with who answered and when. `risk` is the
 * calculated category; `undefined` when the customer gives no information, and then it has no result. `answeredAt` is
 * the time of the calculation, or `now` without one.
 */
export function buildAssessment(
  values: AssessmentValues,
  questions: readonly SatQuestion[],
  risk: Calculation | undefined,
  now: Date,
): SatSent {
  const { done, stamps, extraCare, declaration, reason } = values;
  const answers = listConfirmedAnswers(values, questions);
  const hasExtraCare = done.includes(extraCareStep);
  const careStamp = hasExtraCare ? stamps[extraCareStep] : undefined;
  return {
    answers: answers.map((answer) => ({
      ...answer,
      ...toSentStamp(stamps[stepIdOf({ id: answer.questionId })]),
    })),
    answeredBy: answererOf(stamps, answers, questions),
    answeredAt: risk?.answeredAt ?? malaysianInstant(now),
    vI: hasExtraCare ? toVulnerable(extraCare) : noExtraCare,
    ...(careStamp ? { vIAnsweredBy: careStamp.by, vIAnsweredAt: careStamp.at } : {}),
    result: risk ? { riskCategory: risk.riskCategory, satGroup: risk.satGroup, score: risk.score } : null,
    satDeclarationId: satDeclarations[declaration === '' ? 'accepts' : declaration],
    reason: declaration === 'continues' ? cleanLines(reason) : null,
  };
}
