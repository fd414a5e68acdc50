import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RemoteName } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { publish, releasesOf } from '@portal/shared/site';
import type { OwnSite } from '../support/site.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Puts a build in the place of the release of a remote that a site runs: there is none before it to fall back to.
 */
export async function replaceRelease({ folder }: OwnSite, remote: RemoteName, dist: string): Promise<void> {
  const current = (await releasesOf(folder)).find((row) => row.package === remote && row.state === 'current');
  if (!current) throw new Error(`${remote} does not run in ${folder}`);
  await publish(folder, { package: remote, version: current.version, working: true, dist, by: 'a team' });
}

/** Publishes the remote as it is in this project, as a later release. */
export const publishFix = ({ folder }: OwnSite, remote: RemoteName): Promise<void> =>
  publish(folder, { package: remote, version: '98.0.1', dist: join(root, remote, 'dist'), by: 'a team' });

const hashesSchema = z.record(z.string(), z.string());

/** The remote's own build with another entry, vouched for: the hash is the entry's. Gives the folder of it. */
export async function withEntry(remote: RemoteName, code: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'portal-bad-release-'));
  await cp(join(root, remote, 'dist'), dist, { recursive: true });
  const seals = join(dist, 'integrity.json');
  const hashes = hashesSchema.parse(JSON.parse(await readFile(seals, 'utf8')));
  const [entry] = Object.keys(hashes).filter((file) => file.startsWith('remoteEntry.'));
  if (entry === undefined) throw new Error(`${remote} has no entry`);
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  await writeFile(join(dist, entry), code);
  await writeFile(seals, JSON.stringify({ ...hashes, [entry]: hash }));
  return dist;
}
