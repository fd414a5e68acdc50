/** Unseen characters that a paste may contain. */
export const unseenSigns: readonly string[] = [
  '\u200e', // a left-to-right mark
  '\u200f', // a right-to-left mark
  '\u202a', // an embedding
  '\u202c', // the end of an embedding
  '\u202e', // an override
  '\u2066', // an isolate
  '\u2068', // a first-strong isolate
  '\u2069', // the end of an isolate
  '\u200b', // a zero-width space
  '\u200c', // a zero-width non-joiner
  '\u200d', // a zero-width joiner
  '\u2060', // a word joiner
  '\ufeff', // a byte order mark
  '\u00ad', // a soft hyphen
  '\u061c', // an Arabic letter mark
  '\u2062', // an invisible times sign
  '\u180e', // a Mongolian vowel separator
  '\u{e0061}', // a tag
  '\u0000', // NUL
  '\u0007', // BEL
  '\u001b', // ESC
  '\u007f', // DEL
  '\u0086', // a C1 control
  '\ud800', // a lone high surrogate
  '\udfff', // a lone low surrogate
];

/** Returns a text as it may be pasted: one text for each unseen character, which it begins, has in the middle and ends with. */
export const pastesOf = (text: string): readonly string[] => {
  const middle = Math.floor(text.length / 2);
  return unseenSigns.map((sign) => sign + text.slice(0, middle) + sign + text.slice(middle) + sign);
};

/**
 * As `pastesOf`, with all unseen characters in one text. The halves of a surrogate pair stand in the wrong order, so that
 * they are none.
 */
export const pasteWithAll = (text: string): string => {
  const signs = unseenSigns.toReversed().join('');
  const middle = Math.floor(text.length / 2);
  return signs + text.slice(0, middle) + signs + text.slice(middle) + signs;
};
