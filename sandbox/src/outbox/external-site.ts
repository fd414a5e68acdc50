import type { FastifyInstance } from 'fastify';
import type { IdTokenVerifier } from '../identity-provider/index.ts';
import { createOriginApp } from '../origins/app.ts';
import type { Origin } from '../origins/origins.ts';
import { addPageAssets } from '../page/assets.ts';
import { html } from '../page/html.ts';
import { page } from '../page/layout.ts';
import { sendPage } from '../page/send-page.ts';

/** A token has three base64url parts. The parameter's name is not known, so the token is found by its form. */
const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;

interface Options {
  readonly self: Origin;
  readonly verify: IdTokenVerifier;
  /** Origin of the portal. When given, a page of an account can report a change to the window that opened it. */
  readonly notifies?: string;
}

const notifyScript = new URL('./tell-opener.js', import.meta.url);

/**
 * Builds a server that simulates an external site which the portal opens. It shows what arrived, but never the token,
 * which `verify` checks. With `notifies` its page can report a changed account to the portal.
 */
export async function createExternalSite({ self, verify, notifies }: Options): Promise<FastifyInstance> {
  const app = createOriginApp();
  await addPageAssets(app, notifies === undefined ? {} : { 'tell-opener.js': notifyScript });
  const title = self.label.charAt(0).toUpperCase() + self.label.slice(1);

  app.get('/*', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, self.url);
    const token = [...searchParams.values()].find((value) => tokenShape.test(value));
    const agent = token === undefined ? undefined : await verify(token);
    const account = /^\/accounts\/([^/]+)$/.exec(pathname)?.[1];
    const canNotify = notifies !== undefined && account !== undefined;
    const verdict = token === undefined ? 'missing' : agent ? 'present and valid' : 'present, but not valid';
    return sendPage(
      reply,
      page({
        title,
        product: title,
        body: html`<h1>${title}</h1><p class="lead">This page replaces the external site. It shows what the portal sent.</p>
<dl class="card facts"><dt>Path</dt><dd>${pathname}</dd><dt>Id token</dt><dd>${verdict}</dd><dt>Agent</dt><dd>${agent?.email ?? 'unknown'}</dd><dt>Referrer</dt><dd>${request.headers.referer ?? 'none'}</dd></dl>${
          canNotify
            ? html`<p><button class="button button--primary" id="record" data-to="${notifies}" data-account="${account}">Record a transaction</button></p>`
            : undefined
        }`,
        ...(canNotify ? { script: '/assets/tell-opener.js' } : {}),
      }),
    );
  });
  return app;
}
