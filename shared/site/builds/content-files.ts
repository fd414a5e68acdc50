import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompressedForm } from '../../build/assets/compressed-forms.ts';
import { contentFolder } from '../../build/assets/content-folder.ts';
import { removeFileDifferences } from '../differences/write-differences.ts';
import { contentFolderOf, contentName, filePath, releaseFolder } from '../layout.ts';
import { recordsFolder } from '../page/records.ts';
import { SiteRefusal } from '../refusal.ts';
import { hostRelease, isReleaseVersion, type ReleaseName } from '../release-name.ts';
import type { BeginStep } from '../steps.ts';
import { checkFile, type Hashes, readIntegrity } from './release-integrity.ts';

/** What a site's releases of the host say of the content-addressed files. */
interface UsedFiles {
  /** Name → hash. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Whether every release could be read. */
  readonly isComplete: boolean;
}

/** Reads which content-addressed files the site's releases use. */
async function readUsedFiles(site: string): Promise<UsedFiles> {
  const entries = await readdir(join(site, 'host'), { withFileTypes: true }).catch(() => []);
  const versions = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const hashes = new Map<string, string>();
  let isComplete = true;
  for (const version of versions.filter(isReleaseVersion)) {
    const release = hostRelease(version);
    const found = await readIntegrity(releaseFolder(site, release)).catch(() => undefined);
    if (!found) isComplete = false;
    for (const [file, hash] of Object.entries(found?.hashes ?? {})) {
      const name = contentName(release, file);
      if (name !== undefined) hashes.set(name, hash);
    }
  }
  return { hashes, isComplete };
}

/**
 * Throws SiteRefusal when another release uses a file of the same name with other content: the names have eight digits of
 * a hash, and a browser that has cached one file would refuse the other one.
 */
export async function assertSameContent(site: string, release: ReleaseName, hashes: Hashes): Promise<void> {
  const { hashes: usedHashes } = await readUsedFiles(site);
  const others = Object.entries(hashes).flatMap(([file, hash]) => {
    const name = contentName(release, file);
    // the same file compressed by another machine has other bytes
    if (name === undefined || isCompressedForm(name)) return [];
    return (usedHashes.get(name) ?? hash) === hash ? [] : [name];
  });
  if (others.length > 0)
    throw new SiteRefusal(
      `Another release of the host uses files of the same names with other content: ${others.join(', ')}. ` +
        'Change a line in each of their sources and build it again.',
    );
}

/**
 * Moves the content-addressed files of a checked copy to the place of all releases. Files that lie there as built stay;
 * damaged ones are replaced. Throws SiteRefusal as `assertSameContent` does.
 */
export async function moveContentFiles(
  site: string,
  release: ReleaseName,
  copy: { readonly folder: string; readonly hashes: Hashes },
  begin: BeginStep,
): Promise<void> {
  await assertSameContent(site, release, copy.hashes);
  for (const file of Object.keys(copy.hashes)) {
    if (contentName(release, file) === undefined) continue;
    const target = join(site, filePath(release, file));
    if ((await checkFile(target, file, copy.hashes)) === undefined) continue;
    const isNew = await lstat(target).then(
      () => false,
      () => true,
    );
    if (isNew)
      begin({
        undo: async () => {
          await rm(target, { force: true });
          await rmdir(contentFolderOf(site)).catch(() => undefined);
        },
      });
    await mkdir(contentFolderOf(site), { recursive: true });
    await rename(join(copy.folder, file), target);
  }
  for (const folder of ['', 'oidc'])
    await rm(join(copy.folder, folder, contentFolder), { recursive: true, force: true });
}

/**
 * Deletes the content-addressed files that no release in the site uses, and their differences. Deletes nothing when a
 * release cannot be read: it may use any of them.
 */
export async function removeUnusedContentFiles(site: string): Promise<void> {
  const folder = contentFolderOf(site);
  const files = await readdir(folder).catch(() => []);
  const { hashes: usedHashes, isComplete } = await readUsedFiles(site);
  if (!isComplete) return;
  for (const file of files) {
    if (usedHashes.has(file) || file === recordsFolder) continue;
    await rm(join(folder, file), { recursive: true });
    await removeFileDifferences(site, `/host/${contentFolder}/${file}`);
  }
}
