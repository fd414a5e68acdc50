import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Headers that every response of every origin carries. `Strict-Transport-Security` is left out on purpose: the
 * sandbox lives on loopback over plain http, where the header would lock the browser out of `localhost`.
 */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** A server for one origin, not yet listening: common headers on all it sends, and a close that waits for nobody. */
export function originApp(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
  });
  return app;
}
