/** How long each text is. */
export const textLength = 20_000;

/** What a text repeats: signs that patterns look for, in what a person types, pastes or sends. */
const units: readonly string[] = [
  ...[
    ' ',
    '\n',
    '\r\n',
    '\t',
    '"',
    "'",
    '“',
    ';',
    ',',
    '.',
    '-',
    '–',
    '+',
    '=',
    '@',
    '/',
    '\\',
    '(',
    ')',
    '[',
    '{',
  ],
  ...[
    '<',
    '&',
    '%',
    '%20',
    '#',
    '?',
    '!',
    '*',
    '|',
    '$',
    '^',
    '_',
    ':',
    '•',
    '0',
    '1',
    '9',
    'a',
    'A',
    'é',
    'م',
    '李',
  ],
  ...['\u0301', '\u200b', '\u2068', '\ud83d\ude00', '\ud83d', '\0', '１', '￥'],
  ...[
    '1,',
    '1.',
    '0 ',
    '1-',
    '(0)',
    '+60',
    'a ',
    'A ',
    'a.',
    'a@',
    '@a.',
    'a-',
    'a/l ',
    'bin ',
    '"\n',
    '\n=',
    ';=',
    '. ',
  ],
  ...[
    '../',
    '//',
    'http://',
    '?a=',
    '&a=',
    '::',
    '{}',
    '[]',
    '{"a":',
    '<a>',
    '"a",',
    '1/1/',
    'jan ',
    'eyJ',
    '1d',
  ],
];

const fill = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Words of which each is another one. */
const distinctWords = fill(
  Array.from({ length: 5_000 }, (_, at) => `${at.toString(36)} `).join(''),
  textLength,
);

const textsOf = (unit: string): readonly string[] => [
  fill(unit, textLength),
  `a${fill(unit, textLength - 2)}a`,
  `1${fill(unit, textLength - 2)}!`,
  `${fill('1', textLength / 2)}${fill(unit, textLength / 2)}`,
];

/** Texts of 20,000 characters that make a pattern try many beginnings or ends. */
export const hostileTexts: readonly string[] = [
  ...units.flatMap(textsOf),
  ...[' ', '\n'].flatMap((start) =>
    units.map((unit) => fill(start, textLength / 2) + fill(unit, textLength / 2)),
  ),
  distinctWords,
];

/** Those for which something was slow once. */
export const worstTexts: readonly string[] = [...[' ', '\n', '"', '1'].flatMap(textsOf), distinctWords];

/** Returns the milliseconds of the quickest of up to ten runs, so that a busy machine is not taken for slow code. */
export function measure(run: () => unknown, limit: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 10 && best > limit; round += 1) {
    const start = performance.now();
    try {
      run();
    } catch {
      // what refuses a text refuses it soon
    }
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
