import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { type ComposedHost, noncePlaceholder } from '@portal/shared/compose';
import type { PortalConfig } from '@portal/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originApp } from '../origins/app.ts';
import { portalPolicy } from './policy.ts';
import { decodedPath, sendFile } from './send-file.ts';
import { acceptedEncoding, compressText, StaticFolder } from './static-files.ts';

interface Options {
  /** Where the host's build lies. */
  readonly dist: string;
  readonly composed: ComposedHost;
  readonly config: PortalConfig;
}

/** The portal's own origin: the composed page for every route, the callback pages, and the host's files. */
export function hostOrigin({ dist, composed, config }: Options): FastifyInstance {
  const app = originApp();
  const folder = new StaticFolder(dist);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cross-origin-resource-policy': 'same-origin',
      // for what is no page; a page's own policy replaces it
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, html: string) => {
    const nonce = randomBytes(16).toString('base64');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply.type('text/html; charset=utf-8').headers({
      'cache-control': 'no-cache',
      'content-security-policy': portalPolicy(composed.security, nonce),
      vary: 'accept-encoding',
    });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await compressText(html.replaceAll(noncePlaceholder, nonce), encoding));
  };

  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(config));
  app.get('/registry.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(composed.registry),
  );

  // no Cross-Origin-Opener-Policy here: it would cut the pop-up off from the window that opened it
  for (const [name, html] of Object.entries(composed.callbacks))
    app.get(`/oidc/${name}`, (request, reply) => sendPage(request, reply, html));

  app.get('/*', async (request, reply) => {
    const path = decodedPath(request.url);
    if (extname(path)) return sendFile(request, reply, folder, request.url);
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    return sendPage(request, reply, composed.html);
  });
  return app;
}
