/** A part of an address that not every country has, by its name at the wire. */
export type AddressPart = 'postcode' | 'city' | 'state';
/** The lines, which all countries have, or another part. */
export type AddressPlace = 'lines' | AddressPart;

/**
 * Countries by the parts of their addresses, in the order of a Latin address: A lines, C city, S region, Z postcode. A capital
 * is required. From Google's address data (`fmt`, `lfmt` and `require` of
 * https://chromium-i18n.appspot.com/ssl-address/data, which libaddressinput reads), but Malaysia, where the fund company
 * requires all. Other countries have lines and a city, of which the lines are required.
 */
const countriesByParts = {
  A: 'MO',
  AS: 'AE NR',
  AZ: 'SG',
  Az: 'GI',
  Acs: 'BS PA SC SR TV',
  Acz: 'AC AF AI BD BH BM BN BT IL JO KE KH LB LK LS MM MT MV NA NP PK SA SD SZ TA VC VG',
  Acsz: 'BB CC CU CX EG HM IE KP MN NF TH VN',
  AcS: 'HK',
  AcSz: 'CO ID',
  Aczs: 'NG PE PH',
  ACS: 'JM KN',
  ACSz: 'HN IQ SO UM',
  ACSZ: 'AS AU BR CA CN FM KR MH MP PW RU TW US VI',
  ACsZ: 'UA',
  ACZ: 'FK GB GG GS GU IM IO JE NZ PN PR SH TC ZA',
  ACzS: 'PG VE',
  ACZS: 'IN',
  ASCz: 'CR',
  Asc: 'KI',
  AsCZ: 'LV',
  ASz: 'KY',
  ASZ: 'JP',
  Azc: 'AD AL AZ BA BG CY DO DZ EC EH ET FO GE GT GW HR HT IS KG KW LA LR MA MC MD ME MG MK MU NE OM PY RS SI SN TJ TM TN TZ VA XK ZM',
  Azcs: 'AM AR BY CL CV MZ NI UY UZ',
  AzCS: 'SV',
  AZc: 'SM',
  AZC: 'AT AX BE BL CH CZ DE DK FI FR GF GL GP GR LI LU MF MQ NC NL NO PL PM PT RE SE SJ SK WF YT',
  AZCs: 'EE LT TR',
  AZCS: 'ES IT MX MY PF',
  AZsC: 'RO',
  CAZ: 'HU',
  scAz: 'IR',
  zAc: 'GN',
  zscA: 'KZ',
};

const partsByCountry = new Map(
  Object.entries(countriesByParts).flatMap(([parts, countries]) =>
    countries.split(' ').map((country) => [country, parts] as const),
  ),
);
const placeOf = new Map<string, AddressPlace>([
  ['a', 'lines'],
  ['c', 'city'],
  ['s', 'state'],
  ['z', 'postcode'],
]);

const partsOf = (country: string): readonly string[] => [...(partsByCountry.get(country) ?? 'Ac')];

/** Returns the parts of a country's addresses, in the order in which they are written with Latin letters. */
export const addressPlaces = (country: string): readonly AddressPlace[] =>
  partsOf(country).flatMap((letter) => placeOf.get(letter.toLowerCase()) ?? []);

export const hasAddressPart = (country: string, part: AddressPart): boolean =>
  addressPlaces(country).includes(part);

export const requiresAddressPart = (country: string, part: AddressPart): boolean =>
  partsOf(country).some((letter) => letter < 'a' && placeOf.get(letter.toLowerCase()) === part);
