/** A part of a name. `isMatch`: it matches the keyword. */
interface NamePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a name into parts, of which those that are a word of the keyword, ignoring case, have `isMatch`, so that the
 * agent sees why a row matches. Together the parts are the name; without a keyword the name is one part.
 */
export function highlight(name: string, keyword: string): readonly NamePart[] {
  const words = keyword.split(' ').filter(Boolean).map(escapeForRegExp);
  if (words.length === 0) return [{ text: name, isMatch: false }];
  // the capturing group keeps the separators, so every second part is a match
  return name
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
