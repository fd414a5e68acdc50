import type { RemoteName } from '@portal/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { originApp } from '../origins/app.ts';
import type { Origin } from '../origins/origins.ts';
import type { RemoteFault, RemoteFaults } from './remote-faults.ts';
import { sendFile } from './send-file.ts';
import { StaticFolder } from './static-files.ts';

interface Options {
  readonly remote: RemoteName;
  /** Where the remote's build lies. */
  readonly dist: string;
  /** Path that the build is released under: `/mfe-cart/1.0.0/`. */
  readonly release: string;
  readonly portal: Origin;
  readonly faults: RemoteFaults;
}

/** A remote's origin: its released files, for pages of the portal's origin alone. */
export function remoteOrigin({ remote, dist, release, portal, faults }: Options): FastifyInstance {
  const app = originApp();
  const folder = new StaticFolder(dist);
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
  app.get(`${release}*`, async (request, reply) => {
    const fault = faults.of(remote, request.headers['user-agent']);
    if (fault) return fail(fault, reply);
    return sendFile(request, reply, folder, request.url.slice(release.length - 1));
  });
  return app;
}

function fail(fault: RemoteFault, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  switch (fault) {
    case 'missing':
      return reply.code(404).send();
    case 'error':
      return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    case 'corrupt':
      return reply.type('text/javascript').send('this is no JavaScript');
    case 'hang':
      // no answer until the browser gives up or the sandbox ends
      return reply.hijack();
  }
}
