import type { Holding } from '@portal/shared/api/holdings';
import type { Loadable } from '@portal/shared/contract';
import type { Units } from '@portal/shared/money';
import { permittedActions, type SellingFacts } from '@portal/shared/selling';
import type { Offer } from '../../core/pricing/offer.ts';
import { freeUnitsOf } from './sub-accounts.ts';

/** A holding of the account, or the reason why the action is not allowed with it. */
export type HoldingChoice = { readonly holding: Holding; readonly free: Units } & (
  | { readonly status: 'open'; readonly offer: Offer }
  | { readonly status: 'refused'; readonly refusal: string }
);

interface Seller extends Pick<SellingFacts, 'agent' | 'customer' | 'account' | 'today'> {
  readonly action: 'redeem' | 'switch';
}

/**
 * Returns the holdings of an account that have units, in their order, each with its free units: `open` with the offer,
 * or `refused` with the reason, in the words of the profile, when the action (redeem or switch) is not allowed
 * (ITM-11). Pending units must include those of the cart.
 */
export function holdingChoices(
  holdings: readonly Holding[],
  offers: readonly Offer[],
  { action, ...facts }: Seller,
): readonly HoldingChoice[] {
  return holdings
    .filter(({ units }) => !units.isZero())
    .map((holding) => {
      const free = freeUnitsOf(holding);
      const offer = offers.find(({ scheme }) => scheme.scheme === holding.scheme);
      if (!offer) return { holding, free, status: 'refused', refusal: 'This fund is no longer listed.' };
      const permission = permittedActions({ ...facts, ...offer, holding })[action];
      return permission.allowed
        ? { holding, free, status: 'open', offer }
        : { holding, free, status: 'refused', refusal: permission.reason };
    });
}

/**
 * Returns the sentence why no units can be taken: the holdings are loading or not loaded, the chosen one is refused, or
 * none is chosen. Call it only when there is a problem.
 */
export function holdingProblem(
  holdings: Loadable<readonly HoldingChoice[]>,
  chosen: HoldingChoice | undefined,
): string {
  if (holdings.status === 'loading') return 'Holdings are still loading.';
  if (holdings.status === 'failed') return 'Holdings could not be loaded: try that again first.';
  return chosen?.status === 'refused' ? chosen.refusal : 'Choose a holding.';
}
