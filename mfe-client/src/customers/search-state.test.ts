import { searchKeyword } from '@portal/shared/clean-text';
import { pastesOf } from '@portal/shared/person/cases/unseen-signs';
import fc from 'fast-check';
import { countPages, pageSize, readSearch, writeSearch } from './search-state.ts';

test('[CLI-01] reads and writes the page in the URL, the keyword in the state', () => {
  const state = { searchWords: 'tan' };
  expect(readSearch(new URLSearchParams('page=3'), state)).toEqual({ keyword: 'tan', page: 3 });
  const written = writeSearch({ keyword: ' tan  mei ', page: 2 }, new URLSearchParams());
  expect([written.params.toString(), written.state]).toEqual(['page=2', { searchWords: 'tan mei' }]);
});

test('[CLI-01] ignores control characters, which the service refuses', () => {
  expect(searchKeyword(' tan \u0000mei\u0007  ling ')).toBe('tan mei ling');
  expect(searchKeyword('\u0000')).toBe('');
});

test.each(['tan mei', '910725–10'])('[CLI-01] searches %p as pasted with unseen characters', (keyword) => {
  const sent = { keyword: searchKeyword(keyword), page: 1 };
  for (const pasted of pastesOf(keyword)) {
    const { params, state } = writeSearch({ keyword: pasted, page: 1 }, new URLSearchParams());
    expect(readSearch(params, state)).toEqual(sent);
    // also from the entry of an earlier release
    expect(readSearch(params, { searchWords: pasted })).toEqual(sent);
  }
});

test('leaves out defaults and keeps other parameters', () => {
  const params = new URLSearchParams('theme=dark&page=9');
  expect(writeSearch({ keyword: 'lim', page: 1 }, params).params.toString()).toBe('theme=dark');
  expect(writeSearch({ keyword: '  ', page: 4 }, params)).toEqual({
    params: new URLSearchParams('theme=dark'),
    state: null,
  });
});

test.each(['0', '-1', '1.5', 'two', '', '1e99'])('reads the invalid page %p as page 1', (page) => {
  expect(readSearch(new URLSearchParams({ page }), { searchWords: 'x' }).page).toBe(1);
});

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 2000 }), (typed, page) => {
      fc.pre(searchKeyword(typed) !== '');
      const search = { keyword: searchKeyword(typed), page };
      const { params, state } = writeSearch(search, new URLSearchParams());
      expect(readSearch(params, state)).toEqual(search);
    }),
  );
});

test('counts at least one page', () => {
  expect(countPages(0)).toBe(1);
  expect(countPages(pageSize)).toBe(1);
  expect(countPages(pageSize + 1)).toBe(2);
});
