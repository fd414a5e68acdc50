import type { VulnerableInvestor } from '@portal/shared/api/customers';
import { careQuestions } from '../../core/customer/care-questions.ts';
import { toVulnerableAnswers } from '../../core/customer/vulnerable-answers.ts';

/** A question of the vulnerable-investor block, with the answer on record. */
export interface AnsweredQuestion {
  readonly question: string;
  /** `undefined` when the question was not answered. */
  readonly answer: string | undefined;
  /** Text that the customer added to the answer. */
  readonly note?: string;
  /** The answer alone is a reason for extra care. */
  readonly isCareReason: boolean;
}

/**
 * Returns the questions about vulnerability (Q2 to Q6) with the customer's answers, in their order, and whether an
 * answer is a reason for extra care (docs/domain.md, section 4). An answer is `undefined` when none was given.
 */
export function listQuestions(vI: VulnerableInvestor): readonly AnsweredQuestion[] {
  const { decisionFactor, financialStability, isComprehendEnglish, isTechSavvy, moreDecisionInfo } =
    toVulnerableAnswers(vI);
  const { value, decisionFactorOth } = decisionFactor;
  return [
    {
      ...yesNo(careQuestions.Q2, value, true),
      ...(decisionFactorOth === null ? {} : { note: decisionFactorOth }),
    },
    yesNo(careQuestions.Q3, financialStability, false),
    yesNo(careQuestions.Q4, isComprehendEnglish, false),
    yesNo(careQuestions.Q5, isTechSavvy, false),
    {
      question: careQuestions.Q6,
      answer: moreDecisionInfo ?? undefined,
      isCareReason: false,
    },
  ];
}

function yesNo(question: string, value: boolean | null, careAnswer: boolean): AnsweredQuestion {
  const answer = value === null ? undefined : value ? 'Yes' : 'No';
  return { question, answer, isCareReason: value === careAnswer };
}
