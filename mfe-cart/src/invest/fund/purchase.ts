import { permittedActions, type SellingFacts } from '@portal/shared/selling';
import type { Offer } from '../../core/pricing/offer.ts';

/** The agent, the customer and the account of a purchase, and its day. */
export type Buyer = Pick<SellingFacts, 'agent' | 'customer' | 'account' | 'today'>;

/** Returns why an offer cannot be bought, or `undefined` when it can. */
export function purchaseRefusal({ scheme, fund }: Offer, buyer: Buyer): string | undefined {
  const { invest } = permittedActions({ ...buyer, scheme, fund });
  return invest.allowed ? undefined : invest.reason;
}

/** Returns the offers that can be bought, sorted by name. */
export function investableOffers(offers: readonly Offer[], buyer: Buyer): readonly Offer[] {
  return offers
    .filter((offer) => purchaseRefusal(offer, buyer) === undefined)
    .toSorted((one, other) => one.scheme.schemeName.localeCompare(other.scheme.schemeName));
}
