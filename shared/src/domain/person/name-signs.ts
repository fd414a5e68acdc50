/**
 * Signs that join, shorten or separate names in some script; each reason is a comment, which no bundle contains. The first two
 * rows are after Unicode Standard Annex 31, table 3 (signs within words and at their end), the others after the Unicode
 * Standard's chapter of the script; the third is what people type in names of this country.
 */
const nameSigns = [
  // apostrophe, full stop, colon of Swedish, points between parts and syllables, tsheg of Tibetan
  "'’.:·‧་",
  // geresh and gershayim of Hebrew, middle dot of Katakana
  '׳״・',
  // a/l, another name, title in brackets
  '/@()',
  // typed as apostrophes
  '‘´`′',
  // typed as points between parts
  '•∙',
  // apostrophe and abbreviation of Armenian
  '՚՟',
  // abbreviation of Devanagari
  '॰',
  // space between words of Ethiopic
  '፡',
  // the zero of Chinese, which is a letter in names
  '〇',
  // dashes, and signs that are shown as one
  String.raw`\p{Pd}−⁃˗`,
];

/** Matches the first sign that no name has: what is no letter, mark, space, joiner, or sign of the table. */
export const noNameSign = new RegExp(String.raw`[^\p{L}\p{M} \u200c\u200d${nameSigns.join('')}]`, 'u');
