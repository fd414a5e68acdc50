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
import { type Ledger, readLedger, runningOf, storeLedger } from '../ledger.ts';
import { recordsFolder } from '../page/records.ts';
import { type PackageFolder, readPackageFolder, readReleaseName } from '../release-name.ts';
import { readSettings, type SiteSettings } from '../settings.ts';
import type { Publication } from './publication.ts';
import { assertPublishable, publish } from './publish.ts';

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
  // whether a team may release it, and this version, is asked of the site when it is released
  const tried = { ...what, older: true, otherTeam: true };
  // also for what other remotes have, which are not in the copy
  await assertPublishable(site, tried);
  const needed = [...new Set(['host', settings.config.signInRemote, name])].map(readPackageFolder);
  const folder = await mkdtemp(join(tmpdir(), 'portal-trial-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await linkReleases(site, folder, needed);
    // a copy: it may have members that these tools do not know
    await copyFile(join(site, siteFiles.settings), join(folder, siteFiles.settings));
    await storeLedger(folder, ledgerOf(ledger, needed));
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

/**
 * A ledger without the other packages, and with the running release of each alone: the page of a site with many releases has the
 * hashes of its scripts in records, which the host reads for what it shows itself.
 */
function ledgerOf(ledger: Ledger, names: readonly PackageFolder[]): Ledger {
  const isKept = (entry: { readonly package: PackageFolder }) => names.includes(entry.package);
  return {
    ...ledger,
    releases: ledger.releases.filter(isKept),
    running: Object.fromEntries(names.map((name) => [name, runningOf(ledger, name).slice(0, 1)])),
    rollbacks: ledger.rollbacks.filter(isKept),
  };
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
