import type { Holding } from '@portal/shared/api/holdings';
import type { SatAnswer } from '@portal/shared/api/suitability';
import { acceptsForeignCurrency } from '@portal/shared/selling';

/** What a calculated assessment permits. */
export interface FundLimits {
  /** Highest risk, 1 to 5. */
  readonly rank: number;
  readonly isForeignCurrencyAccepted: boolean;
}

/** A fund that the customer owns. `schemeRank`: its risk, 1 to 5. */
type OwnedFund = Pick<Holding, 'currency'> & { readonly schemeRank: number };

/** What follows for a fund that does not suit, on the screen and on paper. */
export const keptFundsNote =
  'The customer may keep a fund that does not suit. To buy more of it needs an acknowledgement.';

/**
 * Returns which funds an assessment with these answers permits: up to a risk rank (1 to 5), and in foreign currency or
 * not. Without an answer about it foreign currency is not refused.
 */
export const getFundLimits = (rank: number, answers: readonly SatAnswer[]): FundLimits => ({
  rank,
  isForeignCurrencyAccepted: acceptsForeignCurrency(answers),
});

/**
 * Returns whether a fund that the customer owns suits an assessment, and its risk with what does not suit, as text:
 * `Risk 3, suits` or `Risk 5, above the category` (SAT-04).
 */
export function judgeFund(
  { schemeRank, currency }: OwnedFund,
  { rank, isForeignCurrencyAccepted }: FundLimits,
): { readonly isSuitable: boolean; readonly text: string } {
  const mismatches = [
    ...(schemeRank > rank ? ['above the category'] : []),
    ...(currency !== 'MYR' && !isForeignCurrencyAccepted ? [`${currency} not accepted`] : []),
  ];
  const isSuitable = mismatches.length === 0;
  return { isSuitable, text: [`Risk ${schemeRank}`, ...(isSuitable ? ['suits'] : mismatches)].join(', ') };
}
