import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as z from '@portal/shared/schema';
import { integrityOf } from '../../build/assets/integrity.ts';
import { decodeJson } from '../files.ts';

/** Each `integrity.json` of a release → its own hash. */
export type Seals = Readonly<Record<string, string>>;

/** A release's files (path below its folder) → their hashes, as its `integrity.json` files say. */
export type Hashes = Readonly<Record<string, string>>;

const hashesSchema = z.record(
  z.string().check(z.regex(/^[\w.-]+$/)),
  z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
);

const integrityFile = 'integrity.json';

/** Folders of a build that may have an `integrity.json`: its own, and those right below it. */
async function sealedFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return ['', ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
}

/**
 * The seals of a build and the hashes that they vouch for. Throws when it has no `integrity.json`, or one that is
 * not as it should be.
 */
export async function readSeals(folder: string): Promise<{ seals: Seals; hashes: Hashes }> {
  const seals: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  for (const below of await sealedFolders(folder)) {
    const name = posix.join(below, integrityFile);
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (!bytes) throw new Error(`${join(folder, name)} is missing.`);
    seals[name] = integrityOf(bytes);
    for (const [file, hash] of Object.entries(decodeJson(join(folder, name), bytes.toString(), hashesSchema)))
      hashes[posix.join(below, file)] = hash;
  }
  return { seals, hashes };
}

/**
 * Checks every file of a release against its hashes, and those against the seals: one sentence for each thing that
 * is not as it was published. Files that no hash vouches for are complained of as well.
 */
export async function complaintsAbout(folder: string, seals: Seals): Promise<string[]> {
  let found: Awaited<ReturnType<typeof readSeals>>;
  try {
    found = await readSeals(folder);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const broken = Object.keys({ ...seals, ...found.seals }).filter(
    (name) => seals[name] !== found.seals[name],
  );
  if (broken.length > 0)
    return broken.map((name) => `${join(folder, name)} is not the one that was published.`);

  const complaints = await complaintsAboutFiles(folder, found.hashes);
  const known = new Set([...Object.keys(found.hashes), ...Object.keys(found.seals)]);
  for (const file of await filesOf(folder))
    if (!known.has(file)) complaints.push(`${join(folder, file)} belongs to no build.`);
  return complaints;
}

/** One sentence for each file that is missing or does not have its hash. */
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
