import { pastesOf } from '@portal/shared/person/cases/unseen-signs';
import { row } from '../core/applications.fixture.ts';
import { defaultQuery, type ListQuery } from './list-query.ts';
import { buildListView, pageSize } from './list-view.ts';

const today = '2026-11-21';
const noneLeft = new Set<string>();
const noonOf = (day: string) => `${day}T04:00:00Z`;

const rows = [
  row({ formNo: 'DT-9', status: 'Completed', submittedAt: noonOf('2026-11-20'), customerName: 'nurul huda' }),
  row({
    formNo: 'DT-10',
    status: 'Pending Payment',
    submittedAt: noonOf('2026-11-10'),
    customerName: 'LIM KOK SENG',
  }),
  row({
    formNo: 'DT-11',
    status: 'In Process',
    submittedAt: noonOf('2026-10-01'),
    customerName: 'Ang  Siew',
  }),
  row({ formNo: 'DA-1', status: 'Rejected', submittedAt: noonOf('2026-11-18'), types: ['onboarding'] }),
  row({
    formNo: 'DT-12',
    status: 'Expired',
    submittedAt: noonOf('2026-08-01'),
    types: ['investment', 'switching'],
  }),
  row({ formNo: 'DT-13', status: 'Pending Payment', submittedAt: noonOf('2026-11-19') }),
];

const view = (change: Partial<ListQuery> = {}) =>
  buildListView(rows, { ...defaultQuery, ...change }, today, noneLeft);
const forms = (change: Partial<ListQuery> = {}) => view(change).rows.map(({ formNo }) => formNo);

test('[APP-01] sorts newest first, so that what was just sent is on top', () => {
  expect(forms()).toEqual(['DT-9', 'DT-13', 'DA-1', 'DT-10', 'DT-11', 'DT-12']);
});

test('[APP-01] of several that were sent in the same minute the last form is on top, however they arrive', () => {
  const sent = ['DT-99', 'DT-101', 'DA-98', 'DT-100'].map((formNo) =>
    row({ formNo, status: 'Pending Customer Confirmation', submittedAt: noonOf(today) }),
  );
  const listed = (all: typeof rows, change: Partial<ListQuery> = {}) =>
    buildListView(all, { ...defaultQuery, ...change }, today, noneLeft).rows.map(({ formNo }) => formNo);
  const newest = ['DT-101', 'DT-100', 'DT-99', 'DA-98'];
  expect(listed([...rows, ...sent]).slice(0, 5)).toEqual([...newest, 'DT-9']);
  expect(listed([...sent.toReversed(), ...rows]).slice(0, 5)).toEqual([...newest, 'DT-9']);
  expect(listed(sent, { direction: 'ascending' })).toEqual(newest.toReversed());
  expect(listed(sent, { sort: 'status', direction: 'ascending' })).toEqual(newest);
});

test('[APP-01] counts each tab and shows the selected tab', () => {
  expect(view().counts).toEqual({ all: 6, 'needs-you': 3, 'in-progress': 1, completed: 1, closed: 1 });
  expect(forms({ tab: 'completed' })).toEqual(['DT-9']);
});

test('[CHK-04] an order that the agent leaves as it is, is closed and still found', () => {
  const left = new Set(['CO-left']);
  const withLeft = rows.map((each) => (each.formNo === 'DA-1' ? { ...each, checkoutId: 'CO-left' } : each));
  const closed = buildListView(withLeft, { ...defaultQuery, tab: 'closed' }, today, left);
  expect(closed.counts).toEqual({ all: 6, 'needs-you': 2, 'in-progress': 1, completed: 1, closed: 2 });
  expect(closed.rows.map(({ formNo }) => formNo)).toEqual(['DA-1', 'DT-12']);
});

test.each([
  ['kok seng', ['DT-10']],
  ['  LIM   kok ', ['DT-10']],
  ['dt-1', ['DT-13', 'DT-10', 'DT-11', 'DT-12']],
  ['ang siew', ['DT-11']],
  ['unmatched', []],
])('[APP-01] searches form number and customer for %p', (keyword, expected) => {
  expect(forms({ keyword })).toEqual(expected);
});

test.each(['DT-10', 'lim kok'])('[APP-01] finds %p as pasted with unseen characters', (keyword) => {
  for (const pasted of pastesOf(keyword)) expect(forms({ keyword: pasted })).toEqual(['DT-10']);
});

test('[APP-01] counts only the matches of the search', () => {
  expect(view({ keyword: 'kok seng', tab: 'completed' }).counts).toEqual({
    all: 1,
    'needs-you': 1,
    'in-progress': 0,
    completed: 0,
    closed: 0,
  });
});

test('[APP-01] filters by status, type and time', () => {
  expect(forms({ status: 'Pending Payment' })).toEqual(['DT-13', 'DT-10']);
  expect(forms({ type: 'switching' })).toEqual(['DT-12']);
  expect(forms({ submitted: 7 })).toEqual(['DT-9', 'DT-13', 'DA-1']);
});

test.each([
  ['submitted', 'descending', ['DT-9', 'DT-13', 'DA-1', 'DT-10', 'DT-11', 'DT-12']],
  ['form', 'ascending', ['DA-1', 'DT-9', 'DT-10', 'DT-11', 'DT-12', 'DT-13']],
  ['customer', 'ascending', ['DT-11', 'DT-10', 'DT-9', 'DT-13', 'DA-1', 'DT-12']],
  ['status', 'ascending', ['DA-1', 'DT-13', 'DT-10', 'DT-11', 'DT-9', 'DT-12']],
  ['status', 'descending', ['DT-12', 'DT-9', 'DT-11', 'DT-13', 'DT-10', 'DA-1']],
] as const)('[APP-01] sorts by %s, %s', (sort, direction, expected) => {
  expect(forms({ sort, direction })).toEqual(expected);
});

test('[APP-01] shows the last page when the page is out of range', () => {
  const many = Array.from({ length: pageSize * 2 + 1 }, (_, index) =>
    row({ applicationId: `A${index}`, formNo: `F${index}` }),
  );
  const second = buildListView(many, { ...defaultQuery, page: 2 }, today, noneLeft);
  expect([second.rows.length, second.page, second.pageCount, second.total]).toEqual([pageSize, 2, 3, 21]);
  const past = buildListView(many, { ...defaultQuery, page: 99 }, today, noneLeft);
  expect([past.rows.length, past.page]).toEqual([1, 3]);
});

test('an empty list has one page and no filter options', () => {
  const empty = buildListView([], defaultQuery, today, noneLeft);
  expect([empty.pageCount, empty.page, empty.total, empty.statuses, empty.types]).toEqual([1, 1, 0, [], []]);
});

test('offers the statuses of the tab, most urgent first, for any keyword', () => {
  expect(view({ tab: 'needs-you', keyword: 'unmatched' }).statuses).toEqual(['Rejected', 'Pending Payment']);
});

test('[APP-01] of 5,000 applications a page has ten, and each is on exactly one page', () => {
  const [one] = rows;
  if (!one) throw new Error('no row');
  const many = Array.from({ length: 5_000 }, (_none, index) => ({
    ...one,
    applicationId: `A${index}`,
    formNo: `DT-${(index * 7_919) % 5_000}`,
  }));
  const pageAt = (page: number) =>
    buildListView(
      many,
      { ...defaultQuery, sort: 'form', direction: 'ascending', page },
      today,
      noneLeft,
    ).rows.map(({ formNo }) => formNo);
  expect(pageAt(1)).toEqual(Array.from({ length: pageSize }, (_none, index) => `DT-${index}`));
  expect(pageAt(500)).toEqual(Array.from({ length: pageSize }, (_none, index) => `DT-${4_990 + index}`));
  expect(buildListView(many, defaultQuery, today, noneLeft)).toMatchObject({ pageCount: 500, total: 5_000 });
});
