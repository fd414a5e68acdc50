import type { Offer } from '../core/pricing/offer.ts';

/** An offer that this customer cannot have, with the reason for the agent. */
export interface RefusedOffer {
  readonly offer: Offer;
  readonly reason: string;
}

const byName = (one: Offer, other: Offer): number =>
  one.scheme.schemeName.localeCompare(other.scheme.schemeName);

/**
 * Splits offers by `refusalOf`, which returns the reason against one or `undefined`: `allowed`, and `refused` with the
 * reasons. Both are sorted by name.
 */
export function splitByRefusal(
  offers: readonly Offer[],
  refusalOf: (offer: Offer) => string | undefined,
): { readonly allowed: readonly Offer[]; readonly refused: readonly RefusedOffer[] } {
  const allowed: Offer[] = [];
  const refused: RefusedOffer[] = [];
  for (const offer of offers.toSorted(byName)) {
    const reason = refusalOf(offer);
    if (reason === undefined) allowed.push(offer);
    else refused.push({ offer, reason });
  }
  return { allowed, refused };
}
