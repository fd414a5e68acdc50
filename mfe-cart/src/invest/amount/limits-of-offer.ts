import type { Holding } from '@portal/shared/api/holdings';
import type { Loadable } from '@portal/shared/contract';
import type { Plan } from '../../core/plan.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { type AmountLimits, amountLimits, type HoldingState } from './amount-limit.ts';

/**
 * Returns whether an account has units of a scheme, by its holdings; unknown while they are not loaded. Units that are
 * being redeemed do not count.
 */
export function holdingStateOf(
  holdings: Loadable<{ readonly holdings: readonly Holding[] }>,
  scheme: string | undefined,
): HoldingState {
  if (holdings.status !== 'ok') return 'unknown';
  const holding = holdings.value.holdings.find((each) => each.scheme === scheme);
  // units that are being redeemed do not count; the service counts the same way
  return holding && holding.units.compare(holding.pendingUnits) > 0 ? 'yes' : 'no';
}

/**
 * Returns the minimum amount of an investment in an offer (`amountLimits`). `holding`: whether the account has units of
 * it already.
 */
export const limitsOfOffer = (
  { scheme }: Pick<Offer, 'scheme'>,
  plan: Plan,
  holding: HoldingState,
): AmountLimits =>
  amountLimits({
    plan,
    holding,
    initial: scheme.minimumInitialInvestment.in(scheme.currency),
    additional: scheme.minimumAdditionalInvestment.in(scheme.currency),
  });
