/** Unseen characters that a paste may contain, by name. */
export const namedSigns: Readonly<Record<string, string>> = {
  'a left-to-right mark': '\u200e',
  'a right-to-left mark': '\u200f',
  'an embedding': '\u202a',
  'the end of an embedding': '\u202c',
  'an override': '\u202e',
  'an isolate': '\u2066',
  'a first-strong isolate': '\u2068',
  'the end of an isolate': '\u2069',
  'a zero-width space': '\u200b',
  'a zero-width non-joiner': '\u200c',
  'a zero-width joiner': '\u200d',
  'a word joiner': '\u2060',
  'a byte order mark': '\ufeff',
  'a soft hyphen': '\u00ad',
  'an Arabic letter mark': '\u061c',
  'an invisible times sign': '\u2062',
  'a Mongolian vowel separator': '\u180e',
  'a tag': '\u{e0061}',
  NUL: '\u0000',
  BEL: '\u0007',
  ESC: '\u001b',
  DEL: '\u007f',
  'a C1 control': '\u0086',
};
/** Unseen characters that a paste may contain. */
export const unseenSigns: readonly string[] = Object.values(namedSigns);

/**
 * For tests: returns the text as it may be pasted, once for each unseen character (such as a zero-width space), which
 * is at its beginning, in the middle and at its end. `cleanText` must remove them.
 */
export const pastesOf = (text: string): readonly string[] => {
  const middle = Math.floor(text.length / 2);
  return unseenSigns.map((sign) => sign + text.slice(0, middle) + sign + text.slice(middle) + sign);
};

/**
 * For tests: returns a text as it may be pasted, with all unseen characters at its beginning, in the middle and at its
 * end. `cleanText` must remove them.
 */
export const pasteWithAll = (text: string): string => {
  const signs = unseenSigns.toReversed().join('');
  const middle = Math.floor(text.length / 2);
  return signs + text.slice(0, middle) + signs + text.slice(middle) + signs;
};
