import { createSearchLink, takeSearchWords } from './search-address.ts';

test.each([
  ['/client?keyword=tan+mei', '/client', { searchWords: 'tan mei' }],
  ['/client?keyword=tan&page=2#list', '/client?page=2#list', { searchWords: 'tan' }],
  ['/application?tab=completed&keyword=%26%23', '/application?tab=completed', { searchWords: '&#' }],
  ['/client?keyword=&page=2', '/client?page=2', null],
  ['/client?page=2', '/client?page=2', null],
  ['/redirect?to=https://site.example/?keyword', '/redirect?to=https://site.example/?keyword', null],
  ['/', '/', null],
])('moves the search words of %s into the state', (link, path, state) => {
  expect(takeSearchWords(link)).toEqual({ path, state });
});

test.each([
  ['/client', '', 'tan mei'],
  ['/client', '?page=2', '880101-14-5568'],
  ['/application', '?tab=completed', '#&?='],
])('%s%s opens again with %j', (pathname, search, searchWords) => {
  const link = createSearchLink(pathname, search, { searchWords });
  expect(takeSearchWords(link)).toEqual({ path: pathname + search, state: { searchWords } });
});

test.each([null, undefined, {}, { searchWords: 7 }])('leaves the path as it is for the state %j', (state) => {
  expect(createSearchLink('/client', '?page=2', state)).toBe('/client?page=2');
});
