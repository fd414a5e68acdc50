import { join } from 'node:path';
import { type HostBuild, readHostBuild, releasesOf } from '@portal/shared/site';
import { commonSite } from '../support/environment.ts';

/** The build of the host that everybody's site runs. */
export async function runningHost(): Promise<HostBuild> {
  const rows = await releasesOf(commonSite);
  const host = rows.find((row) => row.package === 'host' && row.state === 'current');
  if (!host) throw new Error('No host runs');
  return readHostBuild(join(commonSite, 'host', host.version), host.version);
}

/** A file of the host as a path for `Control.remoteFault`, named by the source that it was split off for. */
export async function hostFileOf(source: string): Promise<string> {
  const { assets, version } = await runningHost();
  const file = assets.chunks[source]?.at(-1);
  if (file === undefined) throw new Error(`No file of the host begins with ${source}`);
  return `/host/${version}/${file}`;
}
