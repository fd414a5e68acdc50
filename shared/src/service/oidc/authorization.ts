import type { IdentityProvider } from './provider.ts';

/** Claims that the id token must contain (SGN-03). */
const requestedClaims = [
  'sub',
  'iss',
  'auth_time',
  'email',
  'agent_customer_id',
  'agent_uuid',
  'displayName',
] as const;

/** Input of `authorizationUrl`. */
interface AuthorizationRequest {
  readonly provider: Pick<IdentityProvider, 'authorizationEndpoint' | 'clientId' | 'scope'>;
  readonly redirectUri: string;
  /** S256 challenge of the stored code verifier. */
  readonly challenge: string;
  readonly state: string;
  readonly nonce: string;
  /** Maximum age of the sign-in at the provider, in seconds; with it the provider must state the time. Default: not sent. */
  readonly maxAge?: number;
}

/**
 * Returns the URL of the identity provider that the sign-in window opens (SGN-02, SGN-03), with the request's PKCE
 * challenge, state and nonce.
 */
export function authorizationUrl(request: AuthorizationRequest): string {
  const url = new URL(request.provider.authorizationEndpoint);
  const parameters = {
    client_id: request.provider.clientId,
    response_type: 'code',
    redirect_uri: request.redirectUri,
    scope: request.provider.scope,
    prompt: 'login',
    display: 'popup',
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
    claims: JSON.stringify({ id_token: Object.fromEntries(requestedClaims.map((claim) => [claim, null])) }),
    state: request.state,
    nonce: request.nonce,
    ...(request.maxAge === undefined ? {} : { max_age: String(request.maxAge) }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Returns the address of the portal's page to which the identity provider sends the sign-in window:
 * `<origin>/oidc/login-callback`. `origin` is the portal's.
 */
export function loginCallbackUri(origin: string): string {
  return `${origin}/oidc/login-callback`;
}

/** Path of the portal's page that opens the provider's logout page, and to which that returns. */
export const logoutCallbackPath = '/oidc/logout-callback';

/** A form of hidden fields. */
export interface FormPost {
  /** The address that the form is posted to. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Returns the request that ends the provider's session and then opens the logout callback (SGN-17): a form, which leaves
 * the id token in no address and no browser history, or an address for a provider that accepts no form.
 */
export function endSessionRequest(
  provider: Pick<IdentityProvider, 'endSessionEndpoint' | 'clientId' | 'logoutMethod'>,
  idToken: string,
  origin: string,
): FormPost | string {
  const fields = {
    id_token_hint: idToken,
    post_logout_redirect_uri: origin + logoutCallbackPath,
    client_id: provider.clientId,
  };
  if (provider.logoutMethod === 'post') return { action: provider.endSessionEndpoint, fields };
  const url = new URL(provider.endSessionEndpoint);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
