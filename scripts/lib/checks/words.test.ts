import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkWords } from './words.mjs';

const words = `{
  "avoided": { "rung": "load attempt", "of its own": "own", "held": "keep" },
  "notOnScreen": { "scheme": "fund" },
  "allowed": [
    { "words": ["held down", "retirement schemes"], "in": [""] },
    { "words": ["held"], "in": ["host/locks/"] }
  ]
}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function complaintsAbout(file: string, text: string): readonly string[] {
  for (const [path, content] of [
    ['scripts/lib/checks/words.json', words],
    [file, text],
  ] as const) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return checkWords(folder);
}

const refused: readonly [string, file: string, text: string, word: string][] = [
  ['a line comment', 'a.ts', '// The last rung failed.', 'rung'],
  ['a docstring', 'a.ts', '/**\n * Rungs in order.\n */', 'Rungs'],
  ['a phrase over two lines of a comment', 'a.ts', '/**\n * A chunk of\n * its own.\n */', 'of * its own'],
  ['a whole identifier', 'a.ts', 'const held = 1;', 'held'],
  ['a part of an identifier', 'a.ts', 'const isHeldBack = true;', 'Held'],
  ['a constant in capitals', 'a.ts', 'const LAST_RUNG = 3;', 'RUNG'],
  ['a phrase in an identifier', 'a.ts', 'const chunkOfItsOwn = 3;', 'OfItsOwn'],
  ["a test's title", 'a.test.ts', "test('no rung is left', () => {});", 'rung'],
  ["a table test's title", 'a.test.ts', 'test.each([1])(`no rung is left: %s`, () => {});', 'rung'],
  ['an expression in a template', 'a.ts', `const text = \`a rung: \${rungs[0]} rung\`;`, 'rungs'],
  ['code after a string with a quote in it', 'a.ts', "const text = 'it\\'s'; const held = 1;", 'held'],
  ['code after a regular expression with a quote', 'a.ts', "const quote = /[/']/; const held = '';", 'held'],
  ['a property of JSX', 'a.tsx', 'const a = <Card isHeld={true}>Kept</Card>;', 'Held'],
  ['a document', 'docs/a.md', 'The last rung.', 'rung'],
  ['a style sheet', 'a.css', '/* held */', 'held'],
];

test.each(refused)('refuses an avoided word in %s', (_, file, text, word) => {
  expect(complaintsAbout(file, text)).toEqual([expect.stringMatching(new RegExp(`^${file}:\\d+: .*`))]);
  expect(complaintsAbout(file, text)[0]).toContain(`"${word}": use `);
});

test.each([
  ['a string', 'a.ts', "const text = 'The rung is held.';"],
  ['a template', 'a.ts', `const text = \`The rung of \${name} is held.\`;`],
  ['text of a screen', 'a.tsx', 'const a = <p>\n  Nothing is held\n</p>;'],
  ['a longer word', 'a.ts', '// Withheld holdings, wrung.'],
  ['an exception everywhere', 'a.ts', '// while a key is held down'],
  ['an exception in its folder', 'host/locks/a.ts', 'const { held } = locks;'],
  ['a generated report', 'shared/ui.api.md', 'export const held: true;'],
  ['what is installed', 'node_modules/a/a.ts', 'const held = 1;'],
])('accepts an avoided word in %s', (_, file, text) => {
  expect(complaintsAbout(file, text)).toEqual([]);
});

test('names file, line, word and replacement', () => {
  expect(complaintsAbout('host/a.ts', '\n// The rung.')).toEqual(['host/a.ts:2: "rung": use load attempt']);
});

test('refuses an avoided word in a file name', () => {
  expect(complaintsAbout('host/last-rung.test.ts', '')).toEqual([
    'host/last-rung.test.ts: the file name has "rung": use load attempt',
  ]);
});

test.each([
  ['a sentence', 'host/src/a.ts', "const text = 'This scheme is closed.';"],
  ['a title', 'host/src/a.ts', "const column = 'Scheme';"],
  ['text of JSX', 'mfe-cart/src/a.tsx', 'const a = <Text>No scheme yet</Text>;'],
  ['a template', 'sandbox/src/a.ts', `const text = \`\${count} schemes\`;`],
  ['a page', 'host/src/a.html', '<h1>Scheme</h1>'],
])('refuses a word that is not for the screen in %s', (_, file, text) => {
  expect(complaintsAbout(file, text)).toEqual([expect.stringContaining('use fund')]);
});

test.each([
  ['a name of the wire', 'host/src/a.ts', "const field = 'scheme'; const { scheme } = order;"],
  ['a comment', 'host/src/a.ts', '// The scheme of an order.'],
  ["an error's message", 'host/src/a.ts', "throw new Error('No such scheme');"],
  ['a test', 'host/src/a.test.ts', "expect(text).toBe('No scheme');"],
  ['a tool', 'scripts/a.mjs', "console.log('No scheme');"],
  ['a phrase that is right', 'host/src/a.ts', "const name = 'Private retirement schemes';"],
])('allows a word that is not for the screen in %s', (_, file, text) => {
  expect(complaintsAbout(file, text)).toEqual([]);
});

test('refuses a comment that names a document which is not there', () => {
  const text = "// docs/gone.md, section 3; docs/a.md\nconst file = 'docs/made.md';";
  complaintsAbout('docs/a.md', '# A');
  expect(complaintsAbout('a.ts', text)).toEqual(['a.ts: there is no docs/gone.md']);
});
