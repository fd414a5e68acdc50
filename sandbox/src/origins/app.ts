import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Headers of every response of every origin. `Strict-Transport-Security` is missing on purpose: the sandbox uses plain
 * http on loopback, and the header would make the browser refuse `localhost`.
 */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/**
 * Creates a Fastify server for one origin, not listening yet. It sends the common headers, and closes without waiting
 * for connections. `bodyLimit`: in bytes, default 1 MB.
 */
export function createOriginApp(options: { readonly bodyLimit?: number } = {}): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, ...options });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
  });
  return app;
}
