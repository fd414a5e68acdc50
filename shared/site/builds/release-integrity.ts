import { readdir, readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as z from '@portal/shared/schema';
import { compressedSuffixes } from '../../build/assets/compressed-forms.ts';
import { contentFolder } from '../../build/assets/content-folder.ts';
import { integrityOf } from '../../build/assets/integrity.ts';
import { decodeJson, hasCode } from '../files.ts';
import { filePath, releaseFolder } from '../layout.ts';
import { quoted, type ReleaseName } from '../release-name.ts';
import { messageOf } from '../steps.ts';

/** Path of each `integrity.json` of a release → its hash. */
export type IntegrityFiles = Readonly<Record<string, string>>;

/** Path of each file in a release's `integrity.json` files → its hash. */
export type Hashes = Readonly<Record<string, string>>;

const hashesSchema = z.record(z.string(), z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)));

/**
 * A file's path in its folder of a build. It leaves the folder by no name, means the same on every system, and is not the
 * folder of content-addressed files, which is deleted when they are moved.
 */
const fileName = new RegExp(`^(?!${contentFolder}$)(?:${contentFolder}/)?\\w[\\w.-]*$`);

const integrityFile = 'integrity.json';

/** Folders of a build that have an `integrity.json`: the build's folder and its subfolders with builds. */
async function integrityFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== contentFolder);
  const names = folders.map(({ name }) => name);
  assertFileNames(folder, names);
  return ['', ...names];
}

/**
 * Reads the `integrity.json` files of a build: their own hashes (`integrityFiles`) and those of all other files
 * (`hashes`), by path. Throws an Error when one is missing or invalid.
 */
export async function readIntegrity(
  folder: string,
): Promise<{ integrityFiles: IntegrityFiles; hashes: Hashes }> {
  const integrityFiles: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  for (const below of await integrityFolders(folder)) {
    const name = posix.join(below, integrityFile);
    const bytes = await readBytes(join(folder, name));
    if (typeof bytes === 'string') throw new Error(bytes);
    integrityFiles[name] = integrityOf(bytes);
    const named = decodeJson(join(folder, name), bytes.toString(), hashesSchema);
    assertFileNames(join(folder, name), Object.keys(named));
    for (const [file, hash] of Object.entries(named)) hashes[posix.join(below, file)] = hash;
  }
  return { integrityFiles, hashes };
}

/** Throws an Error when a name is not that of a file in its folder, or differs from another one by small and large letters only. */
function assertFileNames(source: string, names: readonly string[]): void {
  const wrong = names.find((name) => !fileName.test(name));
  if (wrong !== undefined)
    throw new Error(
      `${source} has the name ${quoted(wrong)}. A file’s name begins with a letter or a digit, has letters, digits, dots ` +
        `and dashes, and is not “${contentFolder}”.`,
    );
  const smallNames = names.map((name) => name.toLowerCase());
  const repeated = names.find((_, at) => smallNames.indexOf(smallNames[at] ?? '') < at);
  if (repeated !== undefined)
    throw new Error(
      `${source} has ${repeated} twice, in small and in large letters: some disks would keep one of them.`,
    );
}

/**
 * Checks a release in a site: its folder, and its content-addressed files. Returns one sentence for each wrong file;
 * empty when it is intact.
 */
export const checkRelease = (
  site: string,
  { seals, ...release }: ReleaseName & { readonly seals: IntegrityFiles },
): Promise<string[]> =>
  checkBuild(releaseFolder(site, release), seals, (file) => join(site, filePath(release, file)));

/**
 * Checks every file of a release against its hashes, and its `integrity.json` files against their published hashes.
 * Returns one sentence for each file that is missing, changed or unknown; empty when it is intact. If an
 * `integrity.json` is wrong, only that is reported. Never throws for a damaged file.
 * @param pathOf path of a file; default: in the folder
 */
export async function checkBuild(
  folder: string,
  publishedFiles: IntegrityFiles,
  pathOf = (file: string) => join(folder, file),
): Promise<string[]> {
  let current: Awaited<ReturnType<typeof readIntegrity>>;
  try {
    current = await readIntegrity(folder);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const changedNames = Object.keys({ ...publishedFiles, ...current.integrityFiles }).filter(
    (name) => publishedFiles[name] !== current.integrityFiles[name],
  );
  if (changedNames.length > 0)
    return changedNames.map((name) => `${join(folder, name)} is not the one that was published.`);

  const complaints = await checkFiles(current.hashes, pathOf);
  const known = new Set([...Object.keys(current.hashes), ...Object.keys(current.integrityFiles)].map(pathOf));
  for (const file of await filesOf(folder))
    if (!known.has(join(folder, file))) complaints.push(`${join(folder, file)} belongs to no build.`);
  return complaints;
}

/**
 * Returns one sentence for each file of `hashes` that is missing, cannot be read, or does not have its hash; empty when all are right.
 * `pathOf` returns where a file lies.
 */
export async function checkFiles(hashes: Hashes, pathOf: (file: string) => string): Promise<string[]> {
  const files = Object.keys(hashes);
  const complaints: string[] = [];
  // of sixty remotes they are some eight thousand: more than a process may have open
  for (let at = 0; at < files.length; at += filesAtOnce) {
    const some = files.slice(at, at + filesAtOnce);
    const found = await Promise.all(some.map((file) => checkFile(pathOf(file), file, hashes)));
    complaints.push(...found.flatMap((complaint) => complaint ?? []));
  }
  return complaints;
}

/** Files that are read at the same time. */
const filesAtOnce = 128;

/** Reads a file, or returns the sentence that says why it cannot be read. */
const readBytes = (path: string): Promise<Buffer | string> =>
  readFile(path).catch((error: unknown) =>
    hasCode(error, 'ENOENT') ? `${path} is missing.` : `${path} cannot be read: ${messageOf(error)}`,
  );

/**
 * Returns a sentence when the file at `path` is missing, cannot be read, or its bytes do not have the hash of `file` in `hashes`;
 * otherwise `undefined`. Another compression of the same content is right.
 */
export async function checkFile(path: string, file: string, hashes: Hashes): Promise<string | undefined> {
  const bytes = await readBytes(path);
  if (typeof bytes === 'string') return bytes;
  if (integrityOf(bytes) === hashes[file] || isOtherCompression(bytes, file, hashes)) return undefined;
  return `${path} is not the one that was built.`;
}

const decoders: ReadonlyMap<string, (bytes: Buffer) => Buffer> = new Map([
  [compressedSuffixes.br, (bytes) => brotliDecompressSync(bytes)],
  [compressedSuffixes.gzip, (bytes) => gunzipSync(bytes)],
]);

/**
 * Whether bytes are a compressed form of a content-addressed file, made by another release: processors and versions of
 * Node compress the same content to other bytes.
 */
function isOtherCompression(bytes: Buffer, file: string, hashes: Hashes): boolean {
  const decode = decoders.get(extname(file));
  if (!decode || !file.includes(`${contentFolder}/`)) return false;
  try {
    return integrityOf(decode(bytes)) === hashes[file.slice(0, -extname(file).length)];
  } catch {
    return false;
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => posix.join(entry.parentPath.slice(folder.length + 1), entry.name));
}
