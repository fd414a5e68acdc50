import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as z from '@portal/shared/schema';
import { compressedSuffixes } from '@portal/shared/site';
import { integrityOf } from '../../../shared/build/assets/integrity.ts';

/** Folder of the host's build. */
export const hostBuild = resolve(import.meta.dirname, '../../../host/dist');

/** Later than any that the project will have. */
export const laterVersion = '99.0.0';

const hashesSchema = z.record(z.string(), z.string());

/** A layer of the host's files (shared/build/config/host-layers.ts). */
type Layer = 'base' | 'signed-in';

/**
 * A later release of the host, from its build: a line in each of these layers, and the layers' new names in the entry.
 * Building it would take half a minute.
 * @param line code that no other release has
 * @returns the folder of the build
 */
export async function laterHost(layers: readonly Layer[], line: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'portal-later-host-'));
  await cp(hostBuild, dist, { recursive: true });
  const renamed = new Map<string, string>();
  const replaceNames = (text: string) =>
    [...renamed].reduce((replaced, [former, hash]) => replaced.replaceAll(former, hash), text);
  const files = await readdir(join(dist, 'files'));
  for (const layer of [...layers, 'main']) {
    const file = files.find((name) => name.startsWith(`${layer}.`) && name.endsWith('.js'));
    if (file === undefined) throw new Error(`The host has no file ${layer}`);
    const text = await readFile(join(dist, 'files', file), 'utf8');
    const [former, hash] = await replaceFile(
      join(dist, 'files', file),
      layer === 'main' ? replaceNames(text) : `${text}\n${line}`,
    );
    renamed.set(former, hash);
  }
  await writeFile(join(dist, 'assets.json'), replaceNames(await readFile(join(dist, 'assets.json'), 'utf8')));
  await writeHashes(dist, replaceNames);
  return dist;
}

/** Writes a file under the name of its new content, and its compressed forms. Returns the hashes in both names. */
async function replaceFile(file: string, text: string): Promise<readonly [former: string, hash: string]> {
  const [, former = ''] = /\.([0-9a-f]{8})\.js$/.exec(file) ?? [];
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const target = file.replace(former, hash);
  for (const suffix of ['', ...Object.values(compressedSuffixes)]) await rm(file + suffix);
  await writeFile(target, text);
  await writeFile(target + compressedSuffixes.br, brotliCompressSync(text));
  await writeFile(target + compressedSuffixes.gzip, gzipSync(text, { level: 9 }));
  return [former, hash];
}

/** Writes the hashes of a build's files, whose names have changed. */
async function writeHashes(dist: string, replaceNames: (text: string) => string): Promise<void> {
  const hashesFile = join(dist, 'integrity.json');
  const before = hashesSchema.parse(JSON.parse(replaceNames(await readFile(hashesFile, 'utf8'))));
  const hashes = await Promise.all(
    Object.keys(before).map(async (file) => [file, integrityOf(await readFile(join(dist, file)))] as const),
  );
  await writeFile(hashesFile, JSON.stringify(Object.fromEntries(hashes)));
}
