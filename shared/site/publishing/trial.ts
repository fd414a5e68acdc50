import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '../../build/assets/content-folder.ts';
import type { Release } from '../../src/contract/federation/index.ts';
import type { RemoteName } from '../../src/contract/index.ts';
import type { Declares } from '../../src/contract/remote/declares.ts';
import { readDeclares, readRemoteRelease } from '../builds/build.ts';
import type { ComposedPages } from '../compose.ts';
import { readComposed, readNginxConfig } from '../composed-files.ts';
import { releaseFolder, siteFiles } from '../layout.ts';
import { readLedger, remotesOf, storeLedger } from '../ledger.ts';
import { recordsFolder } from '../page/records.ts';
import { type PackageFolder, readPackageFolder, readReleaseName } from '../release-name.ts';
import { readSettings, type SiteSettings } from '../settings.ts';
import type { Publication } from './publication.ts';
import { publish } from './publish.ts';

/** A site in which a build is tried before it is released. */
export interface Trial {
  /** Its folder. A release's files lie there at the path of their address. */
  readonly folder: string;
  readonly settings: SiteSettings;
  readonly pages: Pick<ComposedPages, 'html' | 'policy'>;
  /** The tried release. */
  readonly release: Release;
  readonly declares: Declares;
  /** Whether the tried remote signs agents in. */
  readonly signsIn: boolean;
  /** Deletes the folder. */
  remove(): Promise<void>;
}

/**
 * Publishes a remote's build into a temporary copy of a site, to all browsers, so that it can be tried; the site stays as it
 * is. The copy shares the folders of the site's releases. Returns `undefined` when the site would have no page yet: its
 * host or the sign-in remote is missing.
 * @throws SiteRefusal as `publish`
 */
export async function openTrial(
  site: string,
  what: Omit<Publication, 'package' | 'canary'> & { readonly package: RemoteName },
): Promise<Trial | undefined> {
  const { package: name, version, dist } = what;
  const release = readReleaseName(what);
  const settings = await readSettings(site);
  const ledger = await readLedger(site);
  const folder = await mkdtemp(join(tmpdir(), 'portal-trial-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await linkReleases(site, folder, [readPackageFolder('host'), ...remotesOf(ledger)]);
    // a copy: it may have members that these tools do not know
    await copyFile(join(site, siteFiles.settings), join(folder, siteFiles.settings));
    await storeLedger(folder, ledger);
    // whether it may be released is asked of the site itself
    await publish(folder, { package: name, version, dist, by: what.by, older: true, otherTeam: true });
    if ((await readNginxConfig(folder)) === undefined) {
      await remove();
      return undefined;
    }
    return {
      folder,
      settings,
      pages: await readComposed(folder),
      release: await readRemoteRelease(
        releaseFolder(folder, release),
        { package: name, version, at: new Date().toISOString() },
        settings.origins,
      ),
      declares: await readDeclares(dist),
      signsIn: name === settings.config.signInRemote,
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Makes folders of packages in `folder` that have, by links, the releases of a site. */
async function linkReleases(site: string, folder: string, packages: readonly PackageFolder[]): Promise<void> {
  for (const name of packages) {
    if (!existsSync(join(site, name))) continue;
    await mkdir(join(folder, name));
    for (const each of await readdir(join(site, name))) {
      const [from, to] = [join(site, name, each), join(folder, name, each)];
      if (each !== contentFolder) await symlink(from, to);
      else await linkContentFiles(from, to);
    }
  }
}

/** Links the content-addressed files. Records are composed into the copy. */
async function linkContentFiles(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const each of await readdir(from))
    if (each !== recordsFolder) await symlink(join(from, each), join(to, each));
}
