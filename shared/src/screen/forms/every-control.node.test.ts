/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../../../scripts/lib/files-below.mjs';

const root = join(import.meta.dirname, '../../../..');

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
  'shared/src/screen/forms/percent-field.tsx',
  'shared/src/screen/parts/controls/checkbox.tsx',
  'shared/src/screen/parts/controls/switch.tsx',
];

test('text is typed into the shared fields only, which clean it or read a date in it, and into the finder, whose search does', () => {
  const native = filesWith(/chakra\('(?:input|textarea)'|<(?:input|textarea)\b(?![^>]*type="file")/);
  expect(native.filter((file) => !withoutText.includes(file)).toSorted()).toEqual([
    'host/src/finder/finder-list.tsx',
    'shared/src/screen/forms/date-field.tsx',
    'shared/src/screen/forms/text-field.tsx',
    'shared/src/screen/parts/controls/search-input.tsx',
  ]);
});

test('one place says how browsers treat what is typed: spelling, capitals, keys of a phone, autofill', () => {
  expect(
    filesWith(/\b(?:spellCheck|autoCapitalize|autoCorrect|inputMode|enterKeyHint|autoComplete)\b/),
  ).toEqual([
    // a search, which has a control of its kind
    'host/src/finder/finder-list.tsx',
    // the agent's own words
    'host/src/help/feedback-dialog.tsx',
    'shared/src/screen/forms/select-field.tsx',
    'shared/src/screen/parts/controls/search-input.tsx',
    // the agent's own code, which a phone offers
    'mfe-auth/src/account-linking/forms/code-form.tsx',
  ]);
});

/** Source files of the product, without tests and their fixtures. */
const sources = ['host', 'shared', 'mfe-applications', 'mfe-auth', 'mfe-cart', 'mfe-client', 'mfe-history']
  .flatMap((folder) => filesBelow(join(root, folder, 'src')))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|example|fixture)\.|fixtures?\/|testing\//.test(file))
  .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));
const sourcesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

test('[APP-04] [ONB-02] a file is chosen by one control, or on the phone, and prepared by the same code wherever it is sent', () => {
  expect(sourcesWith(/type="file"|type: 'file'/)).toEqual([
    'host/src/capture/elements.ts',
    'shared/src/foundation/files/file-input.tsx',
  ]);
  expect(sourcesWith(/<FileInput\b/)).toEqual([
    'mfe-applications/src/documents/upload-buttons.tsx',
    'mfe-cart/src/core/files/upload-button.tsx',
    'mfe-client/src/onboarding/camera/camera-dialog.tsx',
    'mfe-client/src/onboarding/card/card-side.tsx',
  ]);
  const sending = sourcesWith(/attempt\(uploadFile\b/);
  expect(sending).toEqual([
    'mfe-applications/src/documents/use-upload.ts',
    'mfe-cart/src/core/files/use-upload.ts',
    'mfe-client/src/onboarding/card/use-card-side.ts',
  ]);
  expect(sourcesWith(/\bawait prepareUpload\(/)).toEqual(sending);
});
