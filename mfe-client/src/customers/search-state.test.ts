import { searchKeyword } from '@portal/shared/api/customers';
import fc from 'fast-check';
import { countPages, pageSize, searchFromUrl, searchToUrl } from './search-state.ts';

test('[CLI-01] reads and writes keyword and page', () => {
  expect(searchFromUrl(new URLSearchParams('keyword=tan&page=3'))).toEqual({ keyword: 'tan', page: 3 });
  expect(searchToUrl({ keyword: ' tan  mei ', page: 2 }, new URLSearchParams()).toString()).toBe(
    'keyword=tan+mei&page=2',
  );
});

test('[CLI-01] ignores control characters, which the service refuses', () => {
  expect(searchKeyword(' tan\u0000mei\u0007  ling ')).toBe('tan mei ling');
  expect(searchKeyword('\u0000')).toBe('');
});

test('leaves out defaults and keeps other parameters', () => {
  const params = new URLSearchParams('theme=dark&keyword=old&page=9');
  expect(searchToUrl({ keyword: 'lim', page: 1 }, params).toString()).toBe('theme=dark&keyword=lim');
  expect(searchToUrl({ keyword: '  ', page: 4 }, params).toString()).toBe('theme=dark');
});

test.each(['0', '-1', '1.5', 'two', '', '1e99'])('reads the invalid page %p as page 1', (page) => {
  expect(searchFromUrl(new URLSearchParams({ keyword: 'x', page })).page).toBe(1);
});

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 2000 }), (typed, page) => {
      fc.pre(searchKeyword(typed) !== '');
      const state = { keyword: searchKeyword(typed), page };
      expect(searchFromUrl(searchToUrl(state, new URLSearchParams()))).toEqual(state);
    }),
  );
});

test('counts at least one page', () => {
  expect(countPages(0)).toBe(1);
  expect(countPages(pageSize)).toBe(1);
  expect(countPages(pageSize + 1)).toBe(2);
});
