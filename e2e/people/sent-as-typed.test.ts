import {
  defineFields,
  type FieldFacts,
  findRefusal,
  readField,
  sentShape,
  text,
  toSent,
} from '@portal/shared/fields';
import { readName } from '@portal/shared/person/read-name';
import { accept } from '@portal/shared/person/reading';
import * as z from '@portal/shared/schema';
import fc from 'fast-check';
import { isSent } from '../../sandbox/src/rules/field-checks.ts';

const runs = { numRuns: 10_000 };
/** Of 10,000. */
const mostRefused = 100;

/** The characters of Unicode in blocks of 128, without those that are not assigned or private, so that each script is as likely. */
const blocksOf = (assigned: RegExp): readonly (readonly string[])[] =>
  Array.from({ length: 0xe0200 / 128 }, (_none, block) =>
    Array.from({ length: 128 }, (_sign, at) => String.fromCodePoint(block * 128 + at)).filter((sign) =>
      assigned.test(sign),
    ),
  ).filter((block) => block.length > 0);

/** Texts of one script and of signs that all have. */
const textsOf = (blocks: readonly (readonly string[])[], common: readonly string[]) =>
  fc
    .constantFrom(...blocks)
    .chain((block) =>
      fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...block) }, fc.constantFrom(...common)), {
        minLength: 1,
        maxLength: 12,
      }),
    )
    .map((signs) => signs.join(''));

const katakana =
  '。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309a';
const consonants = 'ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
/** Plain letters, and the character of their first form in another width; the others follow it. */
const rows: readonly (readonly [first: number, plain: string])[] = [
  [0xff01, Array.from({ length: 94 }, (_none, at) => String.fromCharCode(0x21 + at)).join('')],
  [0xff5f, `⦅⦆${katakana}`],
  [0xffa1, consonants],
  [0xffc2, 'ㅏㅐㅑㅒㅓㅔ'],
  [0xffca, 'ㅕㅖㅗㅘㅙㅚ'],
  [0xffd2, 'ㅛㅜㅝㅞㅟㅠ'],
  [0xffda, 'ㅡㅢㅣ'],
  [0xffe0, '¢£¬¯¦¥₩'],
  [0xffe8, '│←↑→↓■○'],
];
const plainOf = new Map(
  rows.flatMap(([first, plain]) => [...plain].map((letter, at) => [String.fromCharCode(first + at), letter])),
);

/** A text composed, with widths plain and without unseen signs and joiners: what must not be lost or added. */
const essenceOf = (typed: string): string =>
  typed
    .replaceAll(/\r\n|[\t-\r\u0085\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]|\p{Zs}/gu, ' ')
    .replaceAll(/\p{Cc}|\u034f|(?=\p{Default_Ignorable_Code_Point})[^\p{L}\p{M}]/gu, '')
    .replaceAll(/[\uff01-\uffee]/g, (sign) => plainOf.get(sign) ?? sign)
    .normalize('NFC')
    .trim();

const fields = defineFields({ note: text({ label: 'Note' }) });
const facts: FieldFacts = {
  lookups: undefined,
  agentEmail: '',
  readPhone: (national) => accept({ national }),
  readEmail: accept,
};
const sent = z.object(sentShape(fields));

/** Whether the service takes what a text field sends. */
const isTaken = (value: { readonly note: string | null }): boolean =>
  sent.safeParse(value).success && findRefusal(fields, { note: value.note ?? '' }, facts) === undefined;

test('of 10,000 texts of all scripts, each is sent as typed and taken by the service, or refused in words; at most 1% are', () => {
  const half = fc.constantFrom('\ud83d', '\udc4d');
  const blocks = blocksOf(/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}\p{Cc}]/u);
  const plain = textsOf(blocks, [' ', '\u200d', '\u200c', '-', '\u0301', '\u3000', 'Ａ']);
  const typed = fc.oneof(
    { weight: 300, arbitrary: plain },
    fc.tuple(plain, half).map((parts) => parts.join('')),
  );
  const refusals: string[] = [];
  fc.assert(
    fc.property(typed, (note) => {
      const reading = readField(fields, 'note', { note }, facts);
      const value = toSent(fields, { note }, facts);
      if (!reading.ok) refusals.push(`${/\p{Cs}/u.test(note) ? 'half of a sign' : note}: ${reading.problem}`);
      else {
        expect(essenceOf(value.note ?? '')).toBe(essenceOf(note));
        expect(toSent(fields, { note: value.note ?? '' }, facts)).toEqual(value);
        expect(isTaken(value)).toBe(true);
      }
    }),
    runs,
  );
  // each sign that is refused, and why: no request can contain it
  expect([...new Set(refusals)]).toEqual([
    'half of a sign: One character was not pasted completely. Type it again.',
  ]);
  expect(refusals.length).toBeLessThanOrEqual(mostRefused);
});

test('of 2,000 names of all scripts, each is sent as typed and taken by the service; those without a letter are refused', () => {
  const blocks = blocksOf(/[\p{L}\p{M}]/u);
  const typed = textsOf(blocks, [' ', "'", '’', '-', '‑', '.', '·', '・', '/', '@', '\u200d']);
  const refusals: string[] = [];
  fc.assert(
    fc.property(typed, (name) => {
      const reading = readName(name);
      const hasLetter = /\p{L}/u.test(essenceOf(name));
      expect(reading.ok).toBe(hasLetter);
      if (!reading.ok) refusals.push(reading.problem);
      else {
        expect(essenceOf(reading.value)).toBe(essenceOf(name).replaceAll(/ +/g, ' '));
        expect(isSent(readName(reading.value), reading.value)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(new Set(refusals)).toEqual(new Set(['Enter the name, with at least one letter.']));
});
