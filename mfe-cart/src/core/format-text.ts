/** Formats a number with its noun: `1 item`, `3 items`. */
export function pluralize(quantity: number, one: string, many = `${one}s`): string {
  return `${quantity} ${quantity === 1 ? one : many}`;
}

/** Begins a text with a capital: `Redemption CBSUK`. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Joins texts as a sentence does: `MYR, USD and AUD`. */
export function joinWithAnd(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
