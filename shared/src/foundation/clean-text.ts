/** Signs that break a line or a column, so that they separate words. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]/g;
/** What cannot be seen: format characters such as marks of direction, controls, and halves of a surrogate pair. */
const unseen = /[\p{Cf}\p{Cc}\p{Cs}]/gu;
const unseenInArea = /(?!\n)[\p{Cf}\p{Cc}\p{Cs}]/gu;
/** Spaces of every width, and letters that are shown as a space. */
const spaces = /[\p{Zs}\u115f\u1160\u2800]/gu;
/** Hyphens and dashes of every length, and signs that are shown as one. */
const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu;

/** Expects a text without unseen characters: NFKC composes what they separated. */
const normalize = (text: string): string =>
  text
    // NFKC would make a space of an accent without a letter, which many keyboards offer as an apostrophe
    .replaceAll('\u00b4', "'")
    .normalize('NFKC')
    .replaceAll(spaces, ' ')
    .replaceAll(dashes, '-')
    .trim();

/**
 * Returns one line of typed or pasted text as it is read and sent: in NFKC, so that full-width characters are plain ones,
 * without unseen characters, with every dash as `-` and every space as a space, trimmed. It is idempotent.
 *
 * Joiners (U+200C, U+200D) go too: the service compares texts, so two that look alike must be equal, and a MyKad has no
 * letters that need one. An emoji that consists of several is then shown as several.
 */
export const cleanText = (text: string): string =>
  normalize(text.replaceAll(breaks, ' ').replaceAll(unseen, ''));

/**
 * Returns typed or pasted text of several lines as it is read and sent: each cleaned as by `cleanText`, with U+000A
 * between them. It is idempotent.
 */
export const cleanLines = (text: string): string =>
  normalize(
    text
      .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replaceAll(/[\t\v\f]/g, ' ')
      .replaceAll(unseenInArea, ''),
  );

/**
 * Returns a typed number or code (identity, account) as it is stored: cleaned by `cleanText`, without spaces and
 * dashes.
 */
export const cleanCode = (text: string): string => cleanText(text).replaceAll(/[ -]/g, '');

/** Quotation marks, which come with words that are pasted from a letter or a spreadsheet, and are in no name. */
const quotes = /["“”„«»]/g;
/** Apostrophes as a word processor writes them. */
const apostrophes = /[‘’ʼ]/g;

/** A longer search was pasted by mistake: no name or number is as long, and the service refuses long addresses. */
const longestKeyword = 200;

/**
 * Returns the typed words of a search as they are sent: cleaned by `cleanText`, without quotation marks, with every
 * apostrophe as `'` and one space between them, at most 200 characters.
 */
export const searchKeyword = (text: string): string =>
  cleanText(text)
    .replaceAll(quotes, ' ')
    .replaceAll(apostrophes, "'")
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, longestKeyword)
    .trimEnd();
