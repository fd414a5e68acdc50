import type { Client, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { findAgentBySub } from '../api/index.ts';
import type { Database } from '../database/index.ts';
import type { Origin } from '../origins/origins.ts';
import { html } from '../page/html.ts';
import { messagePage, page } from '../page/layout.ts';
import type { IdentityStore } from './store.ts';

/** The portal's client id at the identity provider. */
export const clientId = 'agent-portal';

/** Text beside the logo on the provider's pages. */
export const product = 'Agent Portal';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Claims the portal asks for by the `claims` parameter (SGN-03), beside those of every id token. */
const agentClaims = ['email', 'agent_customer_id', 'agent_uuid', 'displayName'] as const;

/** Paths of the provider; the portal's configuration and the routes must agree on them. */
export const paths = {
  authorization: '/auth',
  token: '/token',
  endSession: '/session/end',
  jwks: '/jwks',
} as const;

interface Setting {
  readonly self: Origin;
  readonly portal: Origin;
  readonly db: Database;
  readonly store: IdentityStore;
}

/**
 * Returns the configuration of oidc-provider: one public client, code flow with proof key, refresh with rotation, no
 * consent page.
 */
export const settings = ({ self, portal, db, store }: Setting): Configuration => ({
  adapter: (kind: string) => store.adapter(kind),
  jwks: { keys: store.keys },
  clients: [
    {
      client_id: clientId,
      token_endpoint_auth_method: 'none',
      application_type: 'web',
      redirect_uris: [`${portal.url}/oidc/login-callback`],
      post_logout_redirect_uris: [`${portal.url}/oidc/logout-callback`],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
  ],
  scopes: ['openid', 'offline_access'],
  claims: { openid: ['sub'], email: ['email'], agent: agentClaims.slice(1) },
  findAccount: async (_context: KoaContextWithOIDC, sub: string) => {
    const agent = await findAgentBySub(db, sub);
    if (!agent) return undefined;
    const { password, ...claims } = agent;
    return { accountId: sub, claims: async () => claims };
  },
  features: {
    devInteractions: { enabled: false },
    claimsParameter: { enabled: true },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: signOutWithoutConfirmation,
      postLogoutSuccessSource: async (context: KoaContextWithOIDC) => {
        context.type = 'html';
        context.body = messagePage(product, 'You are logged out', 'You can close this window.');
      },
    },
  },
  renderError: async (context: KoaContextWithOIDC) => {
    context.type = 'html';
    context.body = messagePage(
      product,
      'This login cannot continue',
      'The request did not come from the portal. Close this window and log in again from the portal.',
    );
  },
  // the portal reads its claims from the id token; by the standard they would be in the userinfo answer only
  conformIdTokenClaims: false,
  // the portal refreshes its tokens without the scope offline_access (SES-04)
  issueRefreshToken: async (_context: KoaContextWithOIDC, client: Client) =>
    client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: true,
  clientBasedCORS: (_context: KoaContextWithOIDC, origin: string) => origin === portal.url,
  pkce: { required: () => true },
  routes: {
    authorization: paths.authorization,
    token: paths.token,
    end_session: paths.endSession,
    jwks: paths.jwks,
  },
  interactions: { url: (_context: KoaContextWithOIDC, { uid }: { uid: string }) => `/interaction/${uid}` },
  cookies: {
    keys: [store.cookieSecret],
    // cookies ignore ports, so two running sandboxes need different names
    names: {
      session: `portal_idp_${self.port}_session`,
      interaction: `portal_idp_${self.port}_interaction`,
      resume: `portal_idp_${self.port}_resume`,
    },
    long: { httpOnly: true, sameSite: 'lax', signed: true },
    short: { httpOnly: true, sameSite: 'lax', signed: true },
  },
  ttl: {
    // longer than the portal’s session: only the portal ends sessions, even when a test moves its clock
    AccessToken: 4 * hour,
    IdToken: 4 * hour,
    AuthorizationCode: minute,
    Interaction: hour,
    RefreshToken: 14 * day,
    Session: 14 * day,
    Grant: 14 * day,
  },
  loadExistingGrant: grantWithoutConsent,
});

/** Grants the portal's scope and claims without a consent page, because it is a first-party client. */
async function grantWithoutConsent({ oidc }: KoaContextWithOIDC) {
  const { provider, client, session } = oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known && (await provider.Grant.find(known));
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email');
  grant.addOIDCClaims([...agentClaims]);
  await grant.save();
  return grant;
}

/** Signs out without asking again: the agent has chosen Logout in the portal (SGN-17). */
async function signOutWithoutConfirmation(context: KoaContextWithOIDC, form: string) {
  const [, action = '', xsrf = ''] = /action="([^"]*)".*name="xsrf" value="([^"]*)"/.exec(form) ?? [];
  context.type = 'html';
  context.body = page({
    title: 'Logging out',
    product,
    script: '/assets/submit-form.js',
    body: html`<h1>Logging out…</h1>
<form class="form" method="post" action="${action}">
<input type="hidden" name="xsrf" value="${xsrf}"><input type="hidden" name="logout" value="yes">
<noscript><button class="button button--primary">Log out</button></noscript>
</form>`,
  });
}
