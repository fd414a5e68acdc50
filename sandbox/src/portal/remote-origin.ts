import type { RemoteName } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { originApp } from '../origins/app.ts';
import type { Origin } from '../origins/origins.ts';
import { type FileSource, sendFile } from './send-file.ts';

/** A remote's origin: the files of its releases, for pages of the portal's origin alone. */
export function remoteOrigin(remote: RemoteName, portal: Origin, source: FileSource): FastifyInstance {
  const app = originApp();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': portal.url,
      'timing-allow-origin': portal.url,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin',
      // such a file runs in the portal or nowhere: opened by itself it may do nothing at all
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
  app.get('/*', (request, reply) => sendFile(request, reply, remote, source));
  return app;
}
