import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import * as z from '@portal/shared/schema';
import { type PackageName, readWorkspaceVersion } from '@portal/shared/site';
import { isCompressedForm } from '../../../shared/build/assets/compressed-forms.ts';
import { readIntegrity } from '../../../shared/site/builds/release-integrity.ts';
import { decodeJson } from '../../../shared/site/files.ts';
import { packageNames } from '../../support/packages.ts';

/** A build of a package in a folder. */
export interface Build {
  readonly package: PackageName;
  readonly version: string;
  readonly dist: string;
}

/** The kept releases, in the repository, so that a clean checkout can run them against today's builds. */
export const archiveFile = join(import.meta.dirname, 'kept-releases.json.br');

/** Path as in a site (`mfe-cart/1.0.0/mf-manifest.json`) → the file's bytes, one character each. */
const archiveSchema = z.record(z.string(), z.string());
const byteByByte = 'latin1';

async function readArchive(): Promise<Readonly<Record<string, string>>> {
  const bytes = await promisify(brotliDecompress)(await readFile(archiveFile));
  return decodeJson(archiveFile, bytes.toString(), archiveSchema);
}

/** Compressed forms are left out: they would triple the archive. */
const isKept = (file: string): boolean => !isCompressedForm(file);

/** Reads an `integrity.json` without the files that are not kept. */
async function keptHashes(file: string): Promise<Readonly<Record<string, string>>> {
  const hashes = decodeJson(file, await readFile(file, 'utf8'), archiveSchema);
  return Object.fromEntries(Object.entries(hashes).filter(([name]) => isKept(name)));
}

/**
 * Replaces the kept releases of the named packages by their current builds; the others stay.
 * @returns the archive's size in bytes
 */
export async function keepReleases(root: string, names: readonly PackageName[]): Promise<number> {
  const before = names.length < packageNames.length ? await readArchive() : {};
  const others = Object.entries(before).filter(
    ([path]) => !names.some((name) => path.startsWith(`${name}/`)),
  );
  const files: Record<string, string> = Object.fromEntries(others);
  for (const name of names) {
    const dist = join(root, name, 'dist');
    const version = await readWorkspaceVersion(root, name);
    const { integrityFiles, hashes } = await readIntegrity(dist);
    for (const file of Object.keys(hashes).filter(isKept).sort())
      files[posix.join(name, version, file)] = await readFile(join(dist, file), byteByByte);
    for (const file of Object.keys(integrityFiles).sort())
      files[posix.join(name, version, file)] = JSON.stringify(await keptHashes(join(dist, file)));
  }
  const archive = await promisify(brotliCompress)(JSON.stringify(files), {
    // files far apart in the archive have the same content
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  await writeFile(archiveFile, archive);
  return archive.length;
}

/** Unpacks the kept releases into a folder. Returns them, by package; a package without one was never released. */
export async function unpackKept(folder: string): Promise<ReadonlyMap<string, Build>> {
  const archive = await readArchive();
  for (const [path, bytes] of Object.entries(archive)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes, byteByByte);
  }
  return new Map(
    packageNames.flatMap((name) => {
      const [, version] =
        Object.keys(archive)
          .map((path) => path.split('/'))
          .find(([owner]) => owner === name) ?? [];
      return version ? [[name, { package: name, version, dist: join(folder, name, version) }]] : [];
    }),
  );
}
