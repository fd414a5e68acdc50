import fc from 'fast-check';
import { titleCase } from './name.ts';
import { readName } from './read-name.ts';
import { problemOf, valueOr } from './reading.ts';

test.each([
  ['Syed Ahmad Zulkarnain bin Syed Omar', 'Syed Ahmad Zulkarnain bin Syed Omar'],
  ["Dato' Seri (Dr.) A/L Muthu-Samy @ Samy", "Dato' Seri (Dr.) A/L Muthu-Samy @ Samy"],
  ['Dato’ Lim', 'Dato’ Lim'],
  ['Tan Mei–Ling', 'Tan Mei–Ling'],
  ['  Tan   Mei  Ling ', 'Tan Mei Ling'],
  ['ＴＡＮ　ＭＥＩ　ＬＩＮＧ', 'TAN MEI LING'],
  ['José Núñez', 'José Núñez'],
  ['陈美玲', '陈美玲'],
  ['محمد علي', 'محمد علي'],
  ['\u2068محمد علي\u2069', 'محمد علي'],
  ['அன்பு செல்வன்', 'அன்பு செல்வன்'],
  ['Ng', 'Ng'],
])('reads the name %j as %j', (typed, name) => {
  expect(readName(typed)).toEqual({ ok: true, value: name });
});

test.each([
  ['', /^Enter the name, with at least one letter\.$/],
  ['\u200b.\u200b', /with at least one letter/],
  ['R2D2', /^A name cannot have “2”\.$/],
  ['Tan; Mei', /cannot have “;”/],
  ['Tan 👩', /cannot have “👩”/],
  ['Tan \ud83d', /^One character was not pasted completely\./],
  ['𠮷'.repeat(101), /^Enter the name with at most 100 characters; this has 101\.$/],
])('refuses the name %j', (typed, why) => {
  expect(problemOf(readName(typed))).toMatch(why);
});

test('a name that the portal shows is read as the same name', () => {
  const word = fc.stringMatching(/^[\p{Lu}][\p{Ll}]{1,8}$/u);
  const middle = fc.constantFrom('bin', 'binti', 'a/l', 'a/p', 'anak', '@');
  const latin = fc.tuple(word, middle, word).map((parts) => parts.join(' '));
  const name = fc.oneof(
    latin,
    fc.constantFrom('محمد علي', '陈美玲', 'ויקטור', "Dato' Lim", 'Mary-Anne de Vries'),
  );
  fc.assert(
    fc.property(name, (typed) => {
      const value = valueOr(readName(typed), '');
      expect(readName(titleCase(value))).toEqual({ ok: true, value });
    }),
  );
});
