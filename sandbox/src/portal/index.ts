import type { FastifyInstance } from 'fastify';
import { OpenerPolicies } from '../origins/opener-policies.ts';
import type { Origin, Origins } from '../origins/origins.ts';
import type { FileFaults } from './file-faults.ts';
import { createHostOrigin } from './host-origin.ts';
import { createRemoteOrigin } from './remote-origin.ts';
import type { Sites } from './sites.ts';

export { contentToken, subscriptionKey } from './config.ts';
export { FileFaults, fileFaultSchema } from './file-faults.ts';
export { prepareSite } from './prepare-site.ts';
export { ownSiteSchema, Sites } from './sites.ts';

/** An origin with its server, not listening yet. */
export interface OriginServer {
  readonly origin: Origin;
  readonly app: FastifyInstance;
}

/** Builds the servers of the composed portal: one for the host and one for all remotes. */
export function createPortalOrigins(
  origins: Origins,
  sites: Sites,
  faults: FileFaults,
  openerPolicies = new OpenerPolicies(),
): OriginServer[] {
  const source = { sites, faults };
  return [
    { origin: origins.host, app: createHostOrigin(source, openerPolicies) },
    { origin: origins.remotes, app: createRemoteOrigin(origins.host, source) },
  ];
}
