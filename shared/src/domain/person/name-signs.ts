/**
 * Signs that join, shorten or separate names in some script. The first two rows are from Unicode Standard Annex 31, table 3
 * (signs within words and at their end), the third is of the domain, section 9; the others have their place in the Unicode
 * Standard's chapter of the script.
 */
const nameSigns: readonly (readonly [signs: string, why: string])[] = [
  [
    "'’.:·‧་",
    'apostrophe, full stop, colon of Swedish, points between parts and syllables, tsheg of Tibetan',
  ],
  ['׳״・', 'geresh and gershayim of Hebrew, middle dot of Katakana'],
  ['/@()', 'a/l, another name, title in brackets'],
  ['‘´`′', 'typed as apostrophes'],
  ['•∙', 'typed as points between parts'],
  ['՚՟', 'apostrophe and abbreviation of Armenian'],
  ['॰', 'abbreviation of Devanagari'],
  ['፡', 'space between words of Ethiopic'],
  ['〇', 'the zero of Chinese, which is a letter in names'],
];

/** Matches the first sign that no name has: what is no letter, mark, space, joiner, dash, or sign of the table. */
export const noNameSign = new RegExp(
  `[^\\p{L}\\p{M}\\p{Pd}−⁃˗ \u200c\u200d${nameSigns.map(([signs]) => signs).join('')}]`,
  'u',
);
