import { searchKeyword } from '@portal/shared/clean-text';
import { pastesOf } from '@portal/shared/person/cases/unseen-signs';
import fc from 'fast-check';
import { filters } from './filters.ts';
import { sorts } from './list-view.ts';
import { readSearch, writeSearch } from './search-state.ts';

test('[CLI-01] reads and writes filter and order in the URL, the keyword in the state', () => {
  const state = { searchWords: 'tan' };
  const params = new URLSearchParams('show=expired&sort=expiry');
  expect(readSearch(params, state)).toEqual({ keyword: 'tan', filter: 'expired', sort: 'expiry' });
  const search = { keyword: ' tan  mei ', filter: 'cart', sort: 'name' } as const;
  const written = writeSearch(search, new URLSearchParams('page=4'));
  expect([written.params.toString(), written.state]).toEqual([
    'show=cart&sort=name',
    { searchWords: 'tan mei' },
  ]);
});

test('[CLI-01] ignores control characters, which the service refuses', () => {
  expect(searchKeyword(' tan \u0000mei\u0007  ling ')).toBe('tan mei ling');
  expect(searchKeyword('\u0000')).toBe('');
});

test.each(['tan mei', '910725–10'])('[CLI-01] searches %p as pasted with unseen characters', (keyword) => {
  const sent = { keyword: searchKeyword(keyword), filter: 'all', sort: 'match' } as const;
  for (const pasted of pastesOf(keyword)) {
    const { params, state } = writeSearch({ ...sent, keyword: pasted }, new URLSearchParams());
    expect(readSearch(params, state)).toEqual(sent);
    // also from the entry of an earlier release
    expect(readSearch(params, { searchWords: pasted })).toEqual(sent);
  }
});

test('leaves out defaults and keeps other parameters', () => {
  const params = new URLSearchParams('theme=dark&show=cart');
  const search = { keyword: 'lim', filter: 'all', sort: 'match' } as const;
  expect(writeSearch(search, params).params.toString()).toBe('theme=dark');
  expect(writeSearch({ keyword: '  ', filter: 'all', sort: 'name' }, params)).toEqual({
    params: new URLSearchParams('theme=dark'),
    state: null,
  });
});

test.each([
  ['show=everything&sort=size', '', 'name'],
  ['sort=match', '', 'name'],
  ['sort=match', 'tan', 'match'],
  ['', 'tan', 'match'],
])('reads the parameters %j with the words %j as the order %s', (params, searchWords, sort) => {
  expect(readSearch(new URLSearchParams(params), { searchWords })).toMatchObject({ filter: 'all', sort });
});

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.constantFrom(...filters),
      fc.constantFrom(...sorts),
      (typed, filter, sort) => {
        fc.pre(searchKeyword(typed) !== '');
        const search = { keyword: searchKeyword(typed), filter, sort };
        const { params, state } = writeSearch(search, new URLSearchParams());
        expect(readSearch(params, state)).toEqual(search);
      },
    ),
  );
});
