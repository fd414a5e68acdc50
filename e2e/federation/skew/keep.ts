/**
 * `npm run skew:keep [-- mfe-cart …]`: stores the current builds of all or some packages as the kept releases, which
 * `e2e/federation/skew/skew.spec.ts` runs against later builds.
 */
import { relative, resolve } from 'node:path';
import { readWorkspaceVersion } from '@portal/shared/site';
import { packageNames } from '../../support/packages.ts';
import { archiveFile, keepReleases } from './kept-releases.ts';

const root = resolve(import.meta.dirname, '../../..');

try {
  const words = process.argv.slice(2);
  const unknown = words.filter((word) => !packageNames.some((name) => name === word));
  if (unknown.length > 0)
    throw new Error(`No such package: ${unknown.join(', ')}. There are ${packageNames.join(', ')}.`);
  const names = packageNames.filter((name) => words.length === 0 || words.includes(name));
  const size = await keepReleases(root, names);
  for (const name of names) console.log(`kept ${name} ${await readWorkspaceVersion(root, name)}`);
  console.log(`${relative(root, archiveFile)}: ${Math.round(size / 1000)} kB`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
