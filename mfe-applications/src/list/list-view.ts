import type { ApplicationRow } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import type { ItemType } from '@portal/shared/api/transaction-payloads';
import { addDays, localDateOf } from '@portal/shared/dates';
import { groupOf, type StatusGroup, urgencyOf } from '../core/status-group.ts';
import type { ListQuery, SortKey, Tab } from './list-query.ts';

export const pageSize = 10;

/** What the screen shows of the list for a query. */
export interface ListView {
  /** Applications in each tab that fit the rest of the query. */
  readonly counts: Readonly<Record<Tab, number>>;
  /** What fits the query, over all pages, sorted. */
  readonly found: readonly ApplicationRow[];
  /** Those of them on the page. */
  readonly rows: readonly ApplicationRow[];
  /** The page shown: the query's, or the last there is. */
  readonly page: number;
  readonly pageCount: number;
  /** Applications over all pages. */
  readonly total: number;
  /** What can be chosen: statuses of this tab and types that occur. */
  readonly statuses: readonly ApplicationStatus[];
  readonly types: readonly ItemType[];
}

/** Filters, counts, sorts and pages; `today` is a calendar date. */
export function viewOf(all: readonly ApplicationRow[], query: ListQuery, today: string): ListView {
  const found = all.filter((row) => fitsFilters(row, query, today));
  const inTab = found.filter((row) => fitsTab(row, query.tab));
  const chosen = inTab.filter((row) => query.status === undefined || row.status === query.status);
  const sorted = chosen.toSorted(comparison(query));
  const pageCount = Math.max(1, Math.ceil(sorted.length / pageSize));
  const page = Math.min(query.page, pageCount);
  return {
    counts: countsOf(found),
    found: sorted,
    rows: sorted.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageCount,
    total: sorted.length,
    statuses: distinct(all.filter((row) => fitsTab(row, query.tab)).map((row) => row.status)).toSorted(
      (a, b) => urgencyOf(a) - urgencyOf(b),
    ),
    types: distinct(all.flatMap((row) => row.types)),
  };
}

function fitsTab(row: ApplicationRow, tab: Tab): boolean {
  return tab === 'all' || groupOf(row.status) === tab;
}

function fitsFilters(row: ApplicationRow, query: ListQuery, today: string): boolean {
  if (query.type !== undefined && !row.types.includes(query.type)) return false;
  if (query.submitted !== undefined && localDateOf(row.submittedAt) < addDays(today, -query.submitted)) {
    return false;
  }
  const keyword = folded(query.keyword);
  return keyword === '' || [row.formNo, row.customerName].some((text) => folded(text).includes(keyword));
}

function countsOf(rows: readonly ApplicationRow[]): Record<Tab, number> {
  const counts = { all: rows.length, 'needs-you': 0, 'in-progress': 0, completed: 0, closed: 0 };
  for (const row of rows) {
    const group: StatusGroup = groupOf(row.status);
    counts[group] += 1;
  }
  return counts;
}

type Compare = (a: ApplicationRow, b: ApplicationRow) => number;

const newestFirst: Compare = (a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt);
const comparisons: Readonly<Record<SortKey, Compare>> = {
  status: (a, b) => urgencyOf(a.status) - urgencyOf(b.status),
  submitted: (a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt),
  customer: (a, b) => a.customerName.localeCompare(b.customerName, 'en', { sensitivity: 'base' }),
  form: (a, b) => a.formNo.localeCompare(b.formNo, 'en', { numeric: true }),
};

/** Equals stand newest first, whichever way the column is turned. */
function comparison({ sort, direction }: ListQuery): Compare {
  const compare = comparisons[sort];
  const sign = direction === 'descending' ? -1 : 1;
  return (a, b) => sign * compare(a, b) || newestFirst(a, b);
}

/** Case and runs of spaces do not tell names apart. */
function folded(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
