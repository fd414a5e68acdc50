import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { releaseVersion } from '../src/federation/index.ts';
import { bringIn, putInPlace } from './builds/release-folder.ts';
import { complaintsAbout, readSeals, type Seals } from './builds/release-integrity.ts';
import { changeSite } from './change.ts';
import { readJson } from './files.ts';
import { inWords, type PackageName, packageNames, releaseFolder } from './layout.ts';
import { entryOf, type LedgerEntry, withRelease } from './ledger.ts';

const packageJson = z.object({ version: releaseVersion });

/** The version in a package's `package.json`. */
export const workspaceVersion = async (root: string, name: PackageName): Promise<string> =>
  (await readJson(join(root, name, 'package.json'), packageJson)).version;

/**
 * Brings the builds of a working folder into a site, as working releases, where they differ from what the site has
 * under their version. Releases and rollbacks stay as they are.
 * @returns a sentence for each build that was left out because its version is released already
 */
export async function deployWorkspace(
  site: string,
  root: string,
  by = 'npm start',
): Promise<readonly string[]> {
  const notes: string[] = [];
  const at = new Date().toISOString();
  await changeSite(site, async (ledger) => {
    let next = ledger;
    for (const name of packageNames) {
      const release = { package: name, version: await workspaceVersion(root, name) };
      const dist = join(root, name, 'dist');
      const before = entryOf(next, release);
      const { seals } = await readSeals(dist);
      if (before && isSame(seals, before.seals) && (await isIntact(site, before))) continue;
      if (before && !before.working) {
        notes.push(
          `${inWords(release)} was released on ${before.at}, and its source has changed since: the site keeps the ` +
            `release. Raise the version in ${name}/package.json to see the change.`,
        );
        continue;
      }
      const copy = await bringIn(site, release, dist);
      await putInPlace(site, release, copy);
      next = withRelease(next, { ...release, at, by, working: true, seals });
    }
    return next;
  });
  return notes;
}

const isIntact = async (site: string, entry: LedgerEntry): Promise<boolean> =>
  (await complaintsAbout(releaseFolder(site, entry), entry.seals)).length === 0;

const isSame = (one: Seals, other: Seals): boolean => JSON.stringify(one) === JSON.stringify(other);
