import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Headers of every response of every origin. `Strict-Transport-Security` is missing on purpose: the sandbox uses plain
 * http on loopback, and the header would make the browser refuse `localhost`.
 */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Encodes the percent signs of a path that cannot be decoded: it is then an unknown path like others, and not a 400. */
function encodeMalformedPath(url = '/'): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/**
 * Creates a Fastify server for one origin, not listening yet. It sends the common headers, and closes without waiting
 * for connections. `bodyLimit`: in bytes, default 1 MB.
 */
export function createOriginApp(options: { readonly bodyLimit?: number } = {}): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    rewriteUrl: ({ url }) => encodeMalformedPath(url),
    ...options,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
  });
  return app;
}
