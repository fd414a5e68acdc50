import type { VulnerableInvestor } from '@portal/shared/api/customers';

/** A customer's answers about vulnerability by their meaning. An answer is `null` when it is empty. */
export interface VulnerableAnswers {
  /** Whether an illness, a disability or a recent life event affects decisions, and which. */
  readonly decisionFactor: { readonly value: boolean | null; readonly decisionFactorOth: string | null };
  /** Whether living costs could be met if the money were lost. */
  readonly financialStability: boolean | null;
  readonly isComprehendEnglish: boolean | null;
  readonly isTechSavvy: boolean | null;
  /** Further information from the customer. */
  readonly moreDecisionInfo: string | null;
}

/**
 * Maps the specification's Q2 to Q6, what a vulnerable customer is offered, to named answers (CLI-04). A free text that
 * is empty becomes `null`.
 */
export function toVulnerableAnswers({ Q2, Q2Yes, Q3, Q4, Q5, Q6 }: VulnerableInvestor): VulnerableAnswers {
  return {
    decisionFactor: { value: Q2, decisionFactorOth: textOrNull(Q2Yes) },
    financialStability: Q3,
    isComprehendEnglish: Q4,
    isTechSavvy: Q5,
    moreDecisionInfo: textOrNull(Q6),
  };
}

const textOrNull = (text: string | null): string | null => text?.trim() || null;
