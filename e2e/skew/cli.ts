/**
 * `npm run skew:matrix`: writes docs/skew-matrix.md from what is built and what is kept.
 * `npm run skew:keep [-- mfe-cart …]`: keeps what is built now, of all packages or of some, as the releases that later
 * builds are held against; then writes the matrix.
 */
import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { packageNames, workspaceVersion } from '@portal/shared/site';
import { archiveFile, keepReleases } from './kept-releases.ts';
import { judgeSkews, matrixDocument } from './matrix.ts';

const root = resolve(import.meta.dirname, '../..');

async function keep(words: readonly string[]): Promise<void> {
  const unknown = words.filter((word) => !packageNames.some((name) => name === word));
  if (unknown.length > 0)
    throw new Error(`No such package: ${unknown.join(', ')}. There are ${packageNames.join(', ')}.`);
  const names = packageNames.filter((name) => words.length === 0 || words.includes(name));
  const size = await keepReleases(root, names);
  for (const name of names) console.log(`kept ${name} ${await workspaceVersion(root, name)}`);
  console.log(`${relative(root, archiveFile)}: ${Math.round(size / 1000)} kB`);
}

try {
  const [first, ...words] = process.argv.slice(2);
  if (first === '--keep') await keep(words);
  await writeFile(resolve(root, 'docs/skew-matrix.md'), matrixDocument(await judgeSkews()));
  console.log('docs/skew-matrix.md');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
