/** Particles that are lower case inside a name, but not at its start. */
const particles = new Set(['a/l', 'a/p', 's/o', 'd/o', 'bin', 'binti', 'bt', 'bte', 'van', 'der', 'de']);
const roman = /^(ii|iii|iv|vi|vii|viii)$/i;

/**
 * Converts a name to title case: `TAN MEI LING` → `Tan Mei Ling`, `RAVINDRAN A/L TANABALAN` → `Ravindran a/l
 * Tanabalan`. A name that already has mixed case stays as typed, except for particles.
 */
export function titleCase(name: string): string {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  const shouts = trimmed === trimmed.toUpperCase() || trimmed === trimmed.toLowerCase();
  return trimmed
    .split(' ')
    .map((word, index) => {
      const lower = word.toLowerCase();
      if (index > 0 && particles.has(lower)) return lower;
      if (!shouts) return word;
      return roman.test(word) ? word.toUpperCase() : capitalise(lower);
    })
    .join(' ');
}

/**
 * Capitalises the start and letters after a hyphen, full stop or bracket: `o'neil` becomes `O'Neil`, `dato'`
 * stays.
 */
function capitalise(word: string): string {
  return word.replace(/(?:^|[-.(@]|(?<=^[od])['’](?=\p{L}{2}))\p{L}/gu, (letter) => letter.toUpperCase());
}

/**
 * Returns up to two letters for a person: those of the first and second word, including titles and particles.
 */
export function initials(name: string): string {
  const words = titleCase(name)
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word) && !honorifics.has(word.replace(/[.'’]/g, '').toLowerCase()));
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return letters.join('') || (Array.from(name.trim())[0] ?? '?').toUpperCase();
}

const honorifics = new Set(['datin', 'datuk', 'dato', 'encik', 'puan', 'cik', 'mr', 'mrs', 'ms', 'dr']);
