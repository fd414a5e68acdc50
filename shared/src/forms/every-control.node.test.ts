/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../../scripts/lib/files-below.mjs';

const root = join(import.meta.dirname, '../../..');

/** The product's screens: source files with elements, without tests, their fixtures, and examples of parts. */
const screens = ['host', 'shared', 'mfe-applications', 'mfe-auth', 'mfe-cart', 'mfe-client', 'mfe-history']
  .flatMap((folder) => filesBelow(join(root, folder, 'src')))
  .filter((file) => file.endsWith('.tsx') && !/\.(?:test|example)\.|fixtures?[/.]|testing\//.test(file))
  .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));

const filesWith = (pattern: RegExp) =>
  screens.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('no control shortens what is pasted', () => {
  expect(filesWith(/\bmaxLength=/)).toEqual([]);
});

/** Controls of other kinds: boxes, switches and sliders have no text of their own. */
const withoutText = [
  'shared/src/forms/percent-field.tsx',
  'shared/src/parts/controls/checkbox.tsx',
  'shared/src/parts/controls/switch.tsx',
];

test('text is typed into the shared fields only, which clean it or read a date in it, and into the finder, whose search does', () => {
  const native = filesWith(/chakra\('(?:input|textarea)'|<(?:input|textarea)\b(?![^>]*type="file")/);
  expect(native.filter((file) => !withoutText.includes(file)).toSorted()).toEqual([
    'host/src/finder/finder-list.tsx',
    'shared/src/forms/date-field.tsx',
    'shared/src/forms/text-field.tsx',
    'shared/src/parts/controls/search-input.tsx',
  ]);
});
