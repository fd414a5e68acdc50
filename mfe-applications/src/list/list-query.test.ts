import { applicationStatuses } from '@portal/shared/api/status';
import { itemTypes } from '@portal/shared/api/transaction-payloads';
import fc from 'fast-check';
import { ask, defaultQuery, periods, readQuery, sortBy, sortKeys, tabs, writeQuery } from './list-query.ts';

const query = fc.record({
  tab: fc.constantFrom(...tabs),
  keyword: fc.string(),
  status: fc.option(fc.constantFrom(...applicationStatuses), { nil: undefined }),
  type: fc.option(fc.constantFrom(...itemTypes), { nil: undefined }),
  submitted: fc.option(fc.constantFrom(...periods), { nil: undefined }),
  sort: fc.constantFrom(...sortKeys),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
  page: fc.integer({ min: 1, max: 10_000 }),
});

test('every query survives the URL', () => {
  fc.assert(
    fc.property(query, (asked) => {
      expect(readQuery(new URLSearchParams(writeQuery(asked).toString()))).toEqual(asked);
    }),
  );
});

test('a URL without a query asks for the default, and the default leaves the URL clean', () => {
  expect(readQuery(new URLSearchParams())).toEqual(defaultQuery);
  expect(writeQuery(defaultQuery).toString()).toBe('');
});

test.each([
  'tab=mine',
  'status=Lost',
  'type=x',
  'submitted=31',
  'sort=-age',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
])('nonsense in the URL (%s) is as if it were not there', (search) =>
  expect(readQuery(new URLSearchParams(search))).toEqual(defaultQuery),
);

test('a new question begins at the first page', () => {
  const asked = { ...defaultQuery, page: 4 };
  expect(ask(asked, { keyword: 'tan' }).page).toBe(1);
  expect(ask(asked, { page: 5 }).page).toBe(5);
});

test('leaving a tab drops the status chosen in it', () => {
  const asked = ask(defaultQuery, { tab: 'needs-you', status: 'Rejected' });
  expect(asked.status).toBe('Rejected');
  expect(ask(asked, { tab: 'completed' }).status).toBeUndefined();
  expect(ask(asked, { keyword: 'tan' }).status).toBe('Rejected');
});

test('a column sorts the way one expects first, and then turns round', () => {
  const newest = sortBy(defaultQuery, 'submitted');
  expect([newest.sort, newest.direction]).toEqual(['submitted', 'descending']);
  expect(sortBy(newest, 'submitted').direction).toBe('ascending');
  expect(sortBy(newest, 'customer').direction).toBe('ascending');
});
