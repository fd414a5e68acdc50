import { join } from 'node:path';
import { type HostBuild, readHostBuild, releasesOf } from '@portal/shared/site';
import { commonSite } from '../support/service/environment.ts';

/** Reads the build of the host that the common site runs. */
export async function readRunningHost(): Promise<HostBuild> {
  const rows = await releasesOf(commonSite);
  const host = rows.find((row) => row.package === 'host' && row.state === 'current');
  if (!host) throw new Error('No host runs');
  return readHostBuild(join(commonSite, 'host', host.version), host.version);
}

/** Finds the host's chunk that was built for a source file. Returns its path, as `Control.remoteFault` takes it. */
export async function hostFileOf(source: string): Promise<string> {
  const { assets, version } = await readRunningHost();
  const file = assets.chunks[source]?.at(-1);
  if (file === undefined) throw new Error(`No chunk of the host was built for ${source}`);
  return `/host/${version}/${file}`;
}
