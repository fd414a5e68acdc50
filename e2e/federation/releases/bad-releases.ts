import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RemoteName } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { listReleases, publish } from '@portal/shared/site';
import type { OwnSite } from '../../support/fixtures/site.ts';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Replaces the current release of a remote in a site by another build. There is no previous release to fall back to.
 */
export async function replaceRelease({ folder }: OwnSite, remote: RemoteName, dist: string): Promise<void> {
  const current = (await listReleases(folder)).find(
    (row) => row.package === remote && row.state === 'current',
  );
  if (!current) throw new Error(`${remote} does not run in ${folder}`);
  await publish(folder, { package: remote, version: current.version, working: true, dist, by: 'a team' });
}

/** Publishes this project's build of the remote as a later release. */
export const publishFix = ({ folder }: OwnSite, remote: RemoteName): Promise<unknown> =>
  publish(folder, { package: remote, version: '98.0.1', dist: join(root, remote, 'dist'), by: 'a team' });

const hashesSchema = z.record(z.string(), z.string());

/** Copies the remote's build with another entry script and its correct hash. Returns the copy's folder. */
export async function buildWithEntry(remote: RemoteName, code: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'portal-bad-release-'));
  await cp(join(root, remote, 'dist'), dist, { recursive: true });
  const hashesFile = join(dist, 'integrity.json');
  const hashes = hashesSchema.parse(JSON.parse(await readFile(hashesFile, 'utf8')));
  const [entry] = Object.keys(hashes).filter((file) => file.startsWith('remoteEntry.'));
  if (entry === undefined) throw new Error(`${remote} has no entry`);
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  await writeFile(join(dist, entry), code);
  // the compressed forms are still the former entry's
  const others = Object.entries(hashes).filter(([file]) => !file.startsWith(entry));
  await writeFile(hashesFile, JSON.stringify(Object.fromEntries([...others, [entry, hash]])));
  return dist;
}
