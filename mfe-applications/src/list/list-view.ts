import type { ApplicationRow } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import type { ItemType } from '@portal/shared/api/transaction-payloads';
import { searchKeyword } from '@portal/shared/clean-text';
import { addDays, malaysianDateOf } from '@portal/shared/dates';
import { getGroup, getUrgency } from '../core/status-group.ts';
import type { ListQuery, SortKey, Tab } from './list-query.ts';

/** Rows on a page. */
export const pageSize = 10;

/** View model of the list for a query. */
export interface ListView {
  /** Number of applications in each tab that match search and filters. */
  readonly counts: Readonly<Record<Tab, number>>;
  /** All applications that match the query, sorted. */
  readonly matches: readonly ApplicationRow[];
  /** The matches on the current page. */
  readonly rows: readonly ApplicationRow[];
  /** The query's page, or the last page when there are fewer. */
  readonly page: number;
  readonly pageCount: number;
  /** Number of matches. */
  readonly total: number;
  /** Options of the filters: statuses in this tab, and types of all applications. */
  readonly statuses: readonly ApplicationStatus[];
  readonly types: readonly ItemType[];
}

/**
 * Filters, counts, sorts and pages the applications: returns the rows of the query's page (the last page when there are
 * fewer), all matches, their number in each tab, and the filters' options. `today` is YYYY-MM-DD. `left`: ids of the
 * checkouts that the agent leaves as they are, whose applications are closed.
 */
export function buildListView(
  all: readonly ApplicationRow[],
  query: ListQuery,
  today: string,
  left: ReadonlySet<string>,
): ListView {
  const isInTab = (row: ApplicationRow) => query.tab === 'all' || getGroup(row, left) === query.tab;
  const matches = all.filter(createFilter(query, today));
  const inTab = matches.filter(isInTab);
  const withStatus = inTab.filter((row) => query.status === undefined || row.status === query.status);
  const sortedRows = withStatus
    .map((row): SortableRow => ({ row, at: Date.parse(row.submittedAt) }))
    .sort(createComparison(query))
    .map(({ row }) => row);
  const pageCount = Math.max(1, Math.ceil(sortedRows.length / pageSize));
  const page = Math.min(query.page, pageCount);
  return {
    counts: countByTab(matches, left),
    matches: sortedRows,
    rows: sortedRows.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageCount,
    total: sortedRows.length,
    statuses: removeDuplicates(all.filter(isInTab).map((row) => row.status)).toSorted(
      (a, b) => getUrgency(a) - getUrgency(b),
    ),
    types: removeDuplicates(all.flatMap((row) => row.types)),
  };
}

/** Returns whether a row matches search, type and time. */
function createFilter({ type, submitted, keyword }: ListQuery, today: string) {
  const first = submitted === undefined ? undefined : addDays(today, -submitted);
  const words = normalizeText(keyword);
  return (row: ApplicationRow): boolean => {
    if (type !== undefined && !row.types.includes(type)) return false;
    if (first !== undefined && malaysianDateOf(row.submittedAt) < first) return false;
    return words === '' || [row.formNo, row.customerName].some((text) => normalizeText(text).includes(words));
  };
}

function countByTab(rows: readonly ApplicationRow[], left: ReadonlySet<string>): Record<Tab, number> {
  const counts = { all: rows.length, 'needs-you': 0, 'in-progress': 0, completed: 0, closed: 0 };
  for (const row of rows) counts[getGroup(row, left)] += 1;
  return counts;
}

/** A row with the instant of its submission in milliseconds, which is parsed once. */
interface SortableRow {
  readonly row: ApplicationRow;
  readonly at: number;
}

type Compare = (a: SortableRow, b: SortableRow) => number;

// `localeCompare` with options creates a collator for each call, which is slow for thousands of rows
const names = new Intl.Collator('en', { sensitivity: 'base' });
const numbers = new Intl.Collator('en', { numeric: true });

// services that note the minute alone give several forms the same time
const oldestFirst: Compare = (a, b) => a.at - b.at || numbers.compare(a.row.formNo, b.row.formNo);
const newestFirst: Compare = (a, b) => oldestFirst(b, a);
const comparisons: Readonly<Record<SortKey, Compare>> = {
  status: (a, b) => getUrgency(a.row.status) - getUrgency(b.row.status),
  submitted: oldestFirst,
  customer: (a, b) => names.compare(a.row.customerName, b.row.customerName),
  form: (a, b) => numbers.compare(a.row.formNo, b.row.formNo),
};

/** Rows with equal values are sorted newest first in both directions. */
function createComparison({ sort, direction }: ListQuery): Compare {
  const compare = comparisons[sort];
  const sign = direction === 'descending' ? -1 : 1;
  return (a, b) => sign * compare(a, b) || newestFirst(a, b);
}

/** Ignores case, repeated spaces and unseen characters. */
const normalizeText = (text: string): string => searchKeyword(text).toLowerCase();

function removeDuplicates<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
