import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import * as z from 'zod';
import { findAgentByEmail } from '../api/index.ts';
import type { Database } from '../database/index.ts';
import { commonHeaders, createOriginApp } from '../origins/app.ts';
import type { OpenerPolicies } from '../origins/opener-policies.ts';
import type { Origin } from '../origins/origins.ts';
import { addPageAssets } from '../page/assets.ts';
import { messagePage } from '../page/layout.ts';
import { pagePolicy } from '../page/policy.ts';
import { sendPage } from '../page/send-page.ts';
import { loadProvider } from './load-provider.ts';
import { paths, product, settings } from './settings.ts';
import { signInPage } from './sign-in-page.ts';
import type { IdentityStore } from './store.ts';

export { clientId, paths } from './settings.ts';
export { IdentityStore } from './store.ts';
export { createIdTokenVerifier, type IdTokenVerifier } from './verify.ts';

const SIGN_IN_AGAIN = 'Close this window and log in again from the portal.';

const uidParams = z.object({ uid: z.string() });
const credentials = z.object({ email: z.string().default(''), password: z.string().default('') });

interface Options {
  readonly self: Origin;
  readonly portal: Origin;
  readonly db: Database;
  readonly store: IdentityStore;
  readonly openerPolicies: OpenerPolicies;
}

/** Builds the identity provider: OpenID Connect by oidc-provider, with a sign-in page in the portal's design. */
export async function createIdentityProvider(options: Options): Promise<FastifyInstance> {
  const { self, portal, db } = options;
  const { Provider, SessionNotFound } = await loadProvider();
  const provider = new Provider(self.url, settings(options));
  provider.on('server_error', (_context, error) => console.error('Identity provider:', error));

  const policy = pagePolicy([portal.url]);
  const app = createOriginApp();
  options.openerPolicies.applyToProvider(app);
  await addPageAssets(app, {
    'sign-in.js': new URL('./sign-in.js', import.meta.url),
    'submit-form.js': new URL('./submit-form.js', import.meta.url),
  });

  const finish = async (request: FastifyRequest, reply: FastifyReply, result: InteractionResults) =>
    reply.redirect(
      await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
      303,
    );

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof SessionNotFound)
      return sendPage(reply, messagePage(product, 'This login has expired', SIGN_IN_AGAIN), {
        status: 400,
        policy,
      });
    throw error;
  });

  app.get('/interaction/:uid', async (request, reply) => {
    const { uid } = await provider.interactionDetails(request.raw, reply.raw);
    return sendPage(reply, signInPage({ uid }), { policy });
  });

  await app.register(async (forms) => {
    await forms.register(formbody);
    forms.post('/interaction/:uid/login', async (request, reply) => {
      const { uid } = uidParams.parse(request.params);
      const { email, password } = credentials.parse(request.body);
      const agent = await findAgentByEmail(db, email);
      if (agent?.password !== password)
        return sendPage(reply, signInPage({ uid, email, refused: true }), { policy });
      return finish(request, reply, { login: { accountId: agent.sub, amr: ['pwd'] } });
    });
    forms.post('/interaction/:uid/cancel', (request, reply) =>
      finish(request, reply, {
        error: 'access_denied',
        error_description: 'The agent cancelled the login.',
      }),
    );
  });

  await addProtocolRoutes(app, provider, policy);
  return app;
}

/**
 * Turns the portal's logout form into the library's GET, inside the server. The library accepts the form only together
 * with cookies of `SameSite=None`, which need https.
 */
async function formToQuery(request: IncomingMessage): Promise<void> {
  request.url = `${paths.endSession}?${await text(request)}`;
  request.method = 'GET';
}

/** Routes the OpenID Connect calls to the library. */
async function addProtocolRoutes(app: FastifyInstance, provider: Provider, policy: string): Promise<void> {
  await app.register(async (protocol) => {
    // the library reads request bodies itself
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null));
    const handle = provider.callback();
    const urls = Object.values(paths).flatMap((path) => [path, `${path}/*`]);
    for (const url of ['/.well-known/openid-configuration', ...urls])
      protocol.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url,
        handler: async (request, reply) => {
          reply.hijack();
          // a hijacked reply does not send the headers that were set on it
          for (const [name, value] of Object.entries({ ...commonHeaders, 'content-security-policy': policy }))
            reply.raw.setHeader(name, value);
          if (request.method === 'POST' && request.url === paths.endSession) await formToQuery(request.raw);
          await handle(request.raw, reply.raw);
        },
      });
  });
}
