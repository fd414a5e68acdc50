import type { Suitability } from '@portal/shared/selling';
import type { Offer } from '../../../core/pricing/offer.ts';

/** Offers by the customer's risk category. */
export type FundGroups =
  | {
      readonly status: 'assessed';
      readonly category: string;
      /** Up to the category, in the order given. */
      readonly within: readonly Offer[];
      /** Riskier than the category: lowest risk first, else in the order given. */
      readonly above: readonly Offer[];
    }
  | {
      /** There is no valid assessment, so no fund is said to fit. */
      readonly status: 'not-assessed';
      readonly all: readonly Offer[];
    };

/**
 * Groups offers by the customer's risk category: up to it, and above it, lowest risk first; one list without a valid
 * assessment. It is no suitability check: the service's, of a chosen fund, also knows whether the customer accepts a
 * foreign currency.
 */
export function groupBySuitability(offers: readonly Offer[], suitability: Suitability): FundGroups {
  if (!('rank' in suitability)) return { status: 'not-assessed', all: offers };
  const { rank, category } = suitability;
  return {
    status: 'assessed',
    category,
    within: offers.filter(({ fund }) => fund.satRank <= rank),
    above: offers
      .filter(({ fund }) => fund.satRank > rank)
      .toSorted((one, other) => one.fund.satRank - other.fund.satRank),
  };
}

/**
 * Returns whether the funds above the customer's category are listed: as the agent has `chosen`, and until then
 * (`undefined`) only when the list up to the category is empty.
 */
export const isAboveShown = (chosen: boolean | undefined, withinCount: number): boolean =>
  chosen ?? withinCount === 0;

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
  return 'rank' in suitability && satRank > suitability.rank
    ? { rank: suitability.rank, over: satRank }
    : { rank: satRank };
}
