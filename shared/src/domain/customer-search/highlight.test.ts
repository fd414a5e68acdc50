import fc from 'fast-check';
import { highlight, highlightPhone } from './highlight.ts';

test('marks every match, ignoring case', () => {
  expect(highlight('Tan Ah Moi @ Tan Siew Lan', 'tan')).toEqual([
    { text: 'Tan', isMatch: true },
    { text: ' Ah Moi @ ', isMatch: false },
    { text: 'Tan', isMatch: true },
    { text: ' Siew Lan', isMatch: false },
  ]);
});

test('marks each word of the keyword', () => {
  expect(highlight('Stephanie Tan Li Wen', 'wen li').filter((part) => part.isMatch)).toEqual([
    { text: 'Li', isMatch: true },
    { text: 'Wen', isMatch: true },
  ]);
});

test('marks nothing without a keyword or a match', () => {
  expect(highlight('Lim Kok Seng', '')).toEqual([{ text: 'Lim Kok Seng', isMatch: false }]);
  expect(highlight('Lim Kok Seng', '880412')).toEqual([{ text: 'Lim Kok Seng', isMatch: false }]);
});

const markedIn = (parts: ReturnType<typeof highlight>) =>
  parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);

test.each([
  ["Catherine D'Souza", 'dsouza', ["D'Souza"]],
  ["Catherine D'Souza", 'd’souza', ["D'Souza"]],
  ['José Ng-Lim', 'jose lim', ['José', 'Lim']],
  ['Jose\u0301 Ng', 'josé', ['Jose\u0301']],
  ['Tan Mei Ling', '“tan mei”', ['Tan', 'Mei']],
  ['cathy@mail.example', 'cathy@mail', ['cathy@mail']],
  ['Anand a/l Tanabalan', 'tan tanab', ['Tanab']],
])('in %j the search %j marks %j', (text, keyword, expected) => {
  expect(markedIn(highlight(text, keyword))).toEqual(expected);
});

test.each([
  ['+60 12-448 2071', '012-448', ['12-448']],
  ['+60 12-448 2071', '60124482071', ['60 12-448 2071']],
  ['+60 12-448 2071', '2071', ['2071']],
  ['+60 12-448 2071', 'tan', []],
  ['+60 12-448 2071', '000', []],
])('in the telephone number %j the search %j marks %j', (text, keyword, expected) => {
  expect(markedIn(highlightPhone(text, keyword))).toEqual(expected);
});

test('treats any keyword as text and keeps every letter of the name', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, keyword) => {
      const parts = highlight(name, keyword);
      expect(parts.map((part) => part.text).join('')).toBe(name);
    }),
  );
});
