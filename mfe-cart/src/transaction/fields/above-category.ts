import type { Suitability } from '@portal/shared/selling';

/** Returns whether a fund's risk is above the customer's risk category; `false` without a valid assessment. */
export const isAboveCategory = (satRank: number, suitability: Suitability): boolean =>
  'rank' in suitability && satRank > suitability.rank;

/** Ranks of a `RiskGauge`. */
interface RiskBar {
  readonly rank: number;
  readonly over?: number;
}

/**
 * Returns the bar of a fund's risk from 1 to 5. Above the customer's category, `rank` is the category's and `over` the
 * fund's, between which it is hatched; without a valid assessment there is no `over`.
 */
export function riskBarOf(satRank: number, suitability: Suitability): RiskBar {
  return 'rank' in suitability && isAboveCategory(satRank, suitability)
    ? { rank: suitability.rank, over: satRank }
    : { rank: satRank };
}
