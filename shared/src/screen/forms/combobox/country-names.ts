import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

/** What agents type, and the library does not have. Names of parts of a country too, as passports and addresses say them. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['Emirates', 'Dubai', 'Abu Dhabi'],
  BA: ['Bosnia'],
  CD: ['DR Congo', 'DRC'],
  CF: ['CAR'],
  CI: ["Cote d'Ivoire"],
  CN: ['PRC', 'Mainland China'],
  CV: ['Cabo Verde'],
  CZ: ['Czech'],
  FM: ['Federated States of Micronesia'],
  GB: ['Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  HK: ['HK', 'Hongkong'],
  KP: ['DPRK'],
  KR: ['ROK'],
  LA: ['Lao'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland'],
  NZ: ['NZ', 'Aotearoa'],
  PG: ['PNG'],
  SA: ['KSA'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TW: ['ROC', 'Formosa'],
  VA: ['Holy See', 'Vatican'],
  VC: ['St. Vincent & Grenadines'],
  VG: ['British Virgin Islands'],
  VI: ['US Virgin Islands'],
  VN: ['Viet Nam'],
  ZA: ['RSA'],
};

const libraryNames = new Map<string, string | readonly string[]>(Object.entries(english.countries));

/** Short, long and other English names of a country, by its ISO code. */
export const countryNames = (code: string): readonly string[] => [
  ...[libraryNames.get(code) ?? []].flat(),
  ...(otherNames[code] ?? []),
];
