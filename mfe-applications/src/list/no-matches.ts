import { getItemTypeLabel } from '@portal/shared/items';
import { type ListQuery, tabs } from './list-query.ts';
import type { ListView } from './list-view.ts';
import { tabLabels } from './tab-labels.ts';

/** What is said of a list without a match. */
interface NoMatches {
  readonly title: string;
  readonly text: string;
  /** Search words or filters are set, which can be cleared. */
  readonly canClear: boolean;
}

/**
 * Returns what to say where nothing matches a query: its search words and filters, and how many applications of other
 * tabs match the words, type and time: `There are 3 in Completed.`
 */
export function describeNoMatches(query: ListQuery, { counts }: Pick<ListView, 'counts'>): NoMatches {
  const { tab, keyword, status, type, submitted } = query;
  const words = keyword.trim();
  const filters = [
    ...(status === undefined ? [] : [status]),
    ...(type === undefined ? [] : [getItemTypeLabel(type)]),
    ...(submitted === undefined ? [] : [`sent in the last ${submitted} days`]),
  ];
  const others = tabs.filter(
    (other) => other !== 'all' && other !== tab && tab !== 'all' && counts[other] > 0,
  );
  const subject = words === '' ? 'these filters' : `“${words}”`;
  const canClear = words !== '' || filters.length > 0;
  return {
    title: canClear ? `No application matches ${subject}` : `No application in ${tabLabels[tab]}`,
    text: [
      words === '' ? '' : 'Form numbers and customers are searched.',
      filters.length === 0 ? '' : `Filters: ${filters.join(', ')}.`,
      others.length === 0
        ? ''
        : `There are ${others.map((other) => `${counts[other]} in ${tabLabels[other]}`).join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    canClear,
  };
}
