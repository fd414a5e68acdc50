import { formatCount } from '@portal/shared/counts';
import { getItemTypeLabel } from '@portal/shared/items';
import type { ListQuery } from '../list-query.ts';
import type { ListView } from '../list-view.ts';
import { tabLabels } from '../tab-labels.ts';

/** The most rows that are printed. More would keep the browser busy for many seconds; the CSV file has all of them. */
export const mostPrinted = 500;

/**
 * Describes what a printed list shows, in place of its tabs and filters: `Needs you · Switch · 12 applications`. Above
 * 500 matches it says that only the first 500 are printed.
 */
export function describePrintedList(query: ListQuery, { total }: Pick<ListView, 'total'>): string {
  const { tab, keyword, status, type, submitted } = query;
  const words = keyword.trim();
  const noun = total === 1 ? 'application' : 'applications';
  const quantity =
    total > mostPrinted ? `the first ${mostPrinted} of ${formatCount(total)} ${noun}` : `${total} ${noun}`;
  return [
    tabLabels[tab],
    ...(status === undefined ? [] : [status]),
    ...(type === undefined ? [] : [getItemTypeLabel(type)]),
    ...(submitted === undefined ? [] : [`Sent in the last ${submitted} days`]),
    ...(words === '' ? [] : [`“${words}”`]),
    quantity,
  ].join(' · ');
}
