import { createSearchState, readSearchWords } from './search-words.ts';

test.each(['tan mei ling', '880101-14-5568', ' '])('reads the search words %j back', (words) => {
  expect(readSearchWords(createSearchState(words))).toBe(words);
});

test('has no state without words', () => {
  expect(createSearchState('')).toBeNull();
});

test.each([null, undefined, 'tan', {}, { searchWords: 7 }, [], { keyword: 'tan' }])(
  'reads no words from the state %j',
  (state) => {
    expect(readSearchWords(state)).toBe('');
  },
);
