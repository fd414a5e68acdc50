import type { Lookups } from '@portal/shared/api/lookups';
import { cleanText } from '@portal/shared/clean-text';
import type { AddressAnswers } from '../answers/answers.ts';

/**
 * Returns city and state of a changed postcode, to be merged into the address. Empty for one that the list does not
 * have, or of another country.
 */
export function fillByPostcode(
  changes: Partial<AddressAnswers>,
  address: AddressAnswers,
  lookups: Pick<Lookups, 'postcodes'>,
): Partial<Pick<AddressAnswers, 'city' | 'state'>> {
  const { postcode } = changes;
  if (postcode === undefined) return {};
  const place = lookups.postcodes.find(
    ({ postalCode, countryCode }) =>
      postalCode === cleanText(postcode) && countryCode === (changes.country ?? address.country),
  );
  return place ? { city: place.placeName, state: place.systemStateCode } : {};
}
