import { row } from '../core/samples.ts';
import { defaultQuery, type ListQuery } from './list-query.ts';
import { pageSize, viewOf } from './list-view.ts';
import { ageOf, reasonOf } from './row-words.ts';

const today = '2026-11-21';
const at = (day: string) => `${day}T04:00:00Z`;

const rows = [
  row({ formNo: 'DT-9', status: 'Completed', submittedAt: at('2026-11-20'), customerName: 'nurul huda' }),
  row({
    formNo: 'DT-10',
    status: 'Pending Payment',
    submittedAt: at('2026-11-10'),
    customerName: 'LIM KOK SENG',
  }),
  row({ formNo: 'DT-11', status: 'In Process', submittedAt: at('2026-10-01'), customerName: 'Ang  Siew' }),
  row({ formNo: 'DA-1', status: 'Rejected', submittedAt: at('2026-11-18'), types: ['onboarding'] }),
  row({
    formNo: 'DT-12',
    status: 'Expired',
    submittedAt: at('2026-08-01'),
    types: ['investment', 'switching'],
  }),
  row({ formNo: 'DT-13', status: 'Pending Payment', submittedAt: at('2026-11-19') }),
];

const view = (change: Partial<ListQuery> = {}) => viewOf(rows, { ...defaultQuery, ...change }, today);
const forms = (change: Partial<ListQuery> = {}) => view(change).rows.map((found) => found.formNo);

test('[APP-01] needs you first, then newest', () => {
  expect(forms()).toEqual(['DA-1', 'DT-13', 'DT-10', 'DT-11', 'DT-9', 'DT-12']);
});

test('[APP-01] counts each tab, and shows the tab’s applications', () => {
  expect(view().counts).toEqual({ all: 6, 'needs-you': 3, 'in-progress': 1, completed: 1, closed: 1 });
  expect(forms({ tab: 'completed' })).toEqual(['DT-9']);
});

test.each([
  ['kok seng', ['DT-10']],
  ['  LIM   kok ', ['DT-10']],
  ['dt-1', ['DT-13', 'DT-10', 'DT-11', 'DT-12']],
  ['ang siew', ['DT-11']],
  ['nobody', []],
])('[APP-01] searches form number and customer for %p', (keyword, found) => {
  expect(forms({ keyword })).toEqual(found);
});

test('[APP-01] counts follow the search, so that a tab says where the matches are', () => {
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
  expect(forms({ submitted: 7 })).toEqual(['DA-1', 'DT-13', 'DT-9']);
});

test.each([
  ['submitted', 'descending', ['DT-9', 'DT-13', 'DA-1', 'DT-10', 'DT-11', 'DT-12']],
  ['form', 'ascending', ['DA-1', 'DT-9', 'DT-10', 'DT-11', 'DT-12', 'DT-13']],
  ['customer', 'ascending', ['DT-11', 'DT-10', 'DT-9', 'DT-13', 'DA-1', 'DT-12']],
  ['status', 'descending', ['DT-12', 'DT-9', 'DT-11', 'DT-13', 'DT-10', 'DA-1']],
] as const)('[APP-01] sorts by %s, %s', (sort, direction, expected) => {
  expect(forms({ sort, direction })).toEqual(expected);
});

test('[APP-01] pages, and a page past the end is the last', () => {
  const many = Array.from({ length: pageSize * 2 + 1 }, (_, index) =>
    row({ applicationId: `A${index}`, formNo: `F${index}` }),
  );
  const second = viewOf(many, { ...defaultQuery, page: 2 }, today);
  expect([second.rows.length, second.page, second.pageCount, second.total]).toEqual([pageSize, 2, 3, 21]);
  const past = viewOf(many, { ...defaultQuery, page: 99 }, today);
  expect([past.rows.length, past.page]).toEqual([1, 3]);
});

test('an empty list has one page and nothing to choose', () => {
  const empty = viewOf([], defaultQuery, today);
  expect([empty.pageCount, empty.page, empty.total, empty.statuses, empty.types]).toEqual([1, 1, 0, [], []]);
});

test('offers the statuses of the tab, most urgent first, whatever is searched for', () => {
  expect(view({ tab: 'needs-you', keyword: 'nobody' }).statuses).toEqual(['Rejected', 'Pending Payment']);
});

test.each([
  ['2026-11-21T03:00:00Z', 'today'],
  ['2026-11-20T03:00:00Z', '1 day'],
  ['2026-11-06T03:00:00Z', '15 days'],
  ['2026-11-25T03:00:00Z', 'today'],
])('sent %s is %s old', (submittedAt, age) => expect(ageOf({ submittedAt }, today)).toBe(age));

test.each([
  ['the service’s words', { reason: 'IC back is unreadable' }, 'IC back is unreadable'],
  [
    'what is due, by currency',
    {
      status: 'Pending Payment' as const,
      due: [
        { currency: 'MYR', amount: 25_000 },
        { currency: 'USD', amount: 100.5 },
      ],
    },
    'MYR 25,000.00, USD 100.50 to be paid',
  ],
  [
    'the link’s end',
    { status: 'Pending Customer Confirmation' as const, expiresAt: '2026-11-23T04:00:00Z' },
    'The link expires in 2 days',
  ],
  [
    'the link’s last day',
    { status: 'Pending Customer Confirmation' as const, expiresAt: '2026-11-21T04:00:00Z' },
    'The link expires today',
  ],
  ['nothing', { status: 'Submitted' as const }, undefined],
])('the reason is %s', (_what, changes, expected) => {
  expect(reasonOf(row(changes), today)).toBe(expected);
});
