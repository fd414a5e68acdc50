/**
 * Letters that people type as others, and that Unicode does not take apart into a letter and its accent: Latin as in CLDR's
 * transliteration Latin-ASCII, `ə` as in Azerbaijani passports; forms of one letter in Greek, Arabic and Persian.
 */
const plainLetters: ReadonlyMap<string, string> = new Map(
  'ßss æae œoe øo đd ðd þth łl ħh ıi ŋn ŧt ĸk əa ɛe ɔo ɓb ɗd ƙk ƴy ςσ ىي یي ةه کك'
    .split(' ')
    .map(([letter = '', ...plain]) => [letter, plain.join('')]),
);
const specialLetter = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g');

/** Accents, what cannot be seen, the Arabic stretch, and the signs that are written as an apostrophe or a letter like one. */
const unsaid = /[\p{M}\p{Cf}ـ'’‘‛`´′ʻʼʽʾʿ]/gu;

/** Returns a text as it is compared: without case, accents and apostrophes, special letters as people type them. */
export const simplify = (text: string): string =>
  text
    // some apostrophes have a compatibility form that begins with a space
    .replaceAll(unsaid, '')
    .normalize('NFKD')
    .replaceAll(unsaid, '')
    .toLowerCase()
    .replaceAll(specialLetter, (letter) => plainLetters.get(letter) ?? '');

const betweenWords = /[^\p{L}\p{N}/]+/u;

/** Returns the words of a text as they are compared. */
export const splitWords = (text: string): readonly string[] =>
  simplify(text)
    .split(betweenWords)
    .filter((word) => word !== '');

/** Returns a text as it is compared, without all that is between letters and digits. */
export const compact = (text: string): string => simplify(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns the words that people also write as one: `abdulrahman` for `Abdul-Rahman`, `al` for `a/l`. */
export function joinWords(text: string): readonly string[] {
  const words = new Set(splitWords(text));
  return text
    .split(/\s+/)
    .map(compact)
    .filter((word) => word !== '' && !words.has(word));
}
