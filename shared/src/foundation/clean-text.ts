/** What cannot be seen, such as marks of direction and controls, but for breaks and joiners (U+200C, U+200D). */
const unseen = /(?![\t-\f\u200c\u200d])(?:\p{Cc}|\u034f|(?=\p{DI})[^\p{L}\p{M}])/gu;
/** Breaks of columns, spaces of every width, and letters that are shown as a space. */
const spaces = /[\t\v\f\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/gu;
/**
 * Joiners. The first of several is kept after a letter or mark of scripts that join or stack them: Arabic to Sinhala, Tibetan,
 * Myanmar, Khmer to Vedic, Phags-pa to Meetei Mayek, Brahmi to Tamil Supplement, Adlam; and after a picture. Other marks may
 * stand between them, because NFC orders marks.
 */
const joiners =
  /(?<=[\ufe0f\u0620-\u0dff\u0f00-\u109f\u1780-\u1cff\ua840-\uaaff\u{10a00}-\u{11fff}\u{1e900}-\u{1e95f}\p{ExtPict}\p{EMod}]\p{M}*)([\u200c\u200d])[\u200c\u200d]*|[\u200c\u200d]/gu;
/** Full-width and half-width forms. */
const wideOrNarrow = /[\uff01-\uffee]/g;

/** The same letter in its usual width. NFKC would take letters of Hangul apart, whose half-width vowels are in rows of six. */
function toPlainWidth(sign: string): string {
  const at = sign.charCodeAt(0) - 0xffa0;
  if (at < 1 || at > 60) return at === 67 ? '\u00af' : sign.normalize('NFKC');
  return String.fromCharCode(0x3130 + at - (at > 32 ? 2 * (at >> 3) - 5 : 0));
}

/**
 * Returns typed or pasted text of several lines as it is read and sent: composed (NFC), without what cannot be seen, every
 * space as a space, full-width and half-width forms as the plain letter, trimmed, with U+000A between the lines. Nothing else
 * is rewritten. It is idempotent.
 *
 * Half of a surrogate pair stays, so that the field refuses it.
 */
export const cleanLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(unseen, '')
    .replaceAll(joiners, '$1')
    .replaceAll(spaces, ' ')
    .replaceAll(wideOrNarrow, toPlainWidth)
    .normalize()
    .trim();

/** Returns one line of typed or pasted text as it is read and sent: cleaned by `cleanLines`, each line break a space. */
export const cleanText = (text: string): string => cleanLines(text).replaceAll('\n', ' ');

/** Hyphens and dashes of every length, and signs that are shown as one. */
const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu;

/**
 * Returns what is typed as a number, code, date, amount or address of e-mail: cleaned by `cleanText`, with every dash as `-`.
 */
export const cleanNumber = (text: string): string => cleanText(text).replaceAll(dashes, '-');

/**
 * Returns a typed number or code (identity, account) as it is stored: cleaned by `cleanNumber`, without spaces and
 * dashes.
 */
export const cleanCode = (text: string): string => cleanNumber(text).replaceAll(/[ -]/g, '');

/** Quotation marks, which come with words that are pasted from a letter or a spreadsheet, and what no address can hold. */
const unsearched = /["“”„«»\p{Cs}]/gu;
/** Apostrophes as a word processor writes them. */
const apostrophes = /[‘’ʼ´]/g;

/** A longer search was pasted by mistake: no name or number is as long, and the service refuses long addresses. */
const longestKeyword = 200;

/**
 * Returns the typed words of a search as they are sent: cleaned by `cleanNumber`, without quotation marks and halves
 * of surrogate pairs, with every apostrophe as `'` and one space between them, at most 200 characters.
 */
export const searchKeyword = (text: string): string =>
  cleanNumber(text)
    .replaceAll(unsearched, ' ')
    .replaceAll(apostrophes, "'")
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, longestKeyword)
    .trimEnd();
