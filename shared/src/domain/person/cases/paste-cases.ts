import { namedSigns } from './unseen-signs.ts';

/** A reader's name, what a paste contains, the typed text, and what is read. */
export type PasteCase = readonly [reader: string, what: string, typed: string, value: string];

const spaces: Readonly<Record<string, string>> = {
  'a no-break space': '\u00a0',
  'a narrow no-break space': '\u202f',
  'a figure space': '\u2007',
  'a thin space': '\u2009',
  'an em space': '\u2003',
  'an ideographic space': '\u3000',
  'a tab': '\u0009',
  'a line end': '\u000a',
  'a Hangul filler': '\u3164',
  'a Braille blank': '\u2800',
};
const dashes: Readonly<Record<string, string>> = {
  'a hyphen': '\u2010',
  'a non-breaking hyphen': '\u2011',
  'a figure dash': '\u2012',
  'an en dash': '\u2013',
  'an em dash': '\u2014',
  'a horizontal bar': '\u2015',
  'a minus sign': '\u2212',
  'a small hyphen': '\ufe63',
  'a full-width hyphen': '\uff0d',
  'a hyphen bullet': '\u2043',
};

/** The cases of each sign in each text, in which `·` marks its places. */
const casesOf = (
  signs: Readonly<Record<string, string>>,
  texts: readonly (readonly [reader: string, marked: string, value: string])[],
): readonly PasteCase[] =>
  Object.entries(signs).flatMap(([what, sign]) =>
    texts.map(([reader, marked, value]) => [reader, what, marked.replaceAll('·', sign), value] as const),
  );

/** Unseen characters in pasted texts. */
export const unseenCharacters = casesOf(namedSigns, [
  ['name', 'Tan· Mei· Ling', 'Tan Mei Ling'],
  ['email', '·tan@mail·.example·', 'tan@mail.example'],
  ['phone', '·+60 12·-448 2071·', '+60124482071'],
  ['mykad', '·910725-10·-6048·', '910725-10-6048'],
  ['passport', '·A1234·5678·', 'A12345678'],
  ['epf', '·1234·567·', '1234567'],
  ['bank', '·5142 1234·7712·', '514212347712'],
  ['amount', '·1,000·.50·', '1,000.50'],
  ['search', 'tan ·mei·', 'tan mei'],
]);

/** Spaces and dashes of other kinds in pasted texts. */
export const spacesAndDashes: readonly PasteCase[] = [
  ...casesOf(spaces, [
    ['name', 'Tan·Mei·Ling', 'Tan Mei Ling'],
    ['phone', '+60·12-448·2071·', '+60124482071'],
    ['mykad', '910725·10·6048', '910725-10-6048'],
    ['bank', '5142·1234·7712', '514212347712'],
    ['amount', 'RM·1,000.50·', '1,000.50'],
    ['search', 'tan·mei', 'tan mei'],
  ]),
  ...casesOf(dashes, [
    ['phone', '+60 12·448 2071', '+60124482071'],
    ['mykad', '910725·10·6048', '910725-10-6048'],
    ['bank', '5142·1234·7712', '514212347712'],
    ['search', '910725·10', '910725-10'],
  ]),
];
