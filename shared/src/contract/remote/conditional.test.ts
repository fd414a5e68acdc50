import { shownWhile } from './conditional.ts';

const fillings = [
  { key: 'early', meta: { when: { flag: 'early-flag' } } },
  { key: 'one', meta: {} },
  { key: 'two', meta: {} },
  { key: 'late', meta: { when: { flag: 'late-flag' } } },
];

test.each([
  ['no flag', [], ['one', 'two']],
  ['another flag', ['other-flag'], ['one', 'two']],
  ['the first one’s flag', ['early-flag'], ['one', 'two', 'early']],
  ['the last one’s flag', ['late-flag'], ['one', 'two', 'late']],
  ['both flags', ['late-flag', 'early-flag'], ['one', 'two', 'early', 'late']],
])('while %s is on, those without a condition keep their places', (_what, on, shown) => {
  expect(shownWhile(fillings, new Set(on)).map(({ key }) => key)).toEqual(shown);
});
