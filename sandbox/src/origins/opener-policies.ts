import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { PerBrowser } from './per-browser.ts';

const header = 'cross-origin-opener-policy';

/**
 * The `Cross-Origin-Opener-Policy` that pages of each kind send to the browser with the tag `visitor`; `null` restores
 * the normal headers.
 */
export const openerPoliciesSchema = z.strictObject({
  visitor: z.string().regex(/^\S+$/, 'one word'),
  policies: z
    .strictObject({
      host: z.enum(['none', 'same-origin-allow-popups', 'same-origin']),
      provider: z.enum(['none', 'same-origin']),
      callback: z.enum(['none', 'same-origin-allow-popups', 'same-origin']),
    })
    .nullable(),
});

type OpenerPoliciesSetting = z.output<typeof openerPoliciesSchema>;
/** The name that the end-to-end tests use. */
export type OpenerPoliciesWish = OpenerPoliciesSetting;
type Policies = NonNullable<OpenerPoliciesSetting['policies']>;

/** Other opener policies for single browsers, to test the portal under another deployment's headers. */
export class OpenerPolicies {
  readonly #own = new PerBrowser<Policies>();

  set({ visitor: browserTag, policies }: OpenerPoliciesSetting): void {
    this.#own.set(browserTag, policies ?? undefined);
  }

  /** Adds the browser's policy to all responses of the portal's origin. */
  applyToPortal(app: FastifyInstance): void {
    app.addHook('onSend', async (request, reply) => {
      const own = this.#own.of(request.headers['user-agent']);
      if (!own) return;
      const policy = request.url.startsWith('/oidc/') ? own.callback : own.host;
      if (policy === 'none') reply.removeHeader(header);
      else reply.header(header, policy);
    });
  }

  /** Adds the browser's policy to all responses of the identity provider, those of its library included. */
  applyToProvider(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const policy = this.#own.of(request.headers['user-agent'])?.provider;
      if (policy === 'same-origin') reply.raw.setHeader(header, policy);
    });
  }
}
