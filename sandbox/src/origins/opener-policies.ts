import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { Visitors } from './per-browser.ts';

const header = 'cross-origin-opener-policy';

/** A wish for a visitor: which `Cross-Origin-Opener-Policy` pages of each kind send; without kinds as ever. */
export const openerPoliciesWish = z.strictObject({
  visitor: z.string().regex(/^\S+$/, 'one word'),
  policies: z
    .strictObject({
      host: z.enum(['none', 'same-origin-allow-popups', 'same-origin']),
      provider: z.enum(['none', 'same-origin']),
      callback: z.enum(['none', 'same-origin-allow-popups', 'same-origin']),
    })
    .nullable(),
});

export type OpenerPoliciesWish = z.output<typeof openerPoliciesWish>;
type Policies = NonNullable<OpenerPoliciesWish['policies']>;

/** For whom portal and identity provider are deployed with other opener policies than ours. */
export class OpenerPolicies {
  readonly #own = new Visitors<Policies>();

  set({ visitor, policies }: OpenerPoliciesWish): void {
    this.#own.set(visitor, policies ?? undefined);
  }

  /** Has the portal's origin send what a visitor is to get. */
  ofPortal(app: FastifyInstance): void {
    app.addHook('onSend', async (request, reply) => {
      const own = this.#own.of(request.headers['user-agent']);
      if (!own) return;
      const policy = request.url.startsWith('/oidc/') ? own.callback : own.host;
      if (policy === 'none') reply.removeHeader(header);
      else reply.header(header, policy);
    });
  }

  /** Has the identity provider's origin send it, also where its library answers by itself. */
  ofProvider(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const policy = this.#own.of(request.headers['user-agent'])?.provider;
      if (policy === 'same-origin') reply.raw.setHeader(header, policy);
    });
  }
}
