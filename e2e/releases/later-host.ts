import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from '@portal/shared/schema';
import { workspaceVersion } from '@portal/shared/site';
import { integrityOf } from '../../shared/build/assets/integrity.ts';

const root = resolve(import.meta.dirname, '../..');

/** Later than any that the project will have. */
export const laterVersion = '99.0.0';

const hashesSchema = z.record(z.string(), z.string());

/**
 * A later release of the host, from its build: its version in the addresses of its files, and a line in each layer.
 * Building it would take half a minute.
 * @returns the folder of the build
 */
export async function laterHost(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'portal-later-host-'));
  await cp(join(root, 'host/dist'), dist, { recursive: true });
  const version = await workspaceVersion(root, 'host');
  for (const folder of [dist, join(dist, 'oidc')]) {
    const hashesFile = join(folder, 'integrity.json');
    const hashes = hashesSchema.parse(JSON.parse(await readFile(hashesFile, 'utf8')));
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
      const before = await readFile(join(folder, file), 'utf8');
      const line = /^(base|signed-in)\./.test(file) ? '\nself.laterRelease = true;' : '';
      const after = before.replaceAll(`/host/${version}/`, `/host/${laterVersion}/`) + line;
      if (after === before) continue;
      await writeFile(join(folder, file), after);
      hashes[file] = integrityOf(Buffer.from(after));
      // the compressed forms are still the former file's
      delete hashes[`${file}.br`];
      delete hashes[`${file}.gz`];
    }
    await writeFile(hashesFile, JSON.stringify(hashes));
  }
  return dist;
}
