import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotesIn } from '../build/declaration/read-remote.ts';
import { copyIntoSite, moveIntoPlace } from './builds/release-folder.ts';
import { checkRelease, type IntegrityFiles, readIntegrity } from './builds/release-integrity.ts';
import { changeSite } from './change.ts';
import { releaseLabel } from './layout.ts';
import { entryOf, type LedgerEntry, withRelease } from './ledger.ts';
import {
  type PackageName,
  type ReleaseVersion,
  readPackageFolder,
  readReleaseVersion,
} from './release-name.ts';

/** Reads the version in the `package.json` of a package's folder. Throws SiteRefusal when it is not one of a release. */
export async function readWorkspaceVersion(root: string, name: PackageName): Promise<ReleaseVersion> {
  const json: unknown = JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8'));
  const version = typeof json === 'object' && json !== null && 'version' in json ? json.version : undefined;
  return readReleaseVersion(version, `${name}/package.json`);
}

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
  const leftOut = await changeSite(site, async (ledger, _settings, begin) => {
    let next = ledger;
    for (const name of ['host', ...remotesIn(root)] as const) {
      const version = await readWorkspaceVersion(root, name);
      const release = { package: readPackageFolder(name), version };
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
      const copy = await copyIntoSite(site, release, dist, begin);
      await moveIntoPlace(site, release, copy, begin);
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
