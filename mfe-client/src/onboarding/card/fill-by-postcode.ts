import type { Lookups } from '@portal/shared/api/lookups';
import { cleanText } from '@portal/shared/clean-text';
import type { AddressAnswers } from '../answers/answers.ts';

/**
 * Returns the city and state that a changed postcode has, to be merged into the address. Empty when the postcode has
 * not changed or the list does not have it in the address's country.
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
