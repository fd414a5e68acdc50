import { isAboveCategory, type Suitability } from '@portal/shared/selling';

/** Ranks of a `RiskGauge`. */
interface RiskBarRanks {
  readonly rank: number;
  readonly over?: number;
}

/**
 * Returns the bar of a fund's risk from 1 to 5. Above the customer's category, `rank` is the category's and `over` the
 * fund's, between which it is hatched; without a valid assessment there is no `over`.
 */
export function riskBarOf(satRank: number, suitability: Suitability): RiskBarRanks {
  return 'rank' in suitability && isAboveCategory(satRank, suitability)
    ? { rank: suitability.rank, over: satRank }
    : { rank: satRank };
}
