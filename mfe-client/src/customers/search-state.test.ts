import fc from 'fast-check';
import { pageCount, pageSize, searchFromUrl, searchToUrl, tidyKeyword } from './search-state.ts';

test('[CLI-01] keyword and page live in the address', () => {
  expect(searchFromUrl(new URLSearchParams('keyword=tan&page=3'))).toEqual({ keyword: 'tan', page: 3 });
  expect(searchToUrl({ keyword: ' tan  mei ', page: 2 }, new URLSearchParams()).toString()).toBe(
    'keyword=tan+mei&page=2',
  );
});

test('defaults leave no trace, and other parameters stay', () => {
  const params = new URLSearchParams('theme=dark&keyword=old&page=9');
  expect(searchToUrl({ keyword: 'lim', page: 1 }, params).toString()).toBe('theme=dark&keyword=lim');
  expect(searchToUrl({ keyword: '  ', page: 4 }, params).toString()).toBe('theme=dark');
});

test.each(['0', '-1', '1.5', 'two', '', '1e99'])('page %p is the first', (page) => {
  expect(searchFromUrl(new URLSearchParams({ keyword: 'x', page })).page).toBe(1);
});

test('what is written is what is read', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 2000 }), (typed, page) => {
      fc.pre(tidyKeyword(typed) !== '');
      const state = { keyword: tidyKeyword(typed), page };
      expect(searchFromUrl(searchToUrl(state, new URLSearchParams()))).toEqual(state);
    }),
  );
});

test('pages', () => {
  expect(pageCount(0)).toBe(1);
  expect(pageCount(pageSize)).toBe(1);
  expect(pageCount(pageSize + 1)).toBe(2);
});
