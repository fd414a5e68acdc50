import fc from 'fast-check';
import { highlight } from './highlight.ts';

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

test('treats any keyword as text and keeps every letter of the name', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, keyword) => {
      const parts = highlight(name, keyword);
      expect(parts.map((part) => part.text).join('')).toBe(name);
    }),
  );
});
