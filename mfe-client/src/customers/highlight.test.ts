import fc from 'fast-check';
import { highlight } from './highlight.ts';

test('marks every match, whatever the case', () => {
  expect(highlight('Tan Ah Moi @ Tan Siew Lan', 'tan')).toEqual([
    { text: 'Tan', hit: true },
    { text: ' Ah Moi @ ', hit: false },
    { text: 'Tan', hit: true },
    { text: ' Siew Lan', hit: false },
  ]);
});

test('each word of the keyword counts', () => {
  expect(highlight('Stephanie Tan Li Wen', 'wen li').filter((part) => part.hit)).toEqual([
    { text: 'Li', hit: true },
    { text: 'Wen', hit: true },
  ]);
});

test('without a keyword, or a match in another field, nothing is marked', () => {
  expect(highlight('Lim Kok Seng', '')).toEqual([{ text: 'Lim Kok Seng', hit: false }]);
  expect(highlight('Lim Kok Seng', '880412')).toEqual([{ text: 'Lim Kok Seng', hit: false }]);
});

test('any keyword is text, never a pattern, and no letter of the name is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, keyword) => {
      const parts = highlight(name, keyword);
      expect(parts.map((part) => part.text).join('')).toBe(name);
    }),
  );
});
