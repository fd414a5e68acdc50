import { join } from 'node:path';
import { filePath, type HostBuild, hostRelease, listReleases, readHostBuild } from '@portal/shared/site';
import { commonSite } from '../support/service/environment.ts';

/** Reads the build of the host that the common site runs. */
export async function readRunningHost(): Promise<HostBuild> {
  const rows = await listReleases(commonSite);
  const host = rows.find((row) => row.package === 'host' && row.state === 'current');
  if (!host) throw new Error('No host runs');
  return readHostBuild(join(commonSite, 'host', host.version), host.version);
}

/** Paths of the files with hashes that the common site's host has. */
export async function readHostFiles(): Promise<readonly string[]> {
  const { hashes, version } = await readRunningHost();
  return Object.keys(hashes)
    .filter((file) => /\.[0-9a-f]{8}\.\w+$/.test(file))
    .map((file) => filePath(hostRelease(version), file));
}

/** Finds the host's chunk that was built for a source file. Returns its path, as `Control.remoteFault` takes it. */
export async function hostFileOf(source: string): Promise<string> {
  const { assets, version } = await readRunningHost();
  const file = assets.chunks[source]?.at(-1);
  if (file === undefined) throw new Error(`No chunk of the host was built for ${source}`);
  return filePath(hostRelease(version), file);
}
