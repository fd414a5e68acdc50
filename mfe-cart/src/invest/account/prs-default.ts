import type { Offer } from '../../core/pricing/offer.ts';
import type { PrsDefaultType } from '../investment-payload.ts';

const kindOf = { CONV: 'Conventional', ISLAMIC: 'Islamic' } as const satisfies Record<PrsDefaultType, string>;

/**
 * Returns the core fund that PRS sets by default at an age in whole years, by the schemes' age bounds (docs/domain.md,
 * section 2): Growth under 45, Moderate from 45, Conservative from 55. `type`: conventional or Islamic. `undefined`
 * when the age is unknown (`null`) or no offer covers it.
 */
export function defaultOffer(
  offers: readonly Offer[],
  age: number | null,
  type: PrsDefaultType,
): Offer | undefined {
  if (age === null) return undefined;
  return offers.find(({ scheme }) => {
    const { prsLowerAge, prsUpperAge, islamicConventional } = scheme;
    const isCore = prsLowerAge !== null || prsUpperAge !== null;
    return (
      isCore &&
      islamicConventional === kindOf[type] &&
      age >= (prsLowerAge ?? 0) &&
      age <= (prsUpperAge ?? Number.POSITIVE_INFINITY)
    );
  });
}
