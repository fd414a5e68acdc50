import { remoteNames } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { OpenerPolicies } from '../origins/opener-policies.ts';
import type { Origin, Origins } from '../origins/origins.ts';
import type { FileFaults } from './file-faults.ts';
import { hostOrigin } from './host-origin.ts';
import { remoteOrigin } from './remote-origin.ts';
import type { Sites } from './sites.ts';
import { ReleasedFiles } from './static-files.ts';

export { contentToken, subscriptionKey } from './config.ts';
export { FileFaults, type FileFaultWish, fileFaultWish } from './file-faults.ts';
export { keepSite } from './prepare-site.ts';
export { ownSiteWish, Sites } from './sites.ts';

/** An origin with what answers for it, not yet listening. */
export interface Served {
  readonly origin: Origin;
  readonly app: FastifyInstance;
}

/** The composed portal: the host and each remote on an origin of its own, from the sites' folders. */
export function portal(
  origins: Origins,
  sites: Sites,
  faults: FileFaults,
  openerPolicies = new OpenerPolicies(),
): Served[] {
  const source = { sites, faults, files: new ReleasedFiles() };
  return [
    { origin: origins.host, app: hostOrigin(source, openerPolicies) },
    ...remoteNames.map((remote) => ({
      origin: origins[remote],
      app: remoteOrigin(remote, origins.host, source),
    })),
  ];
}
