import type { Holding } from '@portal/shared/api/holdings';
import type { SatAnswer } from '@portal/shared/api/suitability';

/**
 * Question 11 of the assessment: whether the customer accepts foreign-currency risk (domain, section 4). The questions for
 * PRS have another one, but every scheme of PRS is in MYR.
 */
const currencyQuestion = { id: 11, refusal: 'N' } as const;

/** What a calculated assessment permits. */
export interface FundLimits {
  /** Highest risk, 1 to 5. */
  readonly rank: number;
  readonly acceptsForeignCurrency: boolean;
}

/** A fund that the customer owns. `schemeRank`: its risk, 1 to 5. */
type OwnedFund = Pick<Holding, 'currency'> & { readonly schemeRank: number };

/** Returns what an assessment with these answers permits. Without an answer foreign currency is not refused. */
export const permittedBy = (rank: number, answers: readonly SatAnswer[]): FundLimits => ({
  rank,
  acceptsForeignCurrency: !answers.some(
    ({ questionId, value }) => questionId === currencyQuestion.id && value === currencyQuestion.refusal,
  ),
});

/** Whether a fund suits an assessment, and its risk with what does not suit: `Risk 5, above the category` (SAT-04). */
export function fundVerdict(
  { schemeRank, currency }: OwnedFund,
  { rank, acceptsForeignCurrency }: FundLimits,
): { readonly suits: boolean; readonly text: string } {
  const mismatches = [
    ...(schemeRank > rank ? ['above the category'] : []),
    ...(currency !== 'MYR' && !acceptsForeignCurrency ? [`${currency} not accepted`] : []),
  ];
  const suits = mismatches.length === 0;
  return { suits, text: [`Risk ${schemeRank}`, ...(suits ? ['suits'] : mismatches)].join(', ') };
}
