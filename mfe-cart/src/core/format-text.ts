import { formatDate } from '@portal/shared/dates';

/** `1 item`, `3 items`. */
export function pluralize(quantity: number, one: string, many = `${one}s`): string {
  return `${quantity} ${quantity === 1 ? one : many}`;
}

/** `23 Nov`: a date near enough to go without its year. */
export function dayAndMonth(date: string): string {
  return formatDate(date).replace(/ \d{4}$/, '');
}

/** `MYR, USD and AUD`. */
export function joinWithAnd(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
