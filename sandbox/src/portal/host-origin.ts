import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { noncePlaceholder, permissionsPolicy } from '@portal/shared/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createOriginApp } from '../origins/app.ts';
import type { OpenerPolicies } from '../origins/opener-policies.ts';
import { type ComposedFiles, ComposedPages } from './composed-pages.ts';
import {
  decodedPath,
  type FileSource,
  flipMiddleBit,
  sendFault,
  sendFile,
  sendNotFound,
} from './send-file.ts';
import { acceptedEncoding, compress } from './static-files.ts';

/**
 * Builds the portal's origin, not listening yet: the composed page for every path without a file type, the callback
 * pages, the page of the customer's phone, and the host's files. Its answers depend on the site and the faults of the
 * asking browser.
 */
export function createHostOrigin(source: FileSource, openerPolicies: OpenerPolicies): FastifyInstance {
  const { sites, faults } = source;
  const app = createOriginApp();
  openerPolicies.applyToPortal(app);
  const pages = new ComposedPages();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cross-origin-resource-policy': 'same-origin',
      // default for files; pages replace it with their policy
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pick: (files: ComposedFiles) => Pick<ComposedFiles, 'html' | 'policy'>,
  ) => {
    const files = await pages.of(sites.of(request.headers['user-agent']));
    if (!files) return sendNotFound(reply);
    const nonce = randomBytes(16).toString('base64');
    const { html, policy } = pick(files);
    reply
      .type('text/html; charset=utf-8')
      .header('permissions-policy', permissionsPolicy)
      .header('content-security-policy', policy.replaceAll(noncePlaceholder, nonce));
    return sendUncached(request, reply, Buffer.from(html.replaceAll(noncePlaceholder, nonce)));
  };

  for (const name of ['registry.json', 'config.json'] as const)
    app.get(`/${name}`, async (request, reply) => {
      const userAgent = request.headers['user-agent'];
      const fault = faults.take('host', `/${name}`, userAgent);
      if (fault && fault !== 'flip') return sendFault(reply, fault);
      const data = await pages.data(sites.of(userAgent), name);
      if (!data) return sendNotFound(reply);
      reply.type('application/json; charset=utf-8');
      return sendUncached(request, reply, fault ? flipMiddleBit(data) : data);
    });

  // without Cross-Origin-Opener-Policy, which would separate the pop-up from the window that opened it
  for (const name of ['login-callback', 'logout-callback'] as const)
    app.get(`/oidc/${name}`, (request, reply) =>
      sendPage(request, reply, ({ callbacks, callbackPolicy }) => ({
        html: callbacks[name],
        policy: callbackPolicy,
      })),
    );

  // the page of the customer's phone; without a hand-off service it is like any unknown address
  app.get('/capture', (request, reply) => {
    reply.header('cross-origin-opener-policy', 'same-origin');
    return sendPage(request, reply, (files) => files.capture ?? files);
  });

  app.get('/*', async (request, reply) => {
    if (extname(decodedPath(request.url))) return sendFile(request, reply, 'host', source);
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    return sendPage(request, reply, (files) => files);
  });
  return app;
}

/** Sends content that can change: the browser must revalidate it at each request. */
async function sendUncached(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await compress(bytes, encoding));
}
