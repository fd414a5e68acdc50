import fc from 'fast-check';
import { cleanCode, cleanLines, cleanNumber, cleanText, searchKeyword } from './clean-text.ts';

test.each([
  ['full-width characters', 'ＴＡＮ　＠１２３', 'TAN @123'],
  ['a ligature', 'ﬁeld', 'ﬁeld'],
  ['a full-width macron', '￣', '¯'],
  ['half-width Hangul of all rows', 'ﾡﾾￂￊￒￜ', 'ㄱㅎㅏㅕㅛㅣ'],
  ['a letter and its accent, which stand apart', 'Jose\u0301', 'José'],
  ['an accent that an unseen character keeps apart', 'Jose\u200b\u0301', 'José'],
  ['letters from right to left', '\u202bمحمد\u202c', 'محمد'],
  ['letters of Tamil', 'அன்பு', 'அன்பு'],
  ['joiners between Persian letters', 'می\u200c\u200c\u200eخواهم', 'می\u200cخواهم'],
  ['joiners of letters that do not join', 'Tan\u200d \u200c陳\u200c', 'Tan 陳'],
  ['an emoji that consists of two', '👩🏽\u200d💻', '👩🏽\u200d💻'],
  ['a number sign of Arabic', '\u0600١', '\u0600١'],
  ['an emoji with its style', '❤\ufe0f', '❤\ufe0f'],
  ['lines', 'one\r\ntwo\u2028three', 'one two three'],
  ['nothing but unseen characters', ' \u200b\ufeff\u00a0', ''],
])('cleans %s: %j becomes %j', (_what, typed, cleaned) => {
  expect(cleanText(typed)).toBe(cleaned);
});

test('keeps the lines of a long text', () => {
  expect(cleanLines(' One\u0007 –\r\nTwo\tthree\u2029\u200bFour\n')).toBe('One –\nTwo three\nFour');
});

test('removes what groups the signs of a number, and has one space between words of a search', () => {
  expect(cleanCode(' 5142–1234\u00a07712')).toBe('514212347712');
  expect(searchKeyword('\u200etan\u00a0 mei\ud83d ')).toBe('tan mei');
  expect(cleanNumber('9−1 ‑ ﹣')).toBe('9-1 - -');
});

test.each([
  ['880101-14-1234 ', '880101-14-1234'],
  ['\t880101–14–1234\r\n', '880101-14-1234'],
  ['+60\u00a012-345\u00a06789', '+60 12-345 6789'],
  ['“Tan Mei Ling”', 'Tan Mei Ling'],
  ['"Lim, Kok Seng"', 'Lim, Kok Seng'],
  ['Catherine D’Souza', "Catherine D'Souza"],
  ['Anand A/L Tanabalan', 'Anand A/L Tanabalan'],
  ['\u200f\u202bAhmad\u202c', 'Ahmad'],
  ['“ ”', ''],
  ['x'.repeat(2_000), 'x'.repeat(200)],
])('searches %j as %j', (typed, keyword) => {
  expect(searchKeyword(typed)).toBe(keyword);
  expect(searchKeyword(keyword)).toBe(keyword);
});

test('a cleaned text stays as it is, and has nothing unseen', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  fc.assert(
    fc.property(text, (typed) => {
      const line = cleanText(typed);
      expect(cleanText(line)).toBe(line);
      expect(line).toMatch(/^(?!\s)(?:[\u200c\u200d]|(?!\p{DI})\P{Cc}|[\p{L}\p{M}])*$/u);
      expect(cleanLines(cleanLines(typed))).toBe(cleanLines(typed));
    }),
    { numRuns: 2_000 },
  );
});

test('cleaning twice changes nothing more, also of marks that NFC orders around joiners', () => {
  const signs = fc.constantFrom(...'aक陳\u0301\u0323\u093c\u094d\u1ce7\u200c\u200d\u3099\u0345\u1c80 ｱﾞ');
  expect(cleanText('\u1ce7\u0301\u200c\u1c80')).toBe(cleanText(cleanText('\u1ce7\u0301\u200c\u1c80')));
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (all) => {
      const cleaned = cleanText(all.join(''));
      expect(cleanText(cleaned)).toBe(cleaned);
    }),
    { numRuns: 2_000 },
  );
});
