import { isAboveCategory, type Suitability } from '@portal/shared/selling';
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
  const isAbove = ({ fund }: Offer) => isAboveCategory(fund.satRank, suitability);
  return {
    status: 'assessed',
    category: suitability.category,
    within: offers.filter((offer) => !isAbove(offer)),
    above: offers.filter(isAbove).toSorted((one, other) => one.fund.satRank - other.fund.satRank),
  };
}

/**
 * Returns whether the funds above the customer's category are listed: as the agent has `chosen`, and until then
 * (`undefined`) only when the list up to the category is empty.
 */
export const isAboveShown = (chosen: boolean | undefined, withinCount: number): boolean =>
  chosen ?? withinCount === 0;
