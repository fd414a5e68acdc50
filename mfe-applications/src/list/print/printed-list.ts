import { formatCount } from '@portal/shared/counts';
import { getItemTypeLabel } from '@portal/shared/items';
import { mostPrinted } from '@portal/shared/use-is-printing';
import type { ListQuery } from '../list-query.ts';
import type { ListView } from '../list-view.ts';
import { tabLabels } from '../tab-labels.ts';

/**
 * Describes what a printed list shows, in place of its tabs and filters: `Needs you · Switch · 12 applications`. Above
 * `mostPrinted` matches it says that only the first ones are printed.
 */
export function describePrintedList(query: ListQuery, { total }: Pick<ListView, 'total'>): string {
  const { tab, keyword, status, type, submitted } = query;
  const words = keyword.trim();
  const noun = total === 1 ? 'application' : 'applications';
  const quantity =
    total > mostPrinted
      ? `the first ${formatCount(mostPrinted)} of ${formatCount(total)} ${noun}`
      : `${formatCount(total)} ${noun}`;
  return [
    tabLabels[tab],
    ...(status === undefined ? [] : [status]),
    ...(type === undefined ? [] : [getItemTypeLabel(type)]),
    ...(submitted === undefined ? [] : [`Sent in the last ${submitted} days`]),
    ...(words === '' ? [] : [`“${words}”`]),
    quantity,
  ].join(' · ');
}
