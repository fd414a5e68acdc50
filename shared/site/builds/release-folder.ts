import { copyFile, lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseFolder, releaseLabel } from '../layout.ts';
import { SiteRefusal } from '../refusal.ts';
import type { ReleaseName } from '../release-name.ts';
import { type BeginStep, messageOf } from '../steps.ts';
import { readBuild } from './build.ts';
import { moveContentFiles, removeUnusedContentFiles } from './content-files.ts';
import {
  checkBuild,
  checkFiles,
  type Hashes,
  type IntegrityFiles,
  readIntegrity,
} from './release-integrity.ts';

/** A checked copy of a build in the site's folder, not yet under its version. */
export interface BuildCopy {
  readonly integrityFiles: IntegrityFiles;
  readonly hashes: Hashes;
  readonly folder: string;
}

/** Folder of copies; the next copy deletes what an ended process left there. */
const incoming = '.incoming';

const refuseBuild = (release: ReleaseName, dist: string, reasons: readonly string[]): SiteRefusal =>
  new SiteRefusal(
    [`The build of ${releaseLabel(release)} in ${dist} is not whole. Build it again.`, ...reasons].join('\n'),
  );

/** Where a file of a build lies: path in the build → path on disk. */
export type PathOf = (file: string) => string;

/**
 * Checks a build against its own hashes and returns them. Throws SiteRefusal when a file is missing or changed, or when what
 * the composition reads of it cannot be read.
 * @param pathOf default: in its folder
 */
export async function assertBuildIntact(
  release: ReleaseName,
  dist: string,
  pathOf: PathOf = (file) => join(dist, file),
): Promise<{ integrityFiles: IntegrityFiles; hashes: Hashes }> {
  const refuse = (reasons: readonly string[]) => refuseBuild(release, dist, reasons);
  const irregular = await findIrregular(dist).catch((error: unknown) => {
    throw refuse([messageOf(error)]);
  });
  if (irregular !== undefined) throw refuse([`${irregular} is neither a file nor a folder.`]);
  const integrity = await readIntegrity(dist).catch((error: unknown) => {
    throw refuse([messageOf(error)]);
  });
  const complaints = await checkFiles(integrity.hashes, pathOf);
  if (complaints.length > 0) throw refuse(complaints);
  await readBuild(release, dist).catch((error: unknown) => {
    throw refuse([messageOf(error)]);
  });
  return integrity;
}

/** Returns the first path in a build that is a link or a device: a read of it would lead elsewhere, or never end. */
async function findIrregular(dist: string): Promise<string | undefined> {
  const entries = await readdir(dist, { withFileTypes: true, recursive: true });
  const found = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  return found && join(found.parentPath, found.name);
}

/**
 * Copies a build's files that have a hash (no source maps, no statistics) into a temporary folder of the site, checks
 * the copy, and returns its folder and hashes; `moveIntoPlace` comes next. The caller has the site's lock. Throws SiteRefusal
 * when a file is missing or changed.
 */
export async function copyIntoSite(
  site: string,
  release: ReleaseName,
  dist: string,
  begin: BeginStep,
  pathOf: PathOf = (file) => join(dist, file),
): Promise<BuildCopy> {
  const { integrityFiles, hashes } = await assertBuildIntact(release, dist, pathOf);
  const packageFolder = dirname(releaseFolder(site, release));
  const folder = join(packageFolder, incoming);
  await rm(folder, { recursive: true, force: true });
  begin({
    undo: async () => {
      await rm(folder, { recursive: true, force: true });
      await removeIfEmpty(packageFolder);
    },
  });
  for (const file of [...Object.keys(integrityFiles), ...Object.keys(hashes)]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(pathOf(file), join(folder, file));
  }
  const complaints = await checkBuild(folder, integrityFiles);
  if (complaints.length > 0)
    throw new SiteRefusal(
      [
        `${releaseLabel(release)} did not arrive in ${site} as it was built. Is its disk full?`,
        ...complaints,
      ].join('\n'),
    );
  // a file without a hash was in the build and is not in the copy
  await readBuild(release, folder).catch((error: unknown) => {
    throw refuseBuild(release, dist, [messageOf(error)]);
  });
  return { integrityFiles, hashes, folder };
}

/**
 * Moves a copy's content-addressed files to those of the other releases, and renames the copy to its version's folder.
 * A folder that exists belongs to a working release or to a publication that never ended, and is replaced. For a host,
 * content-addressed files that no release uses any more are deleted when the change is made.
 * @throws SiteRefusal, before anything moves, when another release uses such a file with other content
 */
export async function moveIntoPlace(
  site: string,
  release: ReleaseName,
  copy: BuildCopy,
  begin: BeginStep,
): Promise<void> {
  const { folder } = copy;
  const target = releaseFolder(site, release);
  await moveContentFiles(site, release, copy, begin);
  const former = `${folder}.former`;
  await rm(former, { recursive: true, force: true });
  const hasFormer = await lstat(target).then(
    () => true,
    () => false,
  );
  if (hasFormer) await rename(target, former);
  begin({
    undo: async () => {
      await rm(target, { recursive: true, force: true });
      if (hasFormer) await rename(former, target);
    },
    finish: async () => {
      await rm(former, { recursive: true, force: true });
      if (release.package === 'host') await removeUnusedContentFiles(site);
    },
  });
  await rename(folder, target);
}

/** Deletes a folder without files. */
const removeIfEmpty = (folder: string): Promise<void> => rmdir(folder).catch(() => undefined);
