/** A piece of a name: `hit` where it matches what was searched. */
export interface NamePart {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a name at the words searched for, whatever their case, so that the agent sees why a row is here. */
export function highlight(name: string, keyword: string): readonly NamePart[] {
  const words = keyword.split(' ').filter(Boolean).map(escapeForRegExp);
  if (words.length === 0) return [{ text: name, hit: false }];
  // A capturing group keeps the separators: every second piece of the split is a hit.
  return name
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((text, index) => ({ text, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
