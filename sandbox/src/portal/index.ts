import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeHost, releasePath } from '@portal/shared/compose';
import { remoteNames } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Origin, Origins } from '../origins/origins.ts';
import { configFor } from './config.ts';
import { hostOrigin } from './host-origin.ts';
import type { RemoteFaults } from './remote-faults.ts';
import { remoteOrigin } from './remote-origin.ts';

export { configFor, subscriptionKey } from './config.ts';
export { RemoteFaults, remoteFaultWish } from './remote-faults.ts';

/** An origin with what answers for it, not yet listening. */
export interface Served {
  readonly origin: Origin;
  readonly app: FastifyInstance;
}

const versioned = z.object({ version: z.string() });

const versionOf = (root: string, name: string): string =>
  versioned.parse(JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))).version;

/**
 * The composed portal: the host and each remote on an origin of its own, from the builds below `root`.
 * Throws when a build is missing.
 */
export function portal(root: string, origins: Origins, faults: RemoteFaults): Served[] {
  const config = configFor(origins);
  const composed = composeHost({
    root,
    config,
    origins: {
      host: origins.host.url,
      'mfe-auth': origins['mfe-auth'].url,
      'mfe-client': origins['mfe-client'].url,
      'mfe-cart': origins['mfe-cart'].url,
      'mfe-applications': origins['mfe-applications'].url,
      'mfe-history': origins['mfe-history'].url,
    },
  });
  return [
    { origin: origins.host, app: hostOrigin({ dist: join(root, 'host/dist'), composed, config }) },
    ...remoteNames.map((remote) => ({
      origin: origins[remote],
      app: remoteOrigin({
        remote,
        dist: join(root, remote, 'dist'),
        release: releasePath(remote, versionOf(root, remote)),
        portal: origins.host,
        faults,
      }),
    })),
  ];
}
