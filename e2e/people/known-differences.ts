/**
 * Where portal or service still differ from the oracle’s people: each difference, and the people who have it. The oracle
 * is right in each. A difference that is no longer true fails its test and is deleted.
 */
type Known = Readonly<Record<string, string>>;

/** Of each country but the first seven: the dialling code is not offered. */
const otherCodes =
  'feifei maimaiti xiaoming yamada suzuki gildong anh amnat penya rashid aisha alireza lakshmi shri george isil thordur obrien bjornstad angstrom hooft gross lukasz annesophie nunez eleni mariana dorde conceicao hemi';

export const knownReach: Known = { 'telCountryCode: not offered': otherCodes };

export const knownHomes: Known = {};

export const knownService: Known = {
  'contact.telCountryCode': otherCodes,
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
