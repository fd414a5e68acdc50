/**
 * Where portal or service still differ from the oracle’s people: each difference, and the people who have it. The oracle
 * is right in each. A difference that is no longer true fails its test and is deleted.
 */
type Known = Readonly<Record<string, string>>;

/** Of each country but the first seven: the dialling code is not offered. */
const otherCodes =
  'feifei maimaiti xiaoming yamada suzuki gildong anh amnat penya rashid aisha alireza lakshmi shri george isil thordur obrien bjornstad angstrom hooft gross lukasz annesophie nunez eleni mariana dorde conceicao hemi';
/** Countries without a region, or with one that is not required, and left empty. */
const withoutState =
  'oneletter yusof aisha shri george thordur bjornstad angstrom hooft gross lukasz annesophie eleni dorde hemi';
const withoutCity = 'yamada suzuki oneletter suharto rashid dorde';
const withoutPostcode = 'anh suharto rashid dorde';

export const knownReach: Known = { 'telCountryCode: not offered': otherCodes };

export const knownHomes: Known = {
  'city: sent otherwise': 'awang dawen',
  'postcode: sent otherwise': 'feifei',
  'state: sent otherwise': 'dawen llyr',
  'city: refused': withoutCity,
  'state: refused': withoutState,
  'postcode: refused': withoutPostcode,
};

/** Portal and service require all four parts in each country. */
export const countriesWithAllRequired =
  'SG HK AE GB NL PL DE FR NO DK GR UA TR NZ JP ID VN TH PH BN LK SA IR IL IS IE RS';

export const knownService: Known = {
  'contact.telCountryCode': otherCodes,
  'contact.residential.postcode': `feifei ${withoutPostcode}`,
  'contact.residential.city': `dawen ${withoutCity}`,
  'contact.residential.state': `dawen llyr ${withoutState}`,
};

/** Words that choose no country: a short or another name, or the beginning of a name. */
export const knownCountryWords: readonly string[] = [
  'hong kong',
  'thai',
  'philip',
  'uae',
  'emirates',
  'saudi',
  'turkey',
  'britain',
  'uk',
  'holland',
  'usa',
  'new zea',
];
