import { cleanText } from '../../foundation/clean-text.ts';

/** Words between the parts of a name: child of. */
const particles = new Set(['a/l', 'a/p', 's/o', 'd/o', 'anak', 'bin', 'binti', 'bt', 'bte']);
const roman = /^(ii|iii|iv|vi|vii|viii)$/i;
/** Letters with a capital form; Georgian has one for whole texts only. */
const cased = /(?=[\p{Lu}\p{Ll}])\P{sc=Geor}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Returns a name in title case. A name in mixed case is as its person writes it: only the words between its parts change. */
function recase(name: string): string {
  const words = cleanText(name).split(/ +/);
  const text = words.join(' ');
  const isOneCase = cased.test(text) && (text === text.toUpperCase() || text === text.toLowerCase());
  return words
    .map((word, index) => {
      const lower = word.toLowerCase();
      const isBetween = index > 0 && index < words.length - 1;
      if (isBetween && particles.has(lower)) return lower;
      if (!isOneCase) return word;
      return roman.test(word) ? word.toUpperCase() : capitalise(lower);
    })
    .join(' ');
}

/** Capitalises the start and letters after a hyphen, full stop or bracket: `o'neil` becomes `O'Neil`, `dato'` stays. */
function capitalise(word: string): string {
  return word.replace(/(?:^|[\p{Pd}.(@·]|(?<=^[od])['’´`](?=\p{L}{2}))\p{L}/gu, (letter) =>
    letter.toUpperCase(),
  );
}

/**
 * Returns a name as it is shown: `TAN MEI LING` → `Tan Mei Ling`, `RAVINDRAN A/L TANABALAN` → `Ravindran a/l
 * Tanabalan`. Mixed case stays. A name that is written from right to left is isolated (U+2068, U+2069), as by `<bdi>`, so that
 * it does not move the figures beside it.
 */
export function titleCase(name: string): string {
  const recased = recase(name);
  return rightToLeft.test(recased) ? `\u2068${recased}\u2069` : recased;
}

/**
 * Returns up to two capital letters for a person: those of the first and second word, without titles (`Dato'`) and
 * words between parts (`bin`). `?` for an empty name.
 */
export function initials(name: string): string {
  const words = recase(name)
    .split(' ')
    .filter((word) => /^[\p{Lu}\p{Lo}\p{sc=Geor}]/u.test(word) && !isTitle(word));
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return letters.join('') || (Array.from(recase(name))[0] ?? '?').toUpperCase();
}

const titles = new Set(['datin', 'datuk', 'dato', 'encik', 'puan', 'cik', 'mr', 'mrs', 'ms', 'dr']);
const isTitle = (word: string): boolean => titles.has(word.replace(/[.'’]/g, '').toLowerCase());
