import { isPackageName } from '@portal/shared/site';
import type { FastifyInstance } from 'fastify';
import { createOriginApp } from '../origins/app.ts';
import type { Origin } from '../origins/origins.ts';
import { type FileSource, sendFile, sendNotFound } from './send-file.ts';

/** Builds the origin of all remotes. It serves the files of their releases to pages of the portal's origin. */
export function createRemoteOrigin(portal: Origin, source: FileSource): FastifyInstance {
  const app = createOriginApp();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': portal.url,
      'timing-allow-origin': portal.url,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin',
      // the files run in the portal only; opened directly they can load and run nothing
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
  app.get('/*', (request, reply) => {
    const [, remote = ''] = request.url.split('/');
    if (remote !== 'host' && isPackageName(remote)) return sendFile(request, reply, remote, source);
    return sendNotFound(reply);
  });
  return app;
}
