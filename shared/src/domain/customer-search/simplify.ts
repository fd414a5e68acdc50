/** Returns a text as it is compared: without case, accents and apostrophes. */
export const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’`]/gu, '')
    .toLowerCase();

/** Returns the words of a text as they are compared. */
export const splitWords = (text: string): readonly string[] =>
  simplify(text)
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== '');
