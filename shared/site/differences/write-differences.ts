import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressedSuffixes } from '../../build/assets/compressed-forms.ts';
import { readIntegrity } from '../builds/release-integrity.ts';
import { filePath, releaseFolder, releasePath, siteFiles } from '../layout.ts';
import type { ReleaseName } from '../release-name.ts';
import { encodeDifference, hashDictionary } from './dcz.ts';
import { dictionaryPattern, differenceFile } from './dictionary.ts';

/** Paths of a release's files that can be dictionaries. Empty if the release has no folder. */
async function hashedFiles(site: string, release: ReleaseName): Promise<readonly string[]> {
  const { hashes } = await readIntegrity(releaseFolder(site, release)).catch(() => ({ hashes: {} }));
  return Object.keys(hashes)
    .map((file) => filePath(release, file))
    .filter((path) => dictionaryPattern(path) !== undefined);
}

/** Size of a file as browsers without the dictionary get it. */
async function sizeWithoutDictionary(file: string): Promise<number> {
  const { size } = await stat(file + compressedSuffixes.br).catch(() => stat(file));
  return size;
}

/**
 * Deletes the differences that decode to the file at `path` on the package's origin, or to any file of the folder at
 * `path`; does nothing when there are none.
 */
export const removeFileDifferences = (site: string, path: string): Promise<void> =>
  rm(join(site, siteFiles.differences, path), { recursive: true, force: true });

/** Deletes the differences that decode to the files of a release's folder; does nothing when there are none. */
export const removeDifferences = (site: string, release: ReleaseName): Promise<void> =>
  removeFileDifferences(site, releasePath(release));

/**
 * Writes the differences of a release's files to the same files of earlier releases, for browsers that have one of those
 * (Compression Dictionary Transport). A difference that is not smaller than the compressed file is left out.
 */
export async function writeDifferences(
  site: string,
  release: ReleaseName,
  earlier: readonly ReleaseName[],
): Promise<void> {
  // left by a working release of this version, or by a publication that never ended
  await removeDifferences(site, release);
  const paths = await hashedFiles(site, release);
  for (const former of earlier)
    for (const formerPath of await hashedFiles(site, former)) {
      const path = paths.find((candidate) => dictionaryPattern(candidate) === dictionaryPattern(formerPath));
      // an unchanged content-addressed file has the same path
      if (path !== undefined && path !== formerPath) await writeDifference(site, path, formerPath);
    }
}

async function writeDifference(site: string, path: string, formerPath: string): Promise<void> {
  const dictionary = await readFile(join(site, formerPath)).catch(() => undefined);
  if (!dictionary) return;
  const target = differenceFile(site, path, hashDictionary(dictionary).toString('base64'));
  const isWritten = await stat(target).catch(() => undefined);
  if (isWritten) return;
  const difference = await encodeDifference(await readFile(join(site, path)), dictionary);
  if (difference.length >= (await sizeWithoutDictionary(join(site, path)))) return;
  await mkdir(dirname(target), { recursive: true });
  // atomically: another publication finds it and keeps it
  const draft = `${target}.draft`;
  await writeFile(draft, difference);
  await rename(draft, target);
}
