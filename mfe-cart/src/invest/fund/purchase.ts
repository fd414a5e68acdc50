import { permittedActions, type SellingFacts } from '@portal/shared/selling';
import type { Offer } from '../../core/pricing/offer.ts';
import { splitByRefusal } from '../../transaction-rules/index.ts';

/** The agent, the customer and the account of a purchase, and its day. */
export type Buyer = Pick<SellingFacts, 'agent' | 'customer' | 'account' | 'today'>;

/** Returns why a customer cannot buy an offer, or the agent cannot sell it; `undefined` when it can be bought. */
export function purchaseRefusal({ scheme, fund }: Offer, buyer: Buyer): string | undefined {
  const { invest } = permittedActions({ ...buyer, scheme, fund });
  return invest.allowed ? undefined : invest.reason;
}

/** Returns the offers that can be bought, and the others with the reasons, sorted by name. */
export const splitByPurchase = (offers: readonly Offer[], buyer: Buyer) =>
  splitByRefusal(offers, (offer) => purchaseRefusal(offer, buyer));
