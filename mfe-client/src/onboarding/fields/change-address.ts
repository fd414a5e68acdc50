import type { Lookups } from '@portal/shared/api/lookups';
import { cleanText } from '@portal/shared/clean-text';
import type { AddressAnswers } from '../answers/answers.ts';

type Place = Pick<AddressAnswers, 'city' | 'state'>;
type Lists = Pick<Lookups, 'postcodes' | 'state'>;

/** What an address was, as far as its next change depends on it. */
export interface AddressHistory {
  /** Chosen last: while another one is typed, there is none. */
  readonly country: string;
  /** What the last known postcode filled in. */
  readonly filled?: Place | undefined;
}

/** Returns city and state of an address's postcode, as the list has them. */
function placeOf({ postcode, country }: AddressAnswers, { postcodes }: Lists): Place | undefined {
  const place = postcodes.find(
    ({ postalCode, countryCode }) => postalCode === cleanText(postcode) && countryCode === country,
  );
  return place && { city: place.placeName, state: place.systemStateCode };
}

/** Returns a region for another country: a state of the list, by its code or name, where there is a list, else text. */
function moveState(state: string, from: string, to: string, { state: states }: Lists): string {
  const typed = cleanText(state).toLowerCase();
  if (from === 'MY') return '';
  return to === 'MY' ? (states.find(({ name }) => name.toLowerCase() === typed)?.value ?? '') : state;
}

/**
 * Returns the changes of an address with what follows from them, and its history. A postcode fills city and state where
 * they are empty or a postcode has filled them (ONB-03). With another country all stays but its region where it does not
 * apply, and what a postcode has filled in.
 */
export function changeAddress(
  before: AddressAnswers,
  changes: Partial<AddressAnswers>,
  history: AddressHistory,
  lists: Lists,
): { readonly changes: Partial<AddressAnswers>; readonly history: AddressHistory } {
  const next = { ...before, ...changes };
  const { country } = next;
  if (country === '') return { changes, history };
  const isMoved = country !== history.country;
  const filled = placeOf({ ...before, country: history.country }, lists) ?? history.filled;
  const city = isMoved && next.city === filled?.city ? '' : next.city;
  const state = isMoved ? moveState(next.state, history.country, country, lists) : next.state;
  const place = isMoved || changes.postcode !== undefined ? placeOf(next, lists) : undefined;
  const isFree = (value: string, before?: string) => value === '' || cleanText(value) === before;
  const followed = {
    city: place && isFree(city, filled?.city) ? place.city : city,
    state: place && isFree(state, filled?.state) ? place.state : state,
  };
  return { changes: { ...changes, ...followed }, history: { country, filled: place ?? filled } };
}
