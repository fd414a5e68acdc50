/**
 * Where portal or service still differ from the oracle’s people: each difference, and the people who have it. The oracle
 * is right in each. A difference that is no longer true fails its test and is deleted.
 */
type Known = Readonly<Record<string, string>>;

/** Of each country but the first seven: the dialling code is not offered. */
const otherCodes =
  'feifei maimaiti xiaoming yamada suzuki gildong anh amnat penya rashid aisha alireza lakshmi shri george isil thordur obrien bjornstad angstrom hooft gross lukasz annesophie nunez eleni mariana dorde conceicao hemi';
/** Same names are compared with their accents, apostrophes and dashes. */
const otherHolders = 'suzuki anh thordur obrien gross lukasz';
/** Countries without a region, or with one that is not required, and left empty. */
const withoutState =
  'oneletter yusof aisha shri george thordur bjornstad angstrom hooft gross lukasz annesophie eleni dorde hemi';
const withoutCity = 'yamada suzuki oneletter suharto rashid dorde';
const withoutPostcode = 'anh suharto rashid dorde';

export const knownNames: Known = {
  'name: sent otherwise': 'haziq aisyah amnat alireza shri obrien llyr annesophie mariana darcy',
  'name: refused': 'maimaiti oneletter george nunez',
  'bank holder: another name': otherHolders,
};

/** The number of a passport keeps its spaces there. */
export const knownNumbers: Known = { 'nominee: number sent otherwise': 'suharto lukasz' };

export const knownReach: Known = { 'telCountryCode: not offered': otherCodes };

export const knownHomes: Known = {
  'address1: sent otherwise': 'ahmoi yamada suzuki gross nunez',
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

export const knownIdentities: Known = { 'idNo: refused': 'ahmoi rahman' };
export const knownAges: Known = { 'age: another': 'ahmoi rahman' };

/** The reading has one century, and none under 18. */
export const knownBirths: readonly string[] = [
  '250704105522 holder',
  '150704101236 holder',
  '081122105522 holder',
  '261121105522 holder',
  '261122125113 holder',
  '240229105522 holder',
];

/** By the oracle's reason. */
export const knownTexts: readonly string[] = [
  'a fraction and a number in a circle are not taken apart',
  'superscript and signs of words stay',
  'ligatures stay',
  'signs of companies and Roman numbers stay',
  'dashes and an ellipsis stay in text',
  'half-width Hangul',
  'line breaks are spaces',
  'a non-joiner that Persian needs',
  'a joiner that Sinhala needs',
  'sara am is not taken apart',
  'a presentation form of Arabic is not a width',
];

/** Texts that are taken and should be refused, by the oracle's reason. */
export const knownTaken: readonly string[] = [
  'signs of names without a letter',
  'a Roman number of one sign, which is not rewritten',
  'half of a sign: the wire cannot take it',
];
export const knownTakenByService: readonly string[] = ['signs of names without a letter'];

/** Names of one letter, refused by both. */
export const knownRefusedNames: readonly string[] = ['陳', 'ก', '한', 'Ä'];

export const knownService: Known = {
  'identity.dateOfBirth': 'ahmoi',
  'identity.idNo': 'rahman',
  'identity.name': 'maimaiti oneletter alireza shri george llyr annesophie nunez darcy',
  'jointApplicant.0.identity.name': 'aisyah:MNR oneletter:JNT',
  'contact.telCountryCode': otherCodes,
  'contact.residential.address1': 'ahmoi nunez',
  'contact.residential.postcode': `feifei ${withoutPostcode}`,
  'contact.residential.city': `dawen ${withoutCity}`,
  'contact.residential.state': `dawen llyr ${withoutState}`,
  bankAccName: otherHolders,
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
