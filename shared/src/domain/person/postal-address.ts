import type { Lookups } from '@portal/shared/api/lookups';
import { formatAddress } from 'localized-address-format';
import { showField } from './show-field.ts';

type Text = string | null | undefined;

/** An address as a reply has it. */
export interface PostalAddress {
  readonly address1?: Text;
  readonly address2?: Text;
  readonly address3?: Text;
  readonly postcode?: Text;
  readonly city?: Text;
  readonly state?: Text;
  readonly country?: Text;
}

const hasLatin = /\p{Script=Latin}/u;
/** What some countries write before their postcodes, and some people type: `CH-8001`. */
const postcodePrefix = /^[A-Z]{1,2}-?(?=\d)/;
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Returns an address in one line, its parts in the order of its country; `undefined` for an empty one. In another script
 * than Latin it has the order of that script. What the country's addresses do not have is still shown, before the country:
 * nothing on record may be lost. The only file that imports the library: pages load it with what shows an address.
 */
export function showAddress(address: PostalAddress, lookups: Lookups | undefined): string | undefined {
  const show = (name: keyof PostalAddress): string => showField(name, address[name], lookups) ?? '';
  const [postcode, city, country] = [show('postcode'), show('city'), show('country')];
  // only the states of Malaysia are codes
  const state = address.country === 'MY' ? show('state') : (address.state?.trim() ?? '');
  // for a federal territory city and state have the same name, which is shown once
  const region = isSame(state, city) ? '' : state;
  const lines = [show('address1'), show('address2'), show('address3')].filter(Boolean).join(', ');
  const typedTwice = `${postcodePrefix.exec(postcode)?.[0] ?? ''}${postcode}`;
  const written = formatAddress(
    {
      ...(address.country ? { postalCountry: address.country } : {}),
      addressLines: lines === '' ? [] : [lines],
      locality: city,
      administrativeArea: region,
      postalCode: postcode,
    },
    hasLatin.test(lines) ? 'latin' : 'local',
  ).map((line) => line.replace(typedTwice, () => postcode));
  const others = [postcode, city, region].filter((part) => !written.some((line) => line.includes(part)));
  // `SINGAPORE 310025`
  const isCountryWritten = written.some(
    (line) => isSame(line, country) || isSame(line, `${country} ${postcode}`),
  );
  return [...written, ...others, isCountryWritten ? '' : country].filter(Boolean).join(', ') || undefined;
}
