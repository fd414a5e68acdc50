import type { AddressPart } from '../fields/address-parts.ts';
import { addressFields } from '../fields/person-fields.ts';

type Names = Readonly<Record<AddressPart, string>>;

/**
 * What countries call the parts of their addresses, where that is not the usual name. From Google's address data
 * (`locality_name_type`, `state_name_type` and `zip_name_type` of https://chromium-i18n.appspot.com/ssl-address/data).
 */
const ownNames: Readonly<Record<AddressPart, Readonly<Record<string, string>>>> = {
  city: { 'Town/City': 'GB NO SE SJ', Suburb: 'AU', District: 'HK PE SY TR TW' },
  state: {
    State: 'AS AU BR FM IN MH MP MX MY NG PW UM US VE VI',
    Emirate: 'AE',
    Prefecture: 'JP',
    County: 'IE TW',
    Area: 'HK',
    District: 'NR',
    Island: 'BS CV KI KN KY PF SC TV',
    Parish: 'BB JM',
    Department: 'CO HN NI',
    Oblast: 'RU UA',
    'Do/Si': 'KR',
  },
  postcode: { 'ZIP code': 'AS FM GU MH MP PR PW UM US VI', 'PIN code': 'IN', Eircode: 'IE' },
};
const usualNames: Names = {
  city: addressFields.city.label,
  state: 'Province',
  postcode: addressFields.postcode.label,
};

const nameOf = (part: AddressPart, country: string): string =>
  Object.entries(ownNames[part]).find(([, countries]) => countries.split(' ').includes(country))?.[0] ??
  usualNames[part];

/** Returns what a country calls city, region and postcode: labels on the screen that asks an address. */
export const addressNames = (country: string): Names => ({
  city: nameOf('city', country),
  state: nameOf('state', country),
  postcode: nameOf('postcode', country),
});
