import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as z from '@portal/shared/schema';
import { integrityOf } from '../../build/assets/integrity.ts';
import { decodeJson } from '../files.ts';

/** Path of each `integrity.json` of a release → its hash. */
export type IntegrityFiles = Readonly<Record<string, string>>;

/** Path of each file in a release's `integrity.json` files → its hash. */
export type Hashes = Readonly<Record<string, string>>;

const hashesSchema = z.record(
  z.string().check(z.regex(/^[\w.-]+$/)),
  z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
);

const integrityFile = 'integrity.json';

/** Folders of a build that have an `integrity.json`: the build's folder and its direct subfolders. */
async function integrityFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return ['', ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
}

/** Reads the `integrity.json` files of a build. Throws an Error when one is missing or invalid. */
export async function readIntegrity(
  folder: string,
): Promise<{ integrityFiles: IntegrityFiles; hashes: Hashes }> {
  const integrityFiles: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  for (const below of await integrityFolders(folder)) {
    const name = posix.join(below, integrityFile);
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (!bytes) throw new Error(`${join(folder, name)} is missing.`);
    integrityFiles[name] = integrityOf(bytes);
    for (const [file, hash] of Object.entries(decodeJson(join(folder, name), bytes.toString(), hashesSchema)))
      hashes[posix.join(below, file)] = hash;
  }
  return { integrityFiles, hashes };
}

/**
 * Checks every file of a release against its hashes, and `integrity.json` files against their published hashes.
 * Returns one sentence for each file that is missing, changed or unknown.
 */
export async function complaintsAbout(folder: string, published: IntegrityFiles): Promise<string[]> {
  let found: Awaited<ReturnType<typeof readIntegrity>>;
  try {
    found = await readIntegrity(folder);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const broken = Object.keys({ ...published, ...found.integrityFiles }).filter(
    (name) => published[name] !== found.integrityFiles[name],
  );
  if (broken.length > 0)
    return broken.map((name) => `${join(folder, name)} is not the one that was published.`);

  const complaints = await complaintsAboutFiles(folder, found.hashes);
  const known = new Set([...Object.keys(found.hashes), ...Object.keys(found.integrityFiles)]);
  for (const file of await filesOf(folder))
    if (!known.has(file)) complaints.push(`${join(folder, file)} belongs to no build.`);
  return complaints;
}

/** Returns one sentence for each file that is missing or does not have its hash. */
export async function complaintsAboutFiles(folder: string, hashes: Hashes): Promise<string[]> {
  const complaints: string[] = [];
  for (const [file, hash] of Object.entries(hashes)) {
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (!bytes) complaints.push(`${join(folder, file)} is missing.`);
    else if (integrityOf(bytes) !== hash)
      complaints.push(`${join(folder, file)} is not the one that was built.`);
  }
  return complaints;
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => posix.join(entry.parentPath.slice(folder.length + 1), entry.name));
}
