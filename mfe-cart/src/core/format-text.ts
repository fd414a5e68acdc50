/**
 * Formats a number with its noun: `1 item`, `3 items`, `0 items`. `many` is the plural, by default the noun with `s`.
 */
export function pluralize(quantity: number, one: string, many = `${one}s`): string {
  return `${quantity} ${quantity === 1 ? one : many}`;
}

/** Joins texts as a sentence does: `MYR, USD and AUD`. Empty for no text. */
export function joinWithAnd(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
