import { letterOf } from '@portal/shared/customer-search';
import type { ListItem } from './list-view.ts';

/** Returns for each row the number of customers up to it. */
export function countCustomers(items: readonly ListItem[]): readonly number[] {
  let count = 0;
  return items.map(({ kind }) => {
    if (kind === 'customer') count += 1;
    return count;
  });
}

/** Returns the letters of the headings. */
export const lettersOf = (items: readonly ListItem[]): ReadonlySet<string> =>
  new Set(items.flatMap((item) => (item.kind === 'heading' ? [item.text] : [])));

/** Returns the letter of a row. */
export function letterAt(items: readonly ListItem[], index: number): string | undefined {
  const item = items[index];
  if (item?.kind === 'heading') return item.text;
  return item?.kind === 'customer' ? letterOf(item.customer) : undefined;
}
