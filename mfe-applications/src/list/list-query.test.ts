import { applicationStatuses } from '@portal/shared/api/status';
import { itemTypes } from '@portal/shared/api/transaction-payloads';
import fc from 'fast-check';
import {
  changeQuery,
  defaultQuery,
  periods,
  readQuery,
  sortBy,
  sortKeys,
  tabs,
  writeQuery,
} from './list-query.ts';

const queries = fc.record({
  tab: fc.constantFrom(...tabs),
  keyword: fc.string(),
  status: fc.option(fc.constantFrom(...applicationStatuses), { nil: undefined }),
  type: fc.option(fc.constantFrom(...itemTypes), { nil: undefined }),
  submitted: fc.option(fc.constantFrom(...periods), { nil: undefined }),
  sort: fc.constantFrom(...sortKeys),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
  page: fc.integer({ min: 1, max: 10_000 }),
});

test('reads back any query that it wrote', () => {
  fc.assert(
    fc.property(queries, (anyQuery) => {
      const { params, state } = writeQuery(anyQuery);
      expect(readQuery(new URLSearchParams(params.toString()), state)).toEqual(anyQuery);
      expect(params.has('keyword')).toBe(false);
    }),
  );
});

test('reads the default of an empty URL, and writes no parameter and no state for it', () => {
  expect(readQuery(new URLSearchParams(), null)).toEqual(defaultQuery);
  expect(writeQuery(defaultQuery)).toEqual({ params: new URLSearchParams(), state: null });
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
])('ignores the invalid parameter %s', (search) =>
  expect(readQuery(new URLSearchParams(search), null)).toEqual(defaultQuery),
);

test('a change goes back to the first page', () => {
  const current = { ...defaultQuery, page: 4 };
  expect(changeQuery(current, { keyword: 'tan' }).page).toBe(1);
  expect(changeQuery(current, { page: 5 }).page).toBe(5);
});

test('a change of the tab clears the status filter', () => {
  const current = changeQuery(defaultQuery, { tab: 'needs-you', status: 'Rejected' });
  expect(current.status).toBe('Rejected');
  expect(changeQuery(current, { tab: 'completed' }).status).toBeUndefined();
  expect(changeQuery(current, { keyword: 'tan' }).status).toBe('Rejected');
});

test('a column sorts in its default direction first, and then reverses', () => {
  const newest = sortBy(sortBy(defaultQuery, 'customer'), 'submitted');
  expect([newest.sort, newest.direction]).toEqual(['submitted', 'descending']);
  expect(sortBy(newest, 'submitted').direction).toBe('ascending');
  expect(sortBy(newest, 'customer').direction).toBe('ascending');
});
