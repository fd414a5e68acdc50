import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { remotesIn } from '../build/declaration/read-remote.ts';
import { releaseVersion } from '../src/federation/index.ts';
import { copyIntoSite, moveIntoPlace } from './builds/release-folder.ts';
import { checkRelease, type IntegrityFiles, readIntegrity } from './builds/release-integrity.ts';
import { changeSite } from './change.ts';
import { readJson } from './files.ts';
import { type PackageName, releaseLabel } from './layout.ts';
import { entryOf, type LedgerEntry, withRelease } from './ledger.ts';

const packageJson = z.object({ version: releaseVersion });

/** Reads the version in a package's `package.json`. */
export const readWorkspaceVersion = async (root: string, name: PackageName): Promise<string> =>
  (await readJson(join(root, name, 'package.json'), packageJson)).version;

/**
 * Publishes the builds of a working folder as working releases if they differ from the site's files of that version.
 * Releases and rollbacks do not change.
 * @returns one sentence for each build that was left out because its version is released already, and for each remote or
 * page that the composed pages leave out
 */
export async function deployWorkspace(
  site: string,
  root: string,
  by = 'npm start',
): Promise<readonly string[]> {
  const kept: string[] = [];
  const at = new Date().toISOString();
  const leftOut = await changeSite(site, async (ledger) => {
    let next = ledger;
    for (const name of ['host', ...remotesIn(root)] as const) {
      const release = { package: name, version: await readWorkspaceVersion(root, name) };
      const dist = join(root, name, 'dist');
      const before = entryOf(next, release);
      const { integrityFiles } = await readIntegrity(dist);
      if (before && isSame(integrityFiles, before.seals) && (await isIntact(site, before))) continue;
      if (before && !before.working) {
        kept.push(
          `${releaseLabel(release)} was released on ${before.at}, and its source has changed since: the site keeps the ` +
            `release. Raise the version in ${name}/package.json to see the change.`,
        );
        continue;
      }
      const copy = await copyIntoSite(site, release, dist);
      await moveIntoPlace(site, release, copy);
      next = withRelease(next, { ...release, at, by, working: true, seals: integrityFiles });
    }
    return next;
  });
  return [...kept, ...leftOut];
}

const isIntact = async (site: string, entry: LedgerEntry): Promise<boolean> =>
  (await checkRelease(site, entry)).length === 0;

const isSame = (one: IntegrityFiles, other: IntegrityFiles): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
