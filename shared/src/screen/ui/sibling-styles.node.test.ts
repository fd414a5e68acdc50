/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../../../scripts/lib/files-below.mjs';

const root = join(import.meta.dirname, '../../../..');

const sources = readdirSync(root)
  .map((folder) => join(root, folder, 'src'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => filesBelow(folder))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file));

/** Any element after any other: docs/adr/0023-long-lists.md says what it costs. */
const anySibling = /\* ?[+~] ?\*/;

test('no style is for any element after any other', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.filter((file) => anySibling.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => relative(root, file))).toEqual([]);
});
