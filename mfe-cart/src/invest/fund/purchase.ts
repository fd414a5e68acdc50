import { permittedActions, type SellingFacts } from '@portal/shared/selling';
import type { Offer } from '../../core/pricing/offer.ts';
import { splitByRefusal } from '../../transaction-rules/index.ts';

/** The agent, the customer and the account of a purchase, and its day. */
export type Buyer = Pick<SellingFacts, 'agent' | 'customer' | 'account' | 'today'>;

/**
 * Returns why an offer cannot be bought, by the selling rules of agent, customer and account (`buyer`), as a sentence;
 * `undefined` when it can. Suitability does not prevent it, and is not checked here.
 */
export function purchaseRefusal({ scheme, fund }: Offer, buyer: Buyer): string | undefined {
  const { invest } = permittedActions({ ...buyer, scheme, fund });
  return invest.allowed ? undefined : invest.reason;
}

/**
 * Returns the offers that this buyer can buy (`allowed`), and the others each with the reason (`refused`), both sorted
 * by name.
 */
export const splitByPurchase = (offers: readonly Offer[], buyer: Buyer) =>
  splitByRefusal(offers, (offer) => purchaseRefusal(offer, buyer));
